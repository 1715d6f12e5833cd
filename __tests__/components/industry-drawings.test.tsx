import { render, screen } from "@testing-library/react";
import { DecisionPace } from "../../src/components/illustration/decision-pace";
import { OwnLineStyle } from "../../src/components/line-style";
import { PairDrawing } from "../../src/components/illustration/pair";

const PACE = {
  kind: "slow",
  description: "A line that rises on the last day.",
  title: "Weeks, then a day",
  steps: [
    { label: "Tastes", note: "for weeks", at: 10 },
    { label: "Orders", at: 90 },
  ],
};

const ILLUSTRATION = { kind: "reviews", description: "Two reviews.", title: "Today", items: [{ label: "Good bread" }] };

/** Where the dot of each step is, and whether it is the marked one. */
const dots = (container: HTMLElement): string[] =>
  [...container.querySelectorAll("circle[r='6']")].map((dot) => dot.getAttribute("class") ?? "");

describe("The drawing of an industry", () => {
  test("has its words for people who cannot see it", () => {
    render(<DecisionPace icon="leaf" pace={PACE} services={[]} />);
    expect(screen.getByRole("img", { name: PACE.description })).toBeTruthy();
  });

  test("names each service at its step, and none that has no step", () => {
    const services = [{ name: "Photos", step: 2 }, { name: "Films", step: 2 }, { name: "Letters" }];
    const { container } = render(<DecisionPace icon="leaf" pace={PACE} services={services} />);
    const steps = [...container.querySelectorAll("dl > div")].map((step) =>
      [...step.children].map((part) => [part.tagName, part.textContent]),
    );
    expect(steps).toEqual([
      [
        ["DT", "Tastes"],
        ["DD", "for weeks"],
      ],
      [
        ["DT", "Orders"],
        ["DD", "Photos · Films"],
      ],
    ]);
    // Words in a drawing would overlap with wider spacing, and be too small on a phone.
    expect(container.querySelector("svg text")).toBeNull();
  });

  test("names every service, however many there are", () => {
    const services = Array.from({ length: 5 }, (_, index) => ({ name: `A service with number ${index}`, step: 1 }));
    render(<DecisionPace icon="leaf" pace={PACE} services={services} />);
    for (const { name } of services) expect(screen.getByText(new RegExp(name))).toBeTruthy();
  });

  test("has a line that ends with its last beat, not flat", () => {
    const { container } = render(<DecisionPace icon="leaf" pace={{ ...PACE, kind: "sudden" }} services={[]} />);
    const steps = (container.querySelector("path.ours")?.getAttribute("d") ?? "").split("l")[1]?.split(" ").map(Number);
    // The last step to the right is as short as those of a beat.
    expect(steps?.at(-2)).toBeLessThan(10);
  });

  test("is a calm curve where a heartbeat would be tasteless", () => {
    const lineOf = (line: string | null): string => {
      const { container, unmount } = render(
        <OwnLineStyle line={line}>
          <DecisionPace icon="leaf" pace={{ ...PACE, kind: "sudden" }} services={[]} />
        </OwnLineStyle>,
      );
      const path = container.querySelector("path.ours")?.getAttribute("d") ?? "";
      unmount();
      return path;
    };
    expect(lineOf("plain")).toMatch(/^M[\d. ]+C/);
    expect(lineOf(null)).not.toContain("C");
    // Pages about hospice have no line, but they have the steps.
    expect(lineOf("none")).toBe("");
  });

  test.each(["sudden", "returning", "seasonal"])("has another line with the pace %s", (kind) => {
    const lineOf = (of: string): string => {
      const { container, unmount } = render(<DecisionPace icon="leaf" pace={{ ...PACE, kind: of }} services={[]} />);
      const line = container.querySelector("path.ours")?.getAttribute("d") ?? "";
      unmount();
      return line;
    };
    expect(lineOf(kind)).not.toBe(lineOf("slow"));
  });
});

describe("The drawing of a service for an industry", () => {
  test("marks the step at which the service works, and has the words of both", () => {
    const { container } = render(<PairDrawing icon="leaf" pace={PACE} step={1} illustration={ILLUSTRATION} />);
    expect(dots(container)).toEqual(["dot", "quiet"]);
    expect(screen.getByText("Tastes")).toBeTruthy();
    expect(screen.getByText("Good bread")).toBeTruthy();
    expect(screen.getByRole("img", { name: `${PACE.description} ${ILLUSTRATION.description}` })).toBeTruthy();
  });

  test("marks none if the content names none", () => {
    const { container } = render(<PairDrawing icon="leaf" pace={PACE} step={null} illustration={ILLUSTRATION} />);
    expect(dots(container)).toEqual(["quiet", "quiet"]);
  });
});
