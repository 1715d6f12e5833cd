import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Illustration } from "../../components/illustration";
import { LARGE_WORDS } from "../../components/illustration/parts";
import { InlineParagraphs } from "../../components/paragraphs";
import { SmartLink } from "../../components/smart-link";
import { above, color, font, motion, radius, size, space, weight } from "../../design/tokens";
import { PictureSlot } from "../shared/picture-slot";
import { PriceFrom } from "../shared/price-from";
import { UnpublishedBadge } from "../shared/unpublished";

export const query = graphql`
  fragment Illustration on Illustration {
    kind
    description
    title
    items {
      label
      note
      amount
    }
  }
  fragment ServiceCard on Service {
    path
    unpublished {
      ...Unpublished
    }
    title
    desc
    illustration {
      ...Illustration
    }
    image {
      ...Picture
    }
    pricing {
      lowest
    }
  }
`;

const styles = {
  list: css({
    display: "grid",
    gap: space.large,
    // With an odd number the first is as wide as two, so that none is left alone.
    [above.tablet]: {
      gridTemplateColumns: "repeat(2,minmax(0,1fr))",
      "& > :first-of-type:nth-last-of-type(odd)": { gridColumn: "1 / -1" },
    },
    [above.medium]: {
      gridTemplateColumns: "repeat(6,minmax(0,1fr))",
      "& > li, & > :first-of-type:nth-last-of-type(odd)": { gridColumn: "span var(--span)" },
    },
  }),
  card: css({ display: "grid", gap: space.tiny, gridTemplateRows: "1fr auto" }),
  link: css({
    display: "grid",
    gridTemplateRows: "auto auto 1fr",
    gap: space.tiny,
    textDecoration: "none",
    "&:hover": { color: color.vital },
    "&:hover [data-arrow]": { translate: "0.35rem 0" },
  }),
  ground: css({
    display: "grid",
    alignItems: "center",
    padding: space.box,
    marginBottom: space.tiny,
    borderRadius: radius.large,
    background: color.mist,
    overflow: "hidden",
    // On its ground the quiet parts of a drawing are as light as the page.
    "& > svg": { maxWidth: "26rem", marginInline: "auto", "--mist": color.paper, ...LARGE_WORDS },
  }),
  photograph: css({ aspectRatio: "4 / 3", marginBottom: space.tiny, borderRadius: radius.large }),
  title: css({
    display: "flex",
    justifyContent: "space-between",
    font: `${weight.bold} ${size.h3}/1.1 ${font.display}`,
    letterSpacing: "-.02em",
  }),
  desc: css({ color: color.muted, maxWidth: "34rem" }),
  arrow: css({ color: color.vital, transition: `translate ${motion.quick}` }),
};

/** Columns of six for each card: rows of three, after as many rows of two as none is left alone. */
const spanOf = (index: number, count: number): number => {
  if (count === 1) return 6;
  const inPairs = [0, 4, 2][count % 3] ?? 0;
  return index < inPairs ? 3 : 2;
};

interface ServiceCardsProps {
  services: readonly Queries.ServiceCardFragment[];
  /** The words of the link, for those who hear only links. */
  linkLabel?: string;
  headingLevel?: "h2" | "h3";
}

/** The services as cards: what each does as a drawing, its name, and one sentence. */
export const ServiceCards = ({ services, linkLabel, headingLevel: Heading = "h3" }: ServiceCardsProps) => (
  <ul role="list" css={styles.list}>
    {services.map(({ path, title, desc, unpublished, illustration, image, pricing }, index) => (
      <li key={index} css={styles.card} style={{ "--span": spanOf(index, services.length) }}>
        <SmartLink to={path} css={styles.link}>
          <PictureSlot image={image} sizes="(min-width: 60em) 40vw, 92vw" css={styles.photograph}>
            {illustration && (
              <div css={styles.ground}>
                <Illustration kind={illustration.kind} title={illustration.title} items={illustration.items} />
              </div>
            )}
          </PictureSlot>
          <Heading css={styles.title}>
            {title}
            <span css={styles.arrow} data-arrow="" aria-hidden="true">
              →
            </span>
          </Heading>
          <p css={styles.desc}>
            <InlineParagraphs text={desc} /> <UnpublishedBadge unpublished={unpublished} />
            {linkLabel && <span className="visually-hidden">{linkLabel}</span>}
          </p>
        </SmartLink>
        <PriceFrom lowest={pricing?.lowest} />
      </li>
    ))}
  </ul>
);
