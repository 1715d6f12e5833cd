import { graphql } from "gatsby";
import { Section } from "../../components/container";
import { LinkGrid } from "../../components/link-grid";
import { SectionHeading } from "../../components/section-heading";

export const query = graphql`
  fragment BlogTopics on TopicConnection {
    nodes {
      path
      name
    }
  }
`;

interface BlogTopicsProps {
  title: string | undefined;
  topics: Queries.BlogTopicsFragment;
}

/** The index of all topics that have a page; nothing without any. */
export const BlogTopics = ({ title, topics: { nodes } }: BlogTopicsProps) =>
  title !== undefined &&
  nodes.length > 0 && (
    <Section tone="mist">
      <SectionHeading title={title} />
      <LinkGrid links={nodes.map(({ path, name }) => ({ to: path, label: name }))} />
    </Section>
  );
