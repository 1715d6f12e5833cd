import { css } from "@emotion/react";
import { Container } from "../../components/container";
import { RichText } from "../../components/rich-text";
import { above, space } from "../../design/tokens";

/** Aligned with the sections below, which are next to their table of contents. */
const intro = css({
  paddingBlock: space.huge,
  [above.large]: { "& > *": { marginInlineStart: `calc(13rem + ${space.huge})` } },
});

/** Introduction of a service's page. */
export const ServiceIntro = ({ html }: { html: string }) => (
  <Container css={intro}>
    <RichText html={html} />
  </Container>
);
