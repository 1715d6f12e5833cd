import { render, screen, within } from "@testing-library/react";
import { Quote } from "../../src/components/quote";
import { Stars } from "../../src/components/stars";
import siteData from "../fixtures/site-data.json";
import { ClientQuote, Testimonials } from "../../src/sections/service/testimonials";

jest.mock("gatsby", () => ({ ...jest.requireActual<object>("gatsby"), graphql: () => undefined }));

const { labels } = siteData;

const SAID = {
  name: "Kari Prøve",
  practice: "Båtlaget",
  location: "Bergen",
  content: "Seilet holder.",
  result: "To sesonger til",
  rating: 4,
  treatment: "Reparasjon",
};

describe("What a client said", () => {
  test("stands with who said it, where, and what came of it", () => {
    render(<Quote {...SAID} ratingLabel="4 av 5 stjerner" />);
    const figure = screen.getByRole("figure");
    expect(within(figure).getByRole("blockquote").textContent).toBe("Seilet holder.");
    for (const words of ["Kari Prøve", "Båtlaget, Bergen", "Reparasjon", "To sesonger til"])
      expect(within(figure).getByText(words)).toBeTruthy();
    expect(within(figure).getByRole("img", { name: "4 av 5 stjerner" })).toBeTruthy();
  });

  test("is marked where it is a stand-in, beside the name", () => {
    render(<ClientQuote {...SAID} sample />);
    expect(screen.getByText(labels.sample).closest("figcaption")?.textContent).toContain("Kari Prøve");
  });

  test.each([false, null])("has no mark where it is real (sample: %s)", (sample) => {
    render(<ClientQuote {...SAID} sample={sample} />);
    expect(screen.queryByText(labels.sample)).toBeNull();
  });
});

describe("A band of what clients said", () => {
  const NOTICE = "Eksempler, til de ekte kommer.";
  const real = { ...SAID, sample: null };
  const standIn = { ...SAID, name: "Ola Prøve", sample: true };

  test("says that there are stand-ins where there is one, and marks no more than that one", () => {
    render(<Testimonials title="Kundene" items={[real, standIn]} sampleNotice={NOTICE} />);
    expect(screen.getByText(NOTICE)).toBeTruthy();
    const marked = screen.getAllByRole("figure").map((figure) => within(figure).queryByText(labels.sample) !== null);
    expect(marked).toEqual([false, true]);
  });

  test("says nothing of stand-ins where all are real", () => {
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
  ])("of %s shows as %s, and is read out in words", (rating, stars) => {
    render(<Stars rating={rating} label={`${rating} av 5 stjerner`} />);
    expect(screen.getByRole("img", { name: `${rating} av 5 stjerner` }).textContent).toBe(stars);
  });

  test("is read out in the words of the content", () => {
    render(<ClientQuote {...SAID} sample={null} />);
    expect(screen.getByRole("img", { name: labels.rating.replace("{rating}", "4") })).toBeTruthy();
  });
});
