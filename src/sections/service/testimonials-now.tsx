import { css } from "@emotion/react";
import { columnsFor } from "../../components/card";
import { SectionHeading } from "../../components/section-heading";
import { Paragraphs } from "../../components/paragraphs";
import { above, BREAKPOINTS, color, size, space } from "../../design/tokens";
import { ClientQuote } from "./client-quote";

const styles = {
  grid: css({
    display: "grid",
    gap: space.large,
    [above.medium]: { gridTemplateColumns: "repeat(var(--columns),minmax(0,1fr))" },
    // On phones side by side, with the next one in sight.
    [`@media screen and (max-width:${BREAKPOINTS.small}em)`]: {
      gridAutoFlow: "column",
      gridAutoColumns: "88%",
      gap: space.base,
      overflowX: "auto",
      scrollSnapType: "x mandatory",
      "& > *": { scrollSnapAlign: "start" },
    },
  }),
  notice: css({ fontSize: size.small, color: color.muted, marginTop: space.base }),
};

/** On phones it scrolls, by keyboard too. */
const scrolled = { role: "group", tabIndex: 0 };

interface TestimonialsProps {
  title: string;
  text?: string | null;
  items: readonly Queries.TestimonialFragment[];
  sampleNotice: string;
}

/** Testimonials; samples are labelled and explained. */
export const Testimonials = ({ title, text, items, sampleNotice }: TestimonialsProps) => (
  <div>
    <section id="clients" aria-labelledby="clients-title">
      <SectionHeading id="clients-title" title={title} text={text} />
      <div
        {...scrolled}
        aria-labelledby="clients-title"
        css={styles.grid}
        style={{ "--columns": columnsFor(items.length) }}
      >
        {items.map((item, index) => (
          <ClientQuote key={index} {...item} />
        ))}
      </div>
      {items.some(({ sample }) => sample) && <Paragraphs css={styles.notice} text={sampleNotice} />}
    </section>
  </div>
);
