import { render } from "@testing-library/react";
import { InlineParagraphs, Paragraphs } from "../../src/components/paragraphs";

const TEXT = "The first,\nwhich goes on.\n\nThe second.\n";

const htmlOf = (element: React.ReactElement): string => render(element).container.innerHTML;

test("a single paragraph is one element, with the given class", () => {
  expect(htmlOf(<Paragraphs text="One." className="lead" />)).toBe('<p class="lead">One.</p>');
});

test("each paragraph is its own element", () => {
  const { container } = render(<Paragraphs text={TEXT} className="lead" />);
  const paragraphs = [...container.querySelectorAll("p")];
  expect(paragraphs.map(({ textContent }) => textContent)).toEqual(["The first,\nwhich goes on.", "The second."]);
  for (const { className } of paragraphs) expect(className).toContain("lead");
});

test("inline paragraphs are separated by an empty line", () => {
  expect(htmlOf(<InlineParagraphs text={TEXT} />)).toBe("The first,\nwhich goes on.<br><br>The second.");
  expect(htmlOf(<InlineParagraphs text="One." />)).toBe("One.");
});
