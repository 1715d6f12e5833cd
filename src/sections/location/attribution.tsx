import { css } from "@emotion/react";
import { color, size, space } from "../../design/tokens";
import { InlineParagraphs } from "../../components/paragraphs";

const text = css({ marginTop: space.large, fontSize: size.small, color: color.muted });

const link = css({ display: "inline-block", paddingBlock: space.hair });

/** Source of the data, as its licence requires. */
export const Attribution = ({ text: words, url }: { text: string; url: string }) => (
  <p css={text}>
    <a href={url} css={link}>
      <InlineParagraphs text={words} />
    </a>
  </p>
);
