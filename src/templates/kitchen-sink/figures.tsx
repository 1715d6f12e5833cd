import { Figure } from "../../components/figure";
import { Quote } from "../../components/quote";
import { Stars } from "../../components/stars";
import { StatList } from "../../components/stat";
import { Cell, ColumnHead, Row, RowHead, Table, TableFrame, type ColumnMark } from "../../components/table";
import { Sample } from "./sample";

const MARKS: readonly (ColumnMark | undefined)[] = [undefined, "quiet", "dark"];
const LINES = ["One line", "Another line", "A third line"];

/** Figures, quotes, tables. */
export const Figures = ({ id }: { id: string }) => (
  <>
    <Sample name="Stat and Figure">
      <StatList
        stats={[
          { number: "+312%", label: "a figure" },
          { number: "4.9/5", label: "another, with a label of more words" },
          { number: "7–14", label: "a third" },
        ]}
      />
      <Figure number="72%" label="one large figure" />
    </Sample>
    <Sample name="Quote and Stars">
      <Quote
        name="Dana Sample"
        practice="A practice"
        location="A town"
        content="What was said, in a sentence or two."
        result="What came of it"
        rating={5}
        treatment="A treatment"
        ratingLabel="5 of 5"
        sampleLabel="Sample"
      />
      <Stars rating={3} label="3 of 5" />
    </Sample>
    <Sample name="Table: no mark, quiet, dark">
      <h4 id={`table-${id}`}>A table</h4>
      <TableFrame>
        <Table
          labelledBy={`table-${id}`}
          head={
            <Row>
              <ColumnHead>Line</ColumnHead>
              {MARKS.map((mark) => (
                <ColumnHead key={mark ?? "none"} mark={mark}>
                  {mark ?? "none"}
                </ColumnHead>
              ))}
            </Row>
          }
        >
          {LINES.map((line) => (
            <Row key={line}>
              <RowHead>{line}</RowHead>
              {MARKS.map((mark) => (
                <Cell key={mark ?? "none"} mark={mark}>
                  a value
                </Cell>
              ))}
            </Row>
          ))}
        </Table>
      </TableFrame>
    </Sample>
  </>
);
