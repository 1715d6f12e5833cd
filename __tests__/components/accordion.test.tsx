import { render, screen, within } from "@testing-library/react";
import { Accordion } from "../../src/components/accordion";

const ITEMS = [
  { title: "Hvor lenge varer det?", text: "En uke." },
  { title: "Hva koster det?", text: "Det kommer an på seilet." },
  { title: "Kan jeg vente?", text: "Ja, til våren." },
];

/** The `<details>` elements. */
const questions = (container: HTMLElement) => [...container.querySelectorAll("details")];

test("every question is a heading that opens its answer, and all are closed at first", () => {
  const { container } = render(<Accordion group="faq" items={ITEMS} />);
  const told = questions(container).map((question) => {
    const summary = question.querySelector<HTMLElement>(":scope > summary");
    const heading = summary && within(summary).getByRole("heading", { level: 3 });
    return [heading?.textContent, question.querySelector("p")?.textContent, question.open];
  });
  expect(told).toEqual(ITEMS.map(({ title, text }) => [title, text, false]));
});

test("the browser keeps one of them open at a time, as they share one name", () => {
  const { container } = render(<Accordion group="faq" items={ITEMS} />);
  expect(questions(container).map((question) => question.getAttribute("name"))).toEqual(["faq", "faq", "faq"]);
});

test("an answer keeps the paragraphs of its field", () => {
  const text = "En uke.\nOftest.\n\nTo uker om vinteren.\n \nRing oss.\n";
  const { container } = render(<Accordion group="faq" items={[{ title: "Hvor lenge?", text }]} />);
  expect([...container.querySelectorAll("details > p")].map(({ textContent }) => textContent)).toEqual([
    "En uke.\nOftest.",
    "To uker om vinteren.",
    "Ring oss.",
  ]);
});

test("two lists of questions on a page do not close each other", () => {
  render(
    <>
      <Accordion group="prices" items={ITEMS.slice(0, 1)} />
      <Accordion group="work" items={ITEMS.slice(1)} />
    </>,
  );
  const names = screen.getAllByRole("group").map((question) => question.getAttribute("name"));
  expect(names).toEqual(["prices", "work", "work"]);
});
