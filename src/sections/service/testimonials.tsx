import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { columnsFor } from "../../components/card";
import { Quote } from "../../components/quote";
import { SectionHeading } from "../../components/section-heading";
import { Paragraphs } from "../../components/paragraphs";
import { fillIn } from "../../content-model/fields/placeholders";
import { above, color, size, space } from "../../design/tokens";
import { labels } from "../../site-data";

export const query = graphql`
  fragment Testimonial on Testimonial {
    name
    practice
    location
    content
    result
    rating
    treatment
    sample
  }
`;

const styles = {
  grid: css({
    display: "grid",
    gap: space.large,
    [above.medium]: { gridTemplateColumns: "repeat(var(--columns),minmax(0,1fr))" },
  }),
  notice: css({ fontSize: size.small, color: color.muted, marginTop: space.base }),
};

/** A testimonial with its labels. */
export const ClientQuote = ({ sample, ...testimonial }: Queries.TestimonialFragment) => (
  <Quote
    {...testimonial}
    ratingLabel={fillIn(labels.rating, { rating: testimonial.rating })}
    sampleLabel={sample ? (labels.sampleQuote ?? labels.sample) : undefined}
  />
);

interface TestimonialsProps {
  title: string;
  text?: string | null;
  items: readonly Queries.TestimonialFragment[];
  sampleNotice: string;
}

/** Testimonials; samples are labelled and explained. */
export const Testimonials = ({ title, text, items, sampleNotice }: TestimonialsProps) => (
  <section id="clients" aria-labelledby="clients-title">
    <SectionHeading id="clients-title" title={title} text={text} />
    <div css={styles.grid} style={{ "--columns": columnsFor(items.length) }}>
      {items.map((item, index) => (
        <ClientQuote key={index} {...item} />
      ))}
    </div>
    {items.some(({ sample }) => sample) && <Paragraphs css={styles.notice} text={sampleNotice} />}
  </section>
);
