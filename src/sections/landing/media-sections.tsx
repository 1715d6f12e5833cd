/** Sections of landing pages with pictures and films. */
import { css } from "@emotion/react";
import { Section } from "../../components/container";
import { Paragraphs } from "../../components/paragraphs";
import { RichText } from "../../components/rich-text";
import { SectionHeading } from "../../components/section-heading";
import { above, color, size, space } from "../../design/tokens";
import { PictureSlot } from "../shared/picture-slot";
import type { LandingSection, Placed } from "./section-fields";

type Of<Name extends LandingSection["__typename"]> = Extract<LandingSection, { __typename: Name }> & Placed;

const styles = {
  picture: css({ margin: 0, display: "grid", gap: space.small }),
  beside: css({
    "& > div": {
      display: "grid",
      gap: `${space.large} ${space.huge}`,
      alignItems: "center",
      [above.medium]: { gridTemplateColumns: "repeat(2,minmax(0,1fr))" },
    },
  }),
  right: css({ [above.medium]: { "& figure": { order: 1 } } }),
  logos: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `${space.medium} ${space.huge}`,
    "& img": { display: "block", height: "2.5rem", width: "auto", maxWidth: "100%" },
  }),
  caption: css({ fontSize: size.small, color: color.muted }),
};

/** A picture, with text next to it if it has any. */
export const Picture = ({ id, image, caption, besideHtml, side }: Of<"PictureSection">) => (
  <Section narrow id={id} css={besideHtml ? [styles.beside, side === "right" && styles.right] : undefined}>
    <figure css={styles.picture}>
      <PictureSlot image={image} sizes="(min-width: 86rem) 82rem, 92vw">
        {null}
      </PictureSlot>
      {caption && (
        <figcaption css={styles.caption}>
          <Paragraphs text={caption} />
        </figcaption>
      )}
    </figure>
    {besideHtml && <RichText html={besideHtml} />}
  </Section>
);

/** A film; nothing is loaded from its host before the press. */
export const Film = ({ id, title, text, html }: Of<"FilmSection">) => (
  <Section narrow id={id} labelledBy={`${id}-title`}>
    <SectionHeading id={`${id}-title`} title={title} text={text} />
    <RichText html={html} />
  </Section>
);

/** A row of logos. */
export const Logos = ({ id, logosTitle, logos }: Of<"LogosSection">) => (
  <Section narrow id={id} labelledBy={logosTitle ? `${id}-title` : undefined}>
    {logosTitle && <SectionHeading id={`${id}-title`} title={logosTitle} />}
    <ul role="list" css={styles.logos}>
      {logos.map(({ name, fileUrl, fileRatio }, index) => (
        <li key={index}>
          {fileUrl && <img src={fileUrl} alt={name} height={40} width={Math.round(40 * (fileRatio ?? 1))} />}
        </li>
      ))}
    </ul>
  </Section>
);
