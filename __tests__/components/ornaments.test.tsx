import { render, screen } from "@testing-library/react";
import { EpisodeCover } from "../../src/components/episode-cover";
import { Monogram } from "../../src/components/monogram";
import { initials } from "../../src/lib/initials";
import { PulseLine } from "../../src/components/pulse-line";
import { RichText } from "../../src/components/rich-text";

describe("The initials of a person", () => {
  test.each([
    ["Alex Sample", "AS"],
    ["Dr. Riley Sample", "RS"],
    ["Dr. med. Anna Berg", "AB"],
    ["Anna Maria van der Berg", "AB"],
    ["Øystein Ås", "ØÅ"],
    ["Madonna", "M"],
    ["  Kari   Prøve ", "KP"],
    ["𝒜nna 𝓑erg", "𝒜𝓑"],
    ["", ""],
  ])("of %j are %j", (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  test("are hidden from screen readers", () => {
    const { container } = render(<Monogram name="Kari Prøve" />);
    expect(container.textContent).toBe("KP");
    expect(screen.getByText("KP").closest('[aria-hidden="true"]')).toBe(container.firstElementChild);
  });
});

test("an episode's drawn cover shows its number, and is hidden from screen readers", () => {
  const { container } = render(<EpisodeCover seed="sauerteig" label="Folge 27 · 31:05" number={27} />);
  expect(container.children).toHaveLength(1);
  const parts = [...(container.firstElementChild?.children ?? [])];
  expect(parts.map((part) => part.getAttribute("aria-hidden"))).toEqual(["true", "true", "true"]);
  expect(container.textContent).toBe("Folge 27 · 31:0527");
});

test("waveforms differ between episodes, and are stable for one", () => {
  const barsOf = (seed: string): string => {
    const { container, unmount } = render(<EpisodeCover seed={seed} label="" number={1} />);
    const bars = container.querySelector("svg")?.innerHTML ?? "";
    unmount();
    return bars;
  };
  expect(barsOf("sauerteig")).toMatch(/<path d="M4 [\d.]+v\d+M/);
  expect(barsOf("sauerteig")).toBe(barsOf("sauerteig"));
  expect(barsOf("sauerteig")).not.toBe(barsOf("laugenbrezel"));
});

test("the line is hidden from screen readers", () => {
  const { container } = render(<PulseLine beats="/about" />);
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});

test("rich text is rendered as the build's HTML", () => {
  const html = `<h2 id="why">Why</h2>\n<p>As <a href="/about">we</a> said: 1 &lt; 2.</p>`;
  const { container } = render(<RichText html={html} className="narrow" />);
  expect(container.firstElementChild?.innerHTML).toBe(html);
  expect(container.firstElementChild?.classList.contains("narrow")).toBe(true);
  expect(screen.getByRole("heading", { level: 2, name: "Why" }).id).toBe("why");
  expect(screen.getByRole("link", { name: "we" }).getAttribute("href")).toBe("/about");
});
