import { render } from "@testing-library/react";
import { Illustration } from "../../src/components/illustration";
import { linesOf } from "../../src/components/illustration/words";
import { ILLUSTRATIONS } from "../../src/content-model/fields/illustrations";

/** As long as the content model allows. */
const LONG = { label: "A question of thirty characters", note: "and twenty-four for it", amount: 3 };
const TITLE = "A heading of thirty-two letters.";

/** The width of a line in large words. */
const widthOf = (line: Element): number => {
  const text = line.closest("text");
  const scale = Number(/\*([\d.]+)\)/.exec(text?.getAttribute("style") ?? "")?.[1] ?? 1);
  const words = line.textContent ?? "";
  const length = words.length + (words.match(/[\u3000-\u9fff]/g)?.length ?? 0);
  return (text?.classList.contains("note") ? 9.2 : 11.7) * scale * length;
};

describe("The words of a service's drawing", () => {
  test("stay in one line where there is room, and are parted near the middle where there is not", () => {
    expect(linesOf("Your practice", 234)).toEqual(["Your practice"]);
    expect(linesOf("The practice after the next one", 234)).toEqual(["The practice after", "the next one"]);
    expect(linesOf("Donaudampfschifffahrtskapitän", 234)).toEqual(["Donaudampfschifffahrtskapitän"]);
    expect(linesOf("再来の患者さんへのご案内", 234)).toEqual(["再来の患者さ", "んへのご案内"]);
  });

  test.each(ILLUSTRATIONS)("stay within the drawing, however long: %s", (kind) => {
    const items = [1, 2, 3, 4].map((number) => ({ ...LONG, label: LONG.label.replace("A", String(number)) }));
    const { container } = render(<Illustration kind={kind} title={TITLE} items={items} />);
    const lines = [...container.querySelectorAll("tspan")];
    expect(lines.length).toBeGreaterThan(4);
    for (const line of lines) {
      const text = line.closest("text");
      const x = Number(text?.getAttribute("x"));
      const anchor = text?.getAttribute("text-anchor") ?? line.closest("g")?.getAttribute("text-anchor");
      const left = anchor === "end" ? x - widthOf(line) : anchor === "middle" ? x - widthOf(line) / 2 : x;
      expect(left).toBeGreaterThanOrEqual(-1);
      expect(left + widthOf(line)).toBeLessThanOrEqual(481);
    }
  });

  test("do not reach from the letters into the calendar, or from the questions onto the phone", () => {
    for (const [kind, edge] of [
      ["inbox", 232],
      ["page", 272],
    ] as const) {
      const word = [{ label: "Donaudampfschifffahrtskapitän" }, { label: "再来の患者さんへのご案内のお手紙です" }];
      const { container, unmount } = render(<Illustration kind={kind} title="Page" items={word} />);
      for (const line of container.querySelectorAll("g g tspan"))
        expect(Number(line.closest("text")?.getAttribute("x")) + widthOf(line)).toBeLessThan(edge);
      unmount();
    }
  });
});
