import { Fragment } from "react";
import { css } from "@emotion/react";
import { paragraphsOf } from "content-kit/lib/paragraphs";

const further = css({ marginTop: "0.75em" });

interface ParagraphsProps {
  text: string;
  className?: string;
}

/** Plain text with a `<p>` for each paragraph. */
export const Paragraphs = ({ text, className }: ParagraphsProps) => (
  <>
    {paragraphsOf(text).map((paragraph, index) =>
      index === 0 ? (
        <p key={index} className={className}>
          {paragraph}
        </p>
      ) : (
        <p key={index} className={className} css={further}>
          {paragraph}
        </p>
      ),
    )}
  </>
);

/** The same with inline elements only, separated by empty lines. */
export const InlineParagraphs = ({ text }: Pick<ParagraphsProps, "text">) => (
  <>
    {paragraphsOf(text).map((paragraph, index) => (
      <Fragment key={index}>
        {index > 0 && (
          <>
            <br />
            <br />
          </>
        )}
        {paragraph}
      </Fragment>
    ))}
  </>
);
