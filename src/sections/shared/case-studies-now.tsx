import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ArrowLink } from "../../components/arrow-link";
import { SectionHeading } from "../../components/section-heading";
import { Cell, ColumnHead, Row, RowHead, Table, TableFrame, WHEN_TINY, whenNarrow } from "../../components/table";
import { fillIn } from "content-kit/lib/placeholders";
import { color, space } from "../../design/tokens";
import { cards, reportStyles } from "./report-styles";
import { UnpublishedBadge } from "./unpublished";

export const query = graphql`
  fragment CaseStudy on CaseStudy {
    path
    title
    client
    location
    months
    spendText
    figures {
      name
      before
      after
    }
    unpublished {
      ...Unpublished
    }
  }
  fragment CaseStudyCopy on CaseStudiesPage {
    breadcrumb
    sectionTitle
    columns {
      name
      before
      after
    }
    period
    cardLabel
  }
`;

const styles = {
  frame: css({ [WHEN_TINY]: cards }),
  all: css({ display: "grid", gap: space.large }),
  // A report leaves a margin for notes, and has more columns.
  table: css({
    "&&": { width: "100%", tableLayout: "auto" },
    // A column is as wide as its longest word.
    "& tbody th": { overflowWrap: "break-word" },
    "& :is(thead,tbody) th:first-of-type": { width: "auto" },
    "& td:first-of-type": { color: color.muted },
    ...whenNarrow({ "& :is(td,th)": { paddingInline: `0 ${space.tiny}` } }),
  }),
};

interface CaseSheetProps {
  study: Queries.CaseStudyFragment;
  copy: Queries.CaseStudyCopyFragment;
  /** Its heading, with the id of the sheet. */
  heading: ReactNode;
  id: string;
  children?: ReactNode;
}

/** The figures of a case study in the form of a report. */
export const CaseSheet = ({ study, copy: { columns, period }, heading, id, children }: CaseSheetProps) => (
  <figure css={reportStyles.sheet} aria-labelledby={id}>
    <figcaption css={reportStyles.head}>
      {heading}
      <p css={reportStyles.label}>{`${study.client}, ${study.location}`}</p>
    </figcaption>
    <TableFrame css={styles.frame}>
      <Table
        labelledBy={id}
        css={[reportStyles.table, styles.table]}
        head={
          <Row>
            <ColumnHead>{columns.name}</ColumnHead>
            <ColumnHead>{columns.before}</ColumnHead>
            <ColumnHead>{columns.after}</ColumnHead>
          </Row>
        }
      >
        {study.figures.map(({ name, before, after }) => (
          <Row key={name}>
            <RowHead>{name}</RowHead>
            <Cell label={columns.before}>{before}</Cell>
            <Cell label={columns.after}>{after}</Cell>
          </Row>
        ))}
      </Table>
    </TableFrame>
    <p css={reportStyles.note}>{fillIn(period, { months: study.months, spend: study.spendText })}</p>
    {children}
  </figure>
);

interface CaseStudiesProps {
  studies: readonly Queries.CaseStudyFragment[];
  copy: Queries.CaseStudyCopyFragment;
}

/** Case studies below their heading, each with the link to its page. */
export const CaseStudies = ({ studies, copy }: CaseStudiesProps) => (
  <div>
    <section id="cases" aria-labelledby="cases-title">
      <SectionHeading id="cases-title" title={copy.sectionTitle} />
      <div css={styles.all}>
        {studies.map((study, index) => (
          <CaseSheet
            key={study.path}
            study={study}
            copy={copy}
            id={`case-${index}`}
            heading={<h3 id={`case-${index}`}>{study.title}</h3>}
          >
            <UnpublishedBadge unpublished={study.unpublished} />
            <ArrowLink to={study.path} about={study.title}>
              {copy.cardLabel}
            </ArrowLink>
          </CaseSheet>
        ))}
      </div>
    </section>
  </div>
);
