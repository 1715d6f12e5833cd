import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../../components/container";
import { Paragraphs } from "../../components/paragraphs";
import { SmartLink } from "../../components/smart-link";
import { color, size, space } from "../../design/tokens";

export const query = graphql`
  fragment OwnText on City {
    about
    quote
    quoteBy
    event
    eventDate
    eventDateText
    eventLink
  }
`;

const styles = {
  quote: css({ margin: `${space.medium} 0 0`, "& blockquote": { fontSize: size.h4 } }),
  note: css({ color: color.muted }),
  event: css({ marginTop: space.medium }),
};

interface OwnTextProps {
  title: string;
  city: Queries.OwnTextFragment;
}

/** What editors know of one city: a text, a client's words, an event. Nothing without one of them. */
export const OwnText = ({ title, city }: OwnTextProps) => {
  const { about, quote, quoteBy, event, eventDate, eventDateText, eventLink } = city;
  if (!about && !quote && !event) return null;
  return (
    <Section tone="mist" narrow>
      <h2>{title}</h2>
      {about && <Paragraphs text={about} />}
      {quote && (
        <figure css={styles.quote}>
          <blockquote>{quote}</blockquote>
          {quoteBy && <figcaption css={styles.note}>{quoteBy}</figcaption>}
        </figure>
      )}
      {event && (
        <p css={styles.event}>
          {eventDate && <time dateTime={eventDate}>{`${eventDateText}: `}</time>}
          {eventLink ? <SmartLink to={eventLink}>{event}</SmartLink> : event}
        </p>
      )}
    </Section>
  );
};
