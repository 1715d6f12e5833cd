import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Paragraphs } from "../../components/paragraphs";
import { SectionHeading } from "../../components/section-heading";
import { color, size, space, weight } from "../../design/tokens";
import { Report } from "../shared/report-now";
import { Emails, Listing, Review, type ExampleObject } from "./example-objects";
import { PageObject } from "./page-object";

export const query = graphql`
  fragment Example on ServiceExample {
    title
    text
    label
    objects {
      ...ExampleObject
    }
    note
  }
  fragment ExampleObject on ExampleObject {
    __typename
    ... on ReportObject {
      report {
        ...Report
      }
    }
    ... on ListingObject {
      columns {
        part
        before
        after
      }
      lines {
        part
        before
        after
      }
    }
    ... on EmailsObject {
      emails {
        when
        subject
        paragraphs
        sender
      }
    }
    ... on ReviewObject {
      author
      stars
      words
      replyBy
      reply
    }
    ... on PageObject {
      ...PageObject
    }
  }
`;

const styles = {
  objects: css({ display: "grid", gap: space.large }),
  label: css({ color: color.pulseInk, fontSize: size.small, fontWeight: weight.bold, marginBottom: space.small }),
  note: css({ color: color.muted, fontSize: size.small, marginTop: space.base, maxWidth: "44rem" }),
};

/** The component of each type of object. */
const VIEWS: {
  [Name in ExampleObject["__typename"]]: (props: {
    object: Extract<ExampleObject, { __typename: Name }>;
    id: string;
  }) => ReactNode;
} = {
  ReportObject: ({ object, id }) => object.report && <Report report={object.report} id={id} />,
  ListingObject: ({ object }) => <Listing {...object} />,
  EmailsObject: ({ object }) => <Emails {...object} />,
  ReviewObject: ({ object }) => <Review {...object} />,
  PageObject: ({ object }) => <PageObject {...object} />,
};

/** An example of what a service delivers: the thing itself, marked as an example. */
export const Example = ({ title, text, label, objects, note }: Queries.ExampleFragment) => (
  <div>
    <section id="example" aria-labelledby="example-title">
      <SectionHeading id="example-title" title={title} text={text} />
      <div css={styles.objects}>
        {objects.map((object, index) => {
          const View = VIEWS[object.__typename] as (props: { object: ExampleObject; id: string }) => ReactNode;
          return (
            <div key={index}>
              {object.__typename !== "ReportObject" && <p css={styles.label}>{label}</p>}
              <View object={object} id={`example-${index}`} />
            </div>
          );
        })}
      </div>
      {note && <Paragraphs css={styles.note} text={note} />}
    </section>
  </div>
);
