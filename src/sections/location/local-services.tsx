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
  services: readonly { title: string; text: string | null; to: string | null }[];
}

/** The services in a place, linked if they have a page. */
export const LocalServices = ({ title, services }: LocalServicesProps) => (
  <>
    <SectionHeading id="services" title={title} />
    <CardList look="lined" columns={columnsFor(services.length)}>
      {services.map((item, index) => (
        <Card key={index} look="lined">
          <h3 css={styles.title}>{item.to ? <SmartLink to={item.to}>{item.title}</SmartLink> : item.title}</h3>
          {item.text && <Paragraphs css={styles.text} text={item.text} />}
        </Card>
      ))}
    </CardList>
  </>
);

/** The services with the place's names filled in. */
export const localized = <S extends { text: string }>(services: readonly S[], fill: (text: string) => string): S[] =>
  services.map((service) => ({ ...service, text: fill(service.text) }));
