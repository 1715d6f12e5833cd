import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../../components/container";
import { Paragraphs } from "../../components/paragraphs";
import { SmartLink } from "../../components/smart-link";
import { color, size, space } from "../../design/tokens";

export const query = graphql`
  fragment OwnText on City {
    about
    quote {
      text
      name
    }
    event {
      title
      date
      dateText
      link
    }
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
export const OwnText = ({ title, city: { about, quote, event } }: OwnTextProps) =>
  about || quote || event ? (
    <Section tone="mist" narrow>
      <h2>{title}</h2>
      {about && <Paragraphs text={about.join("\n\n")} />}
      {quote && (
        <figure css={styles.quote}>
          <blockquote>{quote.text}</blockquote>
          <figcaption css={styles.note}>{quote.name}</figcaption>
        </figure>
      )}
      {event && (
        <p css={styles.event}>
          <time dateTime={event.date}>{event.dateText}</time>
          {": "}
          {event.link ? <SmartLink to={event.link}>{event.title}</SmartLink> : event.title}
        </p>
      )}
    </Section>
  ) : null;
