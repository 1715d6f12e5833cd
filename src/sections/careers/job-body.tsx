import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { buttonStyles } from "../../components/button";
import { CheckList } from "../../components/check-list";
import { RichText } from "../../components/rich-text";
import { InlineParagraphs } from "../../components/paragraphs";
import { above, color, size, space } from "../../design/tokens";

export const query = graphql`
  fragment JobBody on Job {
    title
    body
    responsibilities
    requirements
    benefits
  }
  fragment JobBodyCopy on JobPage {
    about
    responsibilities
    requirements
    benefits
    apply
    applyNote
  }
`;

const styles = {
  // The facts above end with a rule.
  sections: css({ paddingBlock: `${space.base} ${space.huge}`, "& > section:first-of-type": { borderTop: 0 } }),
  row: css({
    display: "grid",
    gap: space.medium,
    padding: `${space.large} 0`,
    borderTop: `1px solid ${color.line}`,
    [above.medium]: { gridTemplateColumns: "4fr 8fr" },
  }),
  title: css({ fontSize: size.h3 }),
  apply: css({
    display: "flex",
    flexWrap: "wrap",
    gap: space.base,
    alignItems: "center",
    paddingBlock: space.large,
    borderTop: `2px solid ${color.ink}`,
    marginBottom: space.huge,
  }),
  note: css({ color: color.muted }),
};

/** mailto: link with the position as subject. */
export const applyLink = (email: string, title: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(title)}`;

interface JobBodyProps {
  job: Queries.JobBodyFragment;
  copy: Queries.JobBodyCopyFragment;
  hiringEmail: string;
}

const LISTS = ["responsibilities", "requirements", "benefits"] as const;

/** Duties, requirements and benefits, each with its heading. */
export const jobLists = (job: Queries.JobBodyFragment, copy: Queries.JobBodyCopyFragment) =>
  LISTS.map((id) => ({ id, title: copy[id], items: job[id] }));

/** Role, duties, requirements, benefits, and how to apply. */
export const JobBody = ({ job, copy, hiringEmail }: JobBodyProps) => (
  <div css={styles.sections}>
    <section css={styles.row} aria-labelledby="about">
      <h2 id="about" css={styles.title}>
        {copy.about}
      </h2>
      <RichText html={job.body} />
    </section>
    {jobLists(job, copy).map(({ id, title, items }) => (
      <section key={id} css={styles.row} aria-labelledby={id}>
        <h2 id={id} css={styles.title}>
          {title}
        </h2>
        <CheckList items={items} />
      </section>
    ))}
    <p css={styles.apply}>
      <a href={applyLink(hiringEmail, job.title)} css={buttonStyles("hero", "lg")}>
        {copy.apply}
      </a>
      <span css={styles.note}>
        <InlineParagraphs text={copy.applyNote} />
      </span>
    </p>
  </div>
);
