import { css } from "@emotion/react";
import { Accordion } from "../../components/accordion";
import { Card, CardLink, CardList, type CardLook } from "../../components/card";
import { CheckList } from "../../components/check-list";
import { JobFacts } from "../../components/job-facts";
import { LinkGrid } from "../../components/link-grid";
import { PointList } from "../../components/point-list";
import { RichText } from "../../components/rich-text";
import { SectionHeading } from "../../components/section-heading";
import { TableOfContents } from "../../components/table-of-contents";
import { size } from "../../design/tokens";
import { Sample } from "./sample";

const title = css({ fontSize: size.h4 });

const LOOKS: readonly CardLook[] = ["open", "lined", "ruled", "framed"];
const CARDS = ["One card", "Another card", "A third card"];
const HERE = "/kitchen-sink";
const HTML = `<h2>Rich text</h2><p>With <a href="/">a link</a>, <strong>weight</strong> and <code>code</code>.</p><ul><li>A list</li><li>of two</li></ul><blockquote><p>A quote.</p></blockquote><div class="table-scroll" role="group" tabindex="0"><table><thead><tr><th>A</th><th>table</th></tr></thead><tbody><tr><td>with</td><td>cells</td></tr></tbody></table></div>`;

/** Lists: cards, checks, questions, rich text. */
export const Lists = ({ id }: { id: string }) => (
  <>
    <Sample name="SectionHeading">
      <SectionHeading title="The heading of a section" text="And the sentence below it." />
    </Sample>
    {LOOKS.map((look) => (
      <Sample key={look} name={`Card, ${look}`}>
        <CardList look={look} columns={3}>
          {CARDS.map((name) => (
            <Card key={name} look={look}>
              <h4 css={title}>
                <CardLink to={HERE}>{name}</CardLink>
              </h4>
              <p>Some words about it. All of the card can be pressed.</p>
            </Card>
          ))}
        </CardList>
      </Sample>
    ))}
    <Sample name="Accordion, one open at a time">
      <Accordion
        group={id}
        items={[
          { title: "A question", text: "Its answer, which opens alone." },
          { title: "Another question", text: "Its answer, which closes the other." },
        ]}
      />
    </Sample>
    <Sample name="CheckList, PointList, JobFacts, LinkGrid">
      <CheckList items={["One point", "Another point that is longer than the first"]} />
      <PointList points={CARDS.map((name) => ({ title: name, text: "A sentence." }))} />
      <JobFacts facts={["Department", "Place", "Type", "Pay"]} />
      <LinkGrid
        links={[
          { to: HERE, label: "A link", note: "with a note" },
          { to: "/", label: "Another" },
        ]}
      />
    </Sample>
    <Sample name="TableOfContents, on wide screens">
      <TableOfContents label={`Contents, ${id}`} entries={CARDS.map((label) => ({ id: `top-${id}`, label }))} />
    </Sample>
    <Sample name="RichText">
      <RichText html={HTML} />
    </Sample>
  </>
);
