import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { SmartLink } from "../../components/smart-link";
import { InlineParagraphs } from "../../components/paragraphs";
import { above, color, font, motion, size, space, weight } from "../../design/tokens";
import { UnpublishedBadge } from "../shared/unpublished";

export const query = graphql`
  fragment ServiceLine on Service {
    path
    unpublished {
      ...Unpublished
    }
    title
    desc
  }
`;

const styles = {
  list: css({ borderTop: `2px solid ${color.ink}` }),
  link: css({
    display: "grid",
    gap: `${space.tiny} ${space.large}`,
    gridTemplateColumns: "1fr auto",
    alignItems: "baseline",
    paddingBlock: space.medium,
    borderBottom: `1px solid ${color.line}`,
    textDecoration: "none",
    [above.medium]: { gridTemplateColumns: "minmax(12rem,2fr) 3fr auto" },
    "&:hover": { color: color.vital },
    "&:hover [data-arrow]": { translate: "0.35rem 0" },
  }),
  title: css({ font: `${weight.bold} ${size.h3}/1.1 ${font.display}`, letterSpacing: "-.02em" }),
  desc: css({ color: color.muted, gridRow: 2, gridColumn: "1 / -1", [above.medium]: { gridRow: 1, gridColumn: 2 } }),
  arrow: css({ color: color.vital, transition: `translate ${motion.quick}`, [above.medium]: { gridColumn: 3 } }),
};

interface ServiceListProps {
  services: readonly Queries.ServiceLineFragment[];
  /** Accessible name of the links. */
  linkLabel?: string;
  headingLevel?: "h2" | "h3";
}

/** Services as a ruled list: name, sentence, link. */
export const ServiceList = ({ services, linkLabel, headingLevel: Heading = "h3" }: ServiceListProps) => (
  <ul role="list" css={styles.list}>
    {services.map(({ path, title, desc, unpublished }, index) => (
      <li key={index}>
        <SmartLink to={path} css={styles.link}>
          <Heading css={styles.title}>{title}</Heading>
          <p css={styles.desc}>
            <InlineParagraphs text={desc} /> <UnpublishedBadge unpublished={unpublished} />
          </p>
          <span css={styles.arrow} data-arrow="">
            {linkLabel && <span className="visually-hidden">{linkLabel}</span>}
            <span aria-hidden="true">→</span>
          </span>
        </SmartLink>
      </li>
    ))}
  </ul>
);
