import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { Band } from "../../components/container";
import { size } from "../../design/tokens";
import { ClientQuote } from "../service/testimonials";

const band = css({
  "& figure": { maxWidth: "46rem", marginInlineStart: "auto" },
  "& blockquote": { fontSize: size.h3, lineHeight: 1.3 },
});

/** What one client said: with no other beside it, in large type. */
export const SingleQuote = (testimonial: ComponentProps<typeof ClientQuote>) => (
  <Band narrow css={band}>
    <ClientQuote {...testimonial} />
  </Band>
);
