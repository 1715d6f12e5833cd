import { render } from "@testing-library/react";
import { InlineParagraphs, Paragraphs } from "../../src/components/paragraphs";

const TEXT = "The first,\nwhich goes on.\n\nThe second.\n";

const htmlOf = (element: React.ReactElement): string => render(element).container.innerHTML;

test("a text of one paragraph is one element, with the class of its place", () => {
  expect(htmlOf(<Paragraphs text="One." className="lead" />)).toBe('<p class="lead">One.</p>');
});

test("each paragraph of a text is an element of its own", () => {
  const { container } = render(<Paragraphs text={TEXT} className="lead" />);
  const paragraphs = [...container.querySelectorAll("p")];
  expect(paragraphs.map(({ textContent }) => textContent)).toEqual(["The first,\nwhich goes on.", "The second."]);
  for (const { className } of paragraphs) expect(className).toContain("lead");
});

test("where only inline elements may be, an empty line is between the paragraphs", () => {
  expect(htmlOf(<InlineParagraphs text={TEXT} />)).toBe("The first,\nwhich goes on.<br><br>The second.");
  expect(htmlOf(<InlineParagraphs text="One." />)).toBe("One.");
});
