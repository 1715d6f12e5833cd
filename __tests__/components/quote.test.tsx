import { render, screen, within } from "@testing-library/react";
import { Quote } from "../../src/components/quote";
import { Stars } from "../../src/components/stars";
import siteData from "../fixtures/site-data.json";
import { ClientQuote } from "../../src/sections/service/client-quote";
import { Testimonials } from "../../src/sections/service/testimonials";

const { labels } = siteData;

const SAID = {
  name: "Kari Prøve",
  client: "Båtlaget",
  location: "Bergen",
  content: "Seilet holder.",
  result: "To sesonger til",
  rating: 4,
  offer: "Reparasjon",
};

describe("A testimonial", () => {
  test("has the quote, name, client and result", () => {
    render(<Quote {...SAID} ratingLabel="4 av 5 stjerner" />);
    const figure = screen.getByRole("figure");
    expect(within(figure).getByRole("blockquote").textContent).toBe("Seilet holder.");
    for (const words of ["Kari Prøve", "Båtlaget, Bergen", "Reparasjon", "To sesonger til"])
      expect(within(figure).getByText(words)).toBeTruthy();
    expect(within(figure).getByRole("img", { name: "4 av 5 stjerner" })).toBeTruthy();
  });

  test("is labelled if it is a sample", () => {
    render(<ClientQuote {...SAID} sample />);
    expect(screen.getByText(labels.sampleQuote).closest("figure")?.textContent).toContain("Kari Prøve");
  });

  test("has no label if it is real", () => {
    render(<ClientQuote {...SAID} sample={false} />);
    expect(screen.queryByText(labels.sample)).toBeNull();
  });
});

describe("A section of testimonials", () => {
  const NOTICE = "Eksempler, til de ekte kommer.";
  const real = { ...SAID, sample: false };
  const standIn = { ...SAID, name: "Ola Prøve", sample: true };

  test("explains samples if there is one, and labels only those", () => {
    render(<Testimonials title="Kundene" items={[real, standIn]} sampleNotice={NOTICE} />);
    expect(screen.getByText(NOTICE)).toBeTruthy();
    const marked = screen
      .getAllByRole("figure")
      .map((figure) => within(figure).queryByText(labels.sampleQuote) !== null);
    expect(marked).toEqual([false, true]);
  });

  test("does not mention samples if all are real", () => {
    render(<Testimonials title="Kundene" items={[real]} sampleNotice={NOTICE} />);
    expect(screen.queryByText(NOTICE)).toBeNull();
  });
});

describe("A rating", () => {
  test.each([
    [0, "☆☆☆☆☆"],
    [1, "★☆☆☆☆"],
    [3, "★★★☆☆"],
    [5, "★★★★★"],
  ])("of %s shows as %s, with a text for screen readers", (rating, stars) => {
    render(<Stars rating={rating} label={`${rating} av 5 stjerner`} />);
    expect(screen.getByRole("img", { name: `${rating} av 5 stjerner` }).textContent).toBe(stars);
  });

  test("uses the label of the content", () => {
    render(<ClientQuote {...SAID} sample={false} />);
    expect(screen.getByRole("img", { name: labels.rating.replace("{rating}", "4") })).toBeTruthy();
  });
});
