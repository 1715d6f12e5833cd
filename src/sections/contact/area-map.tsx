import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { buttonStyles } from "../../components/button";
import { Section } from "../../components/container";
import { Paragraphs } from "../../components/paragraphs";
import { SectionHeading } from "../../components/section-heading";
import { above, color, radius, space } from "../../design/tokens";
import { site } from "../../site-data";

export const query = graphql`
  fragment ContactMap on ContactMap {
    title
    text
    open
    consent {
      text
      load
    }
  }
  fragment MapArea on MapArea {
    area
    embedUrl
    linkUrl
  }
`;

const styles = {
  grid: css({ display: "grid", gap: space.large, [above.medium]: { gridTemplateColumns: "4fr 8fr" } }),
  frame: css({
    width: "100%",
    height: "clamp(18rem,40vw,28rem)",
    border: `1px solid ${color.line}`,
    borderRadius: radius.base,
    background: color.mist,
  }),
  address: css({ fontStyle: "normal", textWrap: "balance" }),
  link: css({ display: "inline-block", paddingBlock: space.hair }),
  words: css({ display: "grid", gap: space.base, alignContent: "start", justifyItems: "start" }),
};

interface AreaMapProps extends Queries.ContactMapFragment {
  area: Queries.MapAreaFragment;
}

/** The maps service in a frame; for an agency that asks first, a link loads it there. No script. */
export const AreaMap = ({ title, text, open, consent, area }: AreaMapProps) => (
  <Section tone="mist" labelledBy="map">
    <div css={styles.grid}>
      <div css={styles.words}>
        <SectionHeading id="map" title={title} text={text} />
        <address css={styles.address}>{site.address.lines.join(", ")}</address>
        {consent && (
          <div css={styles.words}>
            <Paragraphs text={consent.text} />
            <a href={area.embedUrl} target="map-frame" referrerPolicy="no-referrer" css={buttonStyles()}>
              {consent.load}
            </a>
          </div>
        )}
        <p>
          <a href={area.linkUrl} rel="noreferrer" css={styles.link}>
            {open}
          </a>
        </p>
      </div>
      <iframe
        css={styles.frame}
        name="map-frame"
        title={`${title}: ${area.area}`}
        loading="lazy"
        referrerPolicy="no-referrer"
        src={consent ? undefined : area.embedUrl}
      />
    </div>
  </Section>
);
