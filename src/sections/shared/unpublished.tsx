import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Badge } from "../../components/badge";
import { Container } from "../../components/container";
import { fillIn } from "content-kit/lib/placeholders";
import { space } from "../../design/tokens";
import { labels } from "../../site-data";

export const query = graphql`
  fragment Unpublished on Unpublished {
    state
    dateText
  }
`;

const badge = css({ justifySelf: "start" });
const strip = css({ paddingTop: space.small });

interface UnpublishedProps {
  /** Why it is unpublished; null if published. */
  unpublished: Queries.UnpublishedFragment | null;
}

/** Marks an unpublished card while developing; never in a build. */
export const UnpublishedBadge = ({ unpublished }: UnpublishedProps) => {
  if (process.env.NODE_ENV === "production" || !unpublished) return null;
  const { dateText: date } = unpublished;
  return (
    <span css={badge}>
      <Badge variant="destructive">{date ? fillIn(labels.scheduled, { date }) : labels.draft}</Badge>
    </span>
  );
};

/** The same above a page. */
export const UnpublishedNotice = ({ unpublished }: UnpublishedProps) =>
  process.env.NODE_ENV === "production" || !unpublished ? null : (
    <Container css={strip}>
      <UnpublishedBadge unpublished={unpublished} />
    </Container>
  );
