import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Section } from "../../components/container";
import { SectionHeading } from "../../components/section-heading";
import { drawnMap } from "../../components/drawn-map";
import { above, color, radius, space } from "../../design/tokens";
import { site } from "../../site-data";

export const query = graphql`
  fragment ContactMap on ContactMap {
    title
    text
    load
    notice
    open
    drawingUrl
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
    display: "block",
    width: "100%",
    height: "clamp(18rem,40vw,28rem)",
    border: `1px solid ${color.line}`,
    borderRadius: radius.base,
    background: color.mist,
  }),
  address: css({ fontStyle: "normal", textWrap: "balance" }),
  link: css({ display: "inline-block", paddingBlock: space.hair }),
  words: css({ display: "grid", gap: space.base, alignContent: "start" }),
};

interface AreaMapProps extends Queries.ContactMapFragment {
  area: Queries.MapAreaFragment;
}

/**
 * A frame with the drawn map, whose link loads the maps service in the same frame. No script, and no request before
 * the click.
 */
export const AreaMap = ({ title, text, load, notice, open, drawingUrl, area }: AreaMapProps) => (
  <Section tone="mist" labelledBy="map">
    <div css={styles.grid}>
      <div css={styles.words}>
        <SectionHeading id="map" title={title} text={text} />
        <address css={styles.address}>{site.address.lines.join(", ")}</address>
        <p>
          <a href={area.linkUrl} rel="noreferrer" css={styles.link}>
            {open}
          </a>
        </p>
      </div>
      <iframe
        css={styles.frame}
        title={title}
        loading="lazy"
        referrerPolicy="no-referrer"
        srcDoc={drawnMap({
          language: site.language,
          area: area.area,
          address: area.embedUrl,
          load,
          notice,
          drawing: drawingUrl,
        })}
      />
    </div>
  </Section>
);
