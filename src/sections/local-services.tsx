import { css } from "@emotion/react";
import { SectionHeading } from "../components/section-heading";
import { SmartLink } from "../components/smart-link";
import { above, color, size, space } from "../design/tokens";

const styles = {
  grid: css({
    display: "grid",
    gap: `${space.large} ${space.huge}`,
    [above.small]: { gridTemplateColumns: "1fr 1fr" },
    [above.large]: { gridTemplateColumns: "repeat(3,1fr)" },
  }),
  item: css({
    borderTop: `2px solid ${color.ink}`,
    paddingTop: space.base,
    display: "grid",
    alignContent: "start",
    gap: space.tiny,
  }),
  title: css({
    fontSize: size.h4,
    "& a": {
      display: "inline-block",
      paddingBlock: "0.15rem",
      textDecorationColor: color.edge,
      "&:hover": { color: color.vital },
    },
  }),
  text: css({ color: color.muted }),
};

interface LocalServicesProps {
  title: string;
  services: readonly { title: string; text: string; service: { path: string } | null }[];
  /** For each service, a sentence of what is known of the place. */
  facts?: readonly (string | null)[];
}

/** The six services as they are called in a place; those that have a page lead to it. */
export const LocalServices = ({ title, services, facts = [] }: LocalServicesProps) => (
  <>
    <SectionHeading id="services" title={title} />
    <ul role="list" css={styles.grid}>
      {services.map((item, index) => (
        <li key={index} css={styles.item}>
          <h3 css={styles.title}>
            {item.service ? <SmartLink to={item.service.path}>{item.title}</SmartLink> : item.title}
          </h3>
          <p css={styles.text}>{[item.text, facts[index]].filter(Boolean).join(" ")}</p>
        </li>
      ))}
    </ul>
  </>
);

/** The services with the names of the place filled in. */
export const localized = <S extends { title: string; text: string }>(
  services: readonly S[],
  fill: (text: string) => string,
): S[] => services.map((service) => ({ ...service, text: fill(service.text) }));
