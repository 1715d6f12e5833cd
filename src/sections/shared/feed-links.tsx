import { css } from "@emotion/react";
import { color, size, space, weight } from "../../design/tokens";
import { Paragraphs } from "../../components/paragraphs";

const styles = {
  block: css({
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `${space.tiny} ${space.medium}`,
    marginTop: space.huge,
    paddingTop: space.base,
    borderTop: `1px solid ${color.line}`,
    fontSize: size.small,
    color: color.muted,
  }),
  link: css({ color: color.vital, fontWeight: weight.bold, paddingBlock: space.tiny }),
};

interface FeedLinksProps {
  /** Introduction of the links. */
  text: string;
  links: readonly { label: string; path: string }[];
}

/** Feeds of an area of the site. */
export const FeedLinks = ({ text, links }: FeedLinksProps) => (
  <div css={styles.block}>
    <Paragraphs text={text} />
    {links.map(({ label, path }) => (
      // Feeds are files, not pages for client-side navigation.
      <a key={path} href={path} css={styles.link}>
        {label}
      </a>
    ))}
  </div>
);
