import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Badge } from "../../components/badge";
import { Card, CardList, columnsFor } from "../../components/card";
import { Section } from "../../components/container";
import { Monogram } from "../../components/monogram";
import { SectionHeading } from "../../components/section-heading";
import { Paragraphs } from "../../components/paragraphs";
import { PictureSlot } from "../shared/picture-slot";
import { above, color, size, space, weight } from "../../design/tokens";
import { labels } from "../../site-data";

export const query = graphql`
  fragment TeamMember on TeamMember {
    name
    role
    bio
    sample
    icon
    image {
      ...Picture
    }
  }
`;

const styles = {
  // On phones the portrait is next to the text, to keep the list short.
  card: css({
    gridTemplateColumns: "minmax(0,2fr) minmax(0,5fr)",
    gap: space.base,
    [above.small]: { gridTemplateColumns: "minmax(0,1fr)" },
  }),
  words: css({ display: "grid", gap: space.tiny, alignContent: "start" }),
  name: css({ fontSize: size.h4 }),
  role: css({ fontWeight: weight.bold, color: color.pulseInk, fontSize: size.small }),
  bio: css({ color: color.muted, fontSize: "0.9375rem" }),
};

interface TeamProps {
  title: string;
  text?: string | null;
  members: readonly Queries.TeamMemberFragment[];
}

/** The people, each with a portrait or a monogram. */
export const Team = ({ title, text, members }: TeamProps) => (
  <Section labelledBy="team">
    <SectionHeading id="team" title={title} text={text} />
    <CardList look="open" columns={columnsFor(members.length)}>
      {members.map(({ name, role, bio, sample, icon, image }, index) => (
        <Card key={index} look="open" css={styles.card}>
          <PictureSlot image={image} sizes="(min-width: 36em) 20rem, 28vw" ratio="1 / 1">
            <Monogram name={name} icon={icon} />
          </PictureSlot>
          <div css={styles.words}>
            <h3 css={styles.name}>
              {name} {sample && <Badge variant="outline">{labels.sample}</Badge>}
            </h3>
            <p css={styles.role}>{role}</p>
            <Paragraphs css={styles.bio} text={bio} />
          </div>
        </Card>
      ))}
    </CardList>
  </Section>
);
