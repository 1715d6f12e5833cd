import { render, screen } from "@testing-library/react";
import { DecisionPace } from "../../src/components/illustration/decision-pace";
import { PairDrawing } from "../../src/components/illustration/pair";
import { SmallPace } from "../../src/components/illustration/pace-line";

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
    const [first, second] = [...container.querySelectorAll("g.later")].map((step) => step.textContent);
    expect(first).toBe("Tastesfor weeks");
    expect(second).toBe("OrdersPhotos · Films");
  });

  test("counts the services that have no room", () => {
    const services = Array.from({ length: 5 }, (_, index) => ({ name: `A service with number ${index}`, step: 1 }));
    const { container } = render(<DecisionPace icon="leaf" pace={PACE} services={services} />);
    expect(container.querySelector("g.later")?.textContent).toMatch(/number 1 · \+3$/);
  });

  test("is hidden from screen readers on a card, whose text says more", () => {
    const { container } = render(<SmallPace icon="leaf" pace={PACE} />);
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
    expect(dots(container)).toEqual(["quiet", "dot"]);
  });

  test.each(["sudden", "returning", "seasonal"])("has another line with the pace %s", (kind) => {
    const lineOf = (of: string): string => {
      const { container, unmount } = render(<SmallPace icon="leaf" pace={{ ...PACE, kind: of }} />);
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
