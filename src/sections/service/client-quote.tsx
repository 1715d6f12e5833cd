import { graphql } from "gatsby";
import { Quote } from "../../components/quote";
import { fillIn } from "content-kit/lib/placeholders";
import { labels } from "../../site-data";

export const query = graphql`
  fragment Testimonial on Testimonial {
    name
    client
    location
    content
    result
    rating
    offer
    sample
  }
`;

/** A testimonial with its labels. */
export const ClientQuote = ({ sample, ...testimonial }: Queries.TestimonialFragment) => (
  <Quote
    {...testimonial}
    ratingLabel={fillIn(labels.rating, { rating: testimonial.rating })}
    sampleLabel={sample ? (labels.sampleQuote ?? labels.sample) : undefined}
  />
);
