import { render, screen, within } from "@testing-library/react";
import { EpisodeChapters } from "../../src/sections/podcast/episode-chapters";
import { EpisodeTranscript } from "../../src/sections/podcast/episode-transcript";
import { FeedLinks } from "../../src/sections/shared/feed-links";

describe("The chapters of an episode", () => {
  const chapters = [
    { start: "0:00", title: "Willkommen", link: null },
    { start: "1:02:07", title: "Mehl & Salz", link: "/services/fotografie" },
  ];

  test("are a list below a heading, each with its time and a link to that position", () => {
    render(<EpisodeChapters title="Stellen" chapters={chapters} src="/one.mp3" linkLabel="Dazu passt" />);
    const section = screen.getByRole("region", { name: "Stellen" });
    const items = within(section).getAllByRole("listitem");
    expect(items.map((item) => within(item).getAllByRole("link")[0]?.getAttribute("href"))).toEqual([
      "/one.mp3#t=0",
      "/one.mp3#t=3727",
    ]);
    expect(items.map((item) => within(item).getAllByRole("link")[0]?.textContent)).toEqual([
      "0:00 Willkommen",
      "1:02:07 Mehl & Salz",
    ]);
  });

  test("have distinguishable links to more information", () => {
    render(<EpisodeChapters title="Stellen" chapters={chapters} src="/one.mp3" linkLabel="Dazu passt" />);
    expect(screen.getByRole("link", { name: /Dazu passt\s?, Mehl & Salz/ }).getAttribute("href")).toBe(
      "/services/fotografie",
    );
    expect(screen.getAllByRole("link", { name: /Dazu passt/ })).toHaveLength(1);
  });
});

describe("The transcript of an episode", () => {
  const paragraphs = [
    { start: 0, speaker: "Jördis", text: "Er piept." },
    { start: 67.5, speaker: "Jördis", text: "Immer noch." },
    { start: 70, speaker: "Özgür", text: "Mehl < 5 €?" },
  ];

  test("opens below a heading, without script", () => {
    render(<EpisodeTranscript title="Zum Nachlesen" transcript={{ paragraphs }} />);
    const heading = screen.getByRole("heading", { name: "Zum Nachlesen" });
    expect(heading.closest("summary")?.parentElement?.tagName).toBe("DETAILS");
  });

  test("shows the time of each paragraph, and the speaker where it changes", () => {
    const { container } = render(<EpisodeTranscript title="Zum Nachlesen" transcript={{ paragraphs }} />);
    expect([...container.querySelectorAll("p")].map((paragraph) => paragraph.textContent)).toEqual([
      "0:00 Jördis: Er piept.",
      "1:07 Immer noch.",
      "1:10 Özgür: Mehl < 5 €?",
    ]);
  });

  test("works without names", () => {
    const { container } = render(
      <EpisodeTranscript
        title="Zum Nachlesen"
        transcript={{ paragraphs: [{ start: 1, speaker: null, text: "Ein Ton." }] }}
      />,
    );
    expect(container.querySelector("p")?.textContent).toBe("0:01 Ein Ton.");
  });
});

test("feeds are plain links with distinct labels", () => {
  render(<FeedLinks text="Fürs Leseprogramm." links={[{ label: "RSS", path: "/blog/rss.xml" }]} />);
  expect(screen.getByRole("link", { name: "RSS" }).getAttribute("href")).toBe("/blog/rss.xml");
});
