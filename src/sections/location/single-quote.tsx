import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { Section } from "../../components/container";
import { size } from "../../design/tokens";
import { ClientQuote } from "../service/client-quote";

const section = css({
  "& figure": { maxWidth: "46rem", marginInlineStart: "auto" },
  "& blockquote": { fontSize: size.h3, lineHeight: 1.3 },
});

/** A single testimonial in large type. */
export const SingleQuote = (testimonial: ComponentProps<typeof ClientQuote>) => (
  <Section narrow css={section}>
    <ClientQuote {...testimonial} />
  </Section>
);
