/** The list of reasons why a save failed; each leads to its field. */
import * as React from "react";
import type { ExplainedProblem } from "../explain-problems";

const h = React.createElement;

interface Props {
  title: string;
  problems: readonly ExplainedProblem[];
  reveal: (problem: ExplainedProblem) => void;
  close: () => void;
}

export const ProblemPanel = ({ title, problems, reveal, close }: Props): React.ReactNode => {
  const item = (problem: ExplainedProblem, index: number): React.ReactNode => {
    const [first = "", ...more] = problem.text.split("\n");
    const rest = more.length > 0 && h("span", null, more.join("\n"));
    if (!problem.path && !problem.form) return h("li", { key: index }, first, rest);
    const follow = (event: React.MouseEvent): void => {
      if (problem.form) return;
      // A form's URL is in the fragment, which a link would replace.
      event.preventDefault();
      reveal(problem);
    };
    const link = h("a", { href: problem.form ?? "#", onClick: follow }, first);
    return h("li", { key: index }, link, rest);
  };
  return h(
    "section",
    { className: "problems", role: "alert" },
    h("button", { type: "button", "aria-label": "Close", onClick: close }, "×"),
    h("h2", null, title),
    h("ul", null, problems.map(item)),
  );
};
