import { css } from "@emotion/react";
import { Card, CardList, columnsFor } from "../../components/card";
import { SectionHeading } from "../../components/section-heading";
import { SmartLink } from "../../components/smart-link";
import { Paragraphs } from "../../components/paragraphs";
import { color, size } from "../../design/tokens";

const styles = {
  title: css({
    fontSize: size.h4,
    "& a": {
      display: "inline-block",
      paddingBlock: "0.15rem",
      marginBlock: "-0.15rem",
      textDecorationColor: color.edge,
      "&:hover": { color: color.vital },
    },
  }),
  text: css({ color: color.muted }),
};

interface LocalServicesProps {
  title: string;
  services: readonly { title: string; text: string; to: string | null }[];
  /** For each service, a sentence of what is known of the place. */
  facts?: readonly (string | null)[];
}

/** The six services as they are called in a place; those that have a page lead to it. */
export const LocalServices = ({ title, services, facts = [] }: LocalServicesProps) => (
  <>
    <SectionHeading id="services" title={title} />
    <CardList look="lined" columns={columnsFor(services.length)}>
      {services.map((item, index) => (
        <Card key={index} look="lined">
          <h3 css={styles.title}>{item.to ? <SmartLink to={item.to}>{item.title}</SmartLink> : item.title}</h3>
          <Paragraphs css={styles.text} text={[item.text, facts[index]].filter(Boolean).join(" ")} />
        </Card>
      ))}
    </CardList>
  </>
);

/** The services with the names of the place filled in. */
export const localized = <S extends { title: string; text: string }>(
  services: readonly S[],
  fill: (text: string) => string,
): S[] => services.map((service) => ({ ...service, text: fill(service.text) }));
