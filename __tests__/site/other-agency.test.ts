/**
 * The same code with the content of another business in another language. Nothing of the first agency may be in the
 * code.
 * @jest-environment jsdom
 */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { walkDir } from "content-kit/lib/walk-dir";
import { addressOfFile, FIXTURE_SITE, htmlFiles, readPage } from "../support/built-site";

const CONTENT = resolve(__dirname, "../../content");
const FIXTURE = resolve(__dirname, "../fixtures/other-agency");

/** Front matter or YAML of a content file. */
const read = <T>(folder: string, path: string): T => {
  const text = readFileSync(join(folder, path), "utf8");
  return parse(path.endsWith(".md") ? (text.split(/^---$/m, 3)[1] ?? "") : text) as T;
};

const contentFiles = (folder: string): string[] => walkDir(folder).filter((path) => /\.(?:yaml|md)$/.test(path));

/** All texts of a value. */
const textsIn = (data: unknown): string[] => {
  if (typeof data === "string") return [data];
  return data !== null && typeof data === "object" ? Object.values(data).flatMap(textsIn) : [];
};

const pages = new Map(
  htmlFiles(FIXTURE_SITE)
    .filter((file) => !file.startsWith("page-data/"))
    .map((file) => [addressOfFile(file), new DOMParser().parseFromString(readPage(FIXTURE_SITE, file), "text/html")]),
);

const pageAt = (address: string): Document => {
  const page = pages.get(address);
  if (!page) throw new Error(`There is no page ${address}.`);
  return page;
};

const all = (scope: ParentNode, selector: string): Element[] => [...scope.querySelectorAll(selector)];

const main = (page: Document): Element => page.querySelector("main") ?? page.body;

const text = (node: Node | null): string => (node?.textContent ?? "").replace(/\s+/g, " ").trim();

const texts = (scope: ParentNode, selector: string): string[] => all(scope, selector).map(text);

const hrefs = (scope: ParentNode): (string | null)[] => all(scope, "a").map((link) => link.getAttribute("href"));

const WORDED = ["alt", "aria-label", "aria-description", "data-label", "placeholder", "title"];

/** Everything a page says: texts, accessible names, metadata. */
const piecesOf = (page: Document): string[] => {
  const hidden = all(page, "script, style");
  const walker = page.createTreeWalker(page.documentElement, NodeFilter.SHOW_TEXT);
  const pieces: string[] = [];
  while (walker.nextNode())
    if (!hidden.some((element) => element.contains(walker.currentNode))) pieces.push(text(walker.currentNode));
  for (const name of WORDED) pieces.push(...all(page, `[${name}]`).map((element) => element.getAttribute(name) ?? ""));
  pieces.push(...all(page, "meta[name=description]").map((meta) => meta.getAttribute("content") ?? ""));
  for (const frame of all(page, "iframe[srcdoc]"))
    pieces.push(...piecesOf(new DOMParser().parseFromString(frame.getAttribute("srcdoc") ?? "", "text/html")));
  return pieces.filter(Boolean);
};

const said = [...pages].flatMap(([address, page]) => piecesOf(page).map((piece) => ({ address, piece })));

/** Pages with such a text. */
const saying = (isSaid: (piece: string) => boolean): string[] =>
  said.filter(({ piece }) => isSaid(piece)).map(({ address, piece }) => `${address}: ${piece}`);

test("there are pages for exactly its content", () => {
  expect([...pages.keys()].sort()).toEqual(
    [
      "/",
      "/404",
      "/404.html",
      "/about",
      "/barrierefreiheit",
      "/blog",
      "/blog/404.html",
      "/blog/preis-unter-fuenf-euro",
      "/blog/salz-in-der-luft",
      "/blog/topics/ofen-licht",
      "/careers",
      "/careers/404.html",
      "/case-studies",
      "/case-studies/schlange-um-sieben",
      "/contact",
      "/datenschutz",
      "/fruehling-im-ofen",
      "/impressum",
      "/industries",
      "/industries/404-service.html",
      "/industries/404.html",
      "/industries/handwerksbaeckereien",
      "/industries/handwerksbaeckereien/fotografie",
      "/industries/handwerksbaeckereien/webseiten",
      "/industries/konditoreien",
      "/industries/konditoreien/fotografie",
      "/locations",
      "/locations/404.html",
      "/locations/hamburg",
      "/locations/hamburg/hamburg",
      "/locations/niedersachsen",
      "/locations/niedersachsen/buxtehude",
      "/locations/niedersachsen/goettingen",
      "/locations/niedersachsen/lueneburg",
      "/locations/niedersachsen/worpswede",
      "/nur-per-brief",
      "/podcast",
      "/podcast/404.html",
      "/podcast/der-lehrling-und-die-laugenbrezel",
      "/podcast/pausenton",
      "/podcast/sauerteig-auf-reisen",
      "/podcast/vorgeschmack",
      "/pricing",
      "/search",
      "/services",
      "/services/404.html",
      "/services/fotografie",
      "/services/webseiten",
    ].sort(),
  );
});

describe("nothing of the first agency is left", () => {
  test.each([
    "Revita",
    "Virginia",
    "Lynnhaven",
    "Norfolk",
    "practice",
    "patient",
    "dental",
    "medical",
    "The Pulse",
    "Viva la Vita",
    "LinkedIn",
    "Oops",
    "5 min read",
  ])("no page contains %s", (word) => {
    expect(saying((piece) => new RegExp(`\\b${word}`, "i").test(piece))).toEqual([]);
  });

  test.each(textsIn(read(CONTENT, "labels.yaml")))("no page has the label %s", (label) => {
    const fixed = label.split(/\{\w+\}/).map((part) => part.replace(/^\W+|\W+$/g, ""));
    expect(fixed.join("")).not.toBe("");
    const words = new RegExp(`(?<!\\p{L})(?:${fixed.filter(Boolean).join("|")})(?!\\p{L})`, "u");
    expect(saying((piece) => words.test(piece))).toEqual([]);
  });

  test("no page repeats a text of its content", () => {
    const its = new Set(contentFiles(CONTENT).flatMap((path) => textsIn(read(CONTENT, path)).map((one) => one.trim())));
    const own = new Set(contentFiles(FIXTURE).flatMap((path) => textsIn(read(FIXTURE, path)).map((one) => one.trim())));
    expect(its.size).toBeGreaterThan(1000);
    expect(saying((piece) => /\p{L}/u.test(piece) && its.has(piece) && !own.has(piece))).toEqual([]);
  });

  test("no page has English text", () => {
    const english = /\b(?:the|and|with|your|our|you|this|that|from|not|of|to|next|back|read|more|page|home|call)\b/i;
    expect(saying((piece) => english.test(piece))).toEqual([]);
  });

  test("every page is in German, under the business's own origin", () => {
    for (const [address, page] of pages) {
      expect([address, page.documentElement.lang]).toEqual([address, "de-DE"]);
      // A page of a missing address is at no address of its own.
      if (/\/404(?:-[a-z]+)?(?:\.html)?$/.test(address)) continue;
      expect([address, page.querySelector("link[rel=canonical]")?.getAttribute("href")]).toEqual([
        address,
        expect.stringMatching(/^https:\/\/www\.kante-korn\.example\//),
      ]);
    }
  });
});

/** A page whose file says `navigation: none`. */
const BARE = "/nur-per-brief";

describe("every page's frame comes from the content", () => {
  test.each([...pages.keys()].filter((address) => address !== BARE))("%s has header, footer and facts", (address) => {
    const page = pageAt(address);
    const header = text(page.querySelector("body header"));
    const footer = text([...all(page, "footer")].at(-1) ?? null);
    for (const words of ["Für welches Gewerk?", "Krümelheft", "Auf einen Kaffee"]) expect(header).toContain(words);
    for (const words of [
      "+49 40 66969 123",
      "moin@kante-korn.example",
      "Kante & Korn Werbehandwerk GmbH · 20",
      "Impressum",
    ])
      expect(footer).toContain(words);
    expect(texts(page, "a")[0]).toBe("Zum Inhalt springen");
  });

  test("a page without navigation links to the home page and the legal pages, and has no menu", () => {
    const page = pageAt(BARE);
    const frame = [...all(page, "body header a"), ...all(page, "footer a")].map((link) => link.getAttribute("href"));
    expect(frame).toEqual(["/", "/datenschutz", "/impressum"]);
    expect(all(page, "nav, dialog, [popover]")).toEqual([]);
    expect(texts(page, "a")[0]).toBe("Zum Inhalt springen");
  });

  test("a business without social profiles has no social link", () => {
    const elsewhere = all(pageAt("/"), "footer a").filter((link) => /^https?:/.test(link.getAttribute("href") ?? ""));
    expect(elsewhere).toEqual([]);
  });

  test("facts in texts are filled in", () => {
    const [privacy, imprint] = [text(main(pageAt("/datenschutz"))), text(main(pageAt("/impressum")))];
    expect(privacy).toContain("Kante & Korn Werbehandwerk GmbH, Musterkai 7, Hinterhaus, 20359 Hamburg");
    expect(privacy).toContain("moin@kante-korn.example und +49 40 66969 123");
    expect(imprint).toContain("Telefon +49 40 66969 123, elektronisch moin@kante-korn.example");
  });
});

describe("a service without its own parts", () => {
  test("shows the comparison and process of the fallback service", () => {
    const { title, rows } = read<{ title: string; rows: { feature: string }[] }>(
      FIXTURE,
      "services/fotografie/comparison.yaml",
    );
    const { steps } = read<{ steps: { title: string }[] }>(FIXTURE, "services/fotografie/process.yaml");
    for (const address of ["/services/fotografie", "/services/webseiten"]) {
      const page = pageAt(address);
      expect(texts(page, "#comparison h2")).toEqual([title]);
      expect(texts(page, "#comparison tbody th")).toEqual(rows.map(({ feature }) => feature));
      expect(texts(page, "#comparison thead th")).toEqual([
        "Leistung",
        "Kante & Korn",
        "Selbst gemacht",
        "Anderes Büro",
      ]);
      expect(texts(page, "#process h3")).toEqual(steps.map((step) => step.title));
    }
  });

  test("has no prices, clients or questions, and no link to them", () => {
    const parts = "#pricing, #clients, #questions";
    const [whole, bare] = [pageAt("/services/fotografie"), pageAt("/services/webseiten")];
    expect(all(whole, parts)).toHaveLength(3);
    expect(texts(whole, "nav a")).toEqual(expect.arrayContaining(["Preise", "Stimmen", "Häufig gefragt"]));
    expect(all(bare, `${parts}, figure`)).toEqual([]);
    expect(all(bare, "#comparison table")).toHaveLength(1);
    for (const title of ["Preise", "Stimmen", "Häufig gefragt", "Stimmen aus der Backstube"])
      expect(texts(bare, "a, h2, h3")).not.toContain(title);
  });

  test("has no FAQ in its structured data", () => {
    const dataOf = (address: string): string => texts(pageAt(address), 'script[type="application/ld+json"]').join("");
    expect(dataOf("/services/fotografie")).toContain("FAQPage");
    expect(dataOf("/services/webseiten")).not.toContain("FAQPage");
  });
});

describe("prices of other tiers", () => {
  const rows = (): string[][] =>
    all(pageAt("/services/fotografie"), "#pricing tbody tr")
      .map((row) => texts(row, "td").map((cell) => cell.replace(/^–/, "")))
      // Subheadings have no values.
      .filter((cells) => cells.some(Boolean));

  test("have the first tier's rows, and unlisted ones only if everything is included", () => {
    expect(rows()).toEqual([
      ["bis zu 40", "bis zu 140", "so viele, wie entstehen"],
      ["Fehlt", "bis zu acht", "Enthalten"],
      ["Enthalten", "Enthalten", "Enthalten"],
      ["Fehlt", "Fehlt", "Enthalten"],
    ]);
  });

  test("are shown as written, and one tier is recommended", () => {
    const page = pageAt("/services/fotografie");
    const below = all(page, "#pricing thead tr:last-child td").slice(1);
    const heads = all(page, "#pricing thead th").map((head, tier) =>
      [head, ...below.slice(tier, tier + 1)].flatMap((cell) => texts(cell, "span")),
    );
    expect(heads).toEqual([
      [
        "Rundstück",
        "890 €",
        "Für den kleinen Laden an der Ecke",
        "1.010 € mit Anfahrt aus Hamburg",
        "einmalig, je Backnacht",
      ],
      ["Am häufigsten gewählt", "Doppelback", "1.750,50 €", "Für Betriebe mit einigen Filialen"],
      ["Hochzeitstorte", "auf Anfrage", "Für alle, die mehrere Nächte brauchen"],
    ]);
  });
});

describe("empty collections", () => {
  test("without open positions the list says so, and has no card", () => {
    const careers = main(pageAt("/careers"));
    const { empty } = read<{ empty: string }>(FIXTURE, "pages/careers.yaml");
    expect(texts(careers, "h2")).toContain("0 Plätze sind frei");
    expect(texts(careers, "p")).toContain(empty);
    expect(all(careers, "a")).toEqual([]);
  });

  test("an article is not related to itself", () => {
    const related = pageAt("/blog/preis-unter-fuenf-euro").querySelector("#related")?.closest("section");
    const links = [...(related?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"));
    expect(links).toContain("/blog/salz-in-der-luft");
    expect(links).not.toContain("/blog/preis-unter-fuenf-euro");
  });

  test("an episode without audio has no player, one with external audio has", () => {
    expect(all(pageAt("/podcast/sauerteig-auf-reisen"), "audio")).toEqual([]);
    const sources = all(pageAt("/podcast/der-lehrling-und-die-laugenbrezel"), "audio source");
    expect(sources.map((source) => source.getAttribute("src"))).toEqual([
      "https://toene.kante-korn.example/ofengefluester/002.mp3",
    ]);
    expect(texts(pageAt("/podcast/der-lehrling-und-die-laugenbrezel"), "audio")).toEqual([
      "Ihr Gerät kann diese Tondatei leider nicht abspielen.",
    ]);
  });

  test("a trailer has its label on the cover, and links, lists and timestamps in its notes", () => {
    const page = pageAt("/podcast/vorgeschmack");
    expect(texts(page, "main span[aria-hidden=true]")).toContain("Vorspann · 0:04");
    expect(all(page, "main li a").map((link) => link.getAttribute("href"))).toEqual([
      "https://toene.kante-korn.example/ofengefluester/000.mp3#t=0",
      "https://toene.kante-korn.example/ofengefluester/000.mp3#t=2",
      "/services/fotografie#questions",
    ]);
    expect(texts(page, "main strong")).toEqual(["eine"]);
    expect(texts(pageAt("/podcast/pausenton"), "main span[aria-hidden=true]")).toContain("Folge 3 · 0:04");
  });

  test("a legal text without a summary has none", () => {
    expect(texts(pageAt("/impressum"), "main h2")[0]).toBe("Angaben gemäß § 5 DDG");
    expect(texts(pageAt("/datenschutz"), "main h2")[0]).toBe("Das Wichtigste vorweg");
  });
});

describe("counts and dates", () => {
  test.each([
    ["/blog", "31. Januar 2026"],
    ["/blog/preis-unter-fuenf-euro", "31. Januar 2026"],
    ["/podcast", "14. Februar 2026"],
    ["/podcast", "2. November 2025"],
    ["/podcast/der-lehrling-und-die-laugenbrezel", "14. Februar 2026"],
    ["/datenschutz", "Fassung vom 5. Januar 2026"],
    ["/impressum", "Zuletzt geändert am 20. Dezember 2025"],
  ])("%s has %s", (address, date) => {
    expect(text(main(pageAt(address)))).toContain(date);
  });

  test("singular and plural are used", () => {
    const industries = text(main(pageAt("/industries")));
    const locations = text(main(pageAt("/locations")));
    for (const count of ["2 Handgriffe", "1 Handgriff"]) expect(industries).toContain(count);
    for (const count of ["1 Ort", "4 Orte"]) expect(locations).toContain(count);
  });

  test("the sums of the locations have no plus that the content lacks", () => {
    expect(texts(main(pageAt("/locations")), "dd")).toEqual(["2", "5", "86"]);
  });
});

describe("special characters in titles and texts", () => {
  const article = (): Document => pageAt("/blog/preis-unter-fuenf-euro");
  const { title, metadata, excerpt } = read<{
    title: string;
    metadata: { title: string; description: string };
    excerpt: string;
  }>(FIXTURE, "blog/preis-unter-fuenf-euro.md");

  test("the example has quotes, HTML characters, an emoji and right-to-left text", () => {
    for (const sign of ['"', "<", "&", "🥐", "خبز", "לחם"]) expect(title).toContain(sign);
    expect(excerpt).toContain("</script>");
  });

  test("are correct in title and description", () => {
    expect(article().title).toBe(metadata.title);
    expect(article().querySelector('meta[name="description"]')?.getAttribute("content")).toBe(metadata.description);
  });

  test("are correct in heading, intro and card", () => {
    expect(texts(article(), "h1")).toEqual([title]);
    expect(texts(main(article()), "p")).toContain(excerpt);
    expect(texts(main(pageAt("/blog")), "a")).toContain(title);
    expect(texts(main(pageAt("/blog")), "p")).toContain(excerpt);
  });

  test("are correct in structured data", () => {
    const [block] = all(article(), 'script[type="application/ld+json"]');
    const told = textsIn(JSON.parse(block?.textContent ?? ""));
    expect(told).toContain(title);
    expect(block?.textContent).not.toContain("<");
  });

  test("are correct in running text", () => {
    expect(texts(main(article()), "code")).toEqual(["<title>Bäckerei Öhlmann</title>", "</script>"]);
    expect(text(main(article()))).toContain('Preis & Leistung: "3 < 5" in Zahlen');
    expect(texts(main(article()), "td")).toContain("خبز عربي");
  });

  test("headings have unique ASCII ids", () => {
    const headings = all(main(article()), ":is(h2, h3, h4)[id]");
    const ids = headings.map(({ id }) => id);
    expect(texts(main(article()), "h2").filter((heading) => heading === "Kurz gesagt")).toHaveLength(2);
    expect(texts(main(article()), "h3")).toContain("خبز");
    expect(ids.filter((id) => !/^[a-z0-9-]+$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain("section-uber-ofen-apfel-und-grosse-grossen");
  });

  test("texts link to other pages", () => {
    expect(hrefs(main(article()))).toEqual(
      expect.arrayContaining(["/services/fotografie", "/podcast/der-lehrling-und-die-laugenbrezel", "/contact"]),
    );
  });

  test("the name with its special character is correct everywhere", () => {
    expect(pageAt("/").title).toBe("Bilder und Webseiten für Bäckereien | Kante & Korn");
    expect(pageAt("/").querySelector("header a")?.getAttribute("aria-label")).toBe("Kante & Korn, zur Startseite");
    const told = textsIn(JSON.parse(text(pageAt("/").querySelector('script[type="application/ld+json"]'))));
    expect(told).toContain("Kante & Korn");
  });
});

describe("a photograph", () => {
  const ARTICLE = "/blog/preis-unter-fuenf-euro";

  /** Formats, alternative text and reserved space of every picture. */
  const pictures = (address: string) =>
    all(main(pageAt(address)), "picture").map((picture) => {
      const image = picture.querySelector("img");
      return {
        formats: all(picture, "source").map((source) => source.getAttribute("type")),
        alt: image?.getAttribute("alt"),
        keepsItsPlace: Number(image?.getAttribute("width")) > 0 && Number(image?.getAttribute("height")) > 0,
        loading: image?.getAttribute("loading"),
      };
    });

  const FORMATS = ["image/avif", "image/webp"];

  test("is in its article, in modern formats, with reserved space", () => {
    expect(pictures(ARTICLE).map((picture) => ({ ...picture, formats: picture.formats.sort() }))).toEqual([
      { formats: FORMATS, alt: "Ein Laib Brot auf hellem Holz", keepsItsPlace: true, loading: "eager" },
      { formats: FORMATS, alt: "Eine Theke im Morgenlicht", keepsItsPlace: true, loading: "lazy" },
      {
        formats: FORMATS,
        alt: "Ein Baguette, hochkant mit dem Telefon fotografiert",
        keepsItsPlace: true,
        loading: "lazy",
      },
      // On the card of the next article.
      {
        formats: FORMATS,
        alt: "Ein Baguette, hochkant mit dem Telefon fotografiert",
        keepsItsPlace: true,
        loading: "lazy",
      },
    ]);
  });

  test("replaces the monogram of that person only", () => {
    expect(pictures("/about").map(({ alt }) => alt)).toEqual(["Jördis Mustermann in der Backstube"]);
  });

  test.each([
    ["a state", "/locations/hamburg", "Eine Theke in Ottensen"],
    ["a city", "/locations/niedersachsen/lueneburg", "Eine Theke am Stint"],
    ["an industry", "/industries/konditoreien", "Ein Baguette neben einer Torte"],
    ["a service for an industry", "/industries/konditoreien/fotografie", "Eine Theke von oben"],
  ])("is in the first screen of %s in place of map or drawing, with a crop for wide screens", (_, address, alt) => {
    const page = pageAt(address);
    const [picture] = all(main(page), "picture");
    expect(picture?.querySelector("img")?.getAttribute("alt")).toBe(alt);
    expect(picture?.querySelector("img")?.getAttribute("loading")).toBe("eager");
    expect(all(picture as Element, "source[media]").map((source) => source.getAttribute("media"))).toEqual(
      Array.from({ length: 3 }, () => "(min-width:60.01em)"),
    );
    expect(all(main(page), 'svg[role="img"]')).toEqual([]);
  });

  test("exists in every size and format that a page names", () => {
    const named = ["/about", ARTICLE, "/locations/hamburg", "/industries/konditoreien"].flatMap((address) =>
      all(pageAt(address), "picture source, picture img").flatMap((element) =>
        (element.getAttribute("srcset") ?? "").split(/,\s+/).map((candidate) => candidate.split(" ")[0] ?? ""),
      ),
    );
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((file) => !existsSync(join(FIXTURE_SITE, file)))).toEqual([]);
  });
});

test("the home page alone has the codes of verification, and the privacy policy names the service that counts visits", () => {
  const { verification } = read<{ verification: Record<"google" | "yandex", string> }>(FIXTURE, "site.yaml");
  const codesOf = (address: string) =>
    all(pageAt(address), "meta[name$=verification]").map((meta) => meta.getAttribute("content"));
  expect(codesOf("/")).toEqual([verification.google, verification.yandex]);
  expect(codesOf("/about")).toEqual([]);
  expect(text(pageAt("/datenschutz").querySelector("p#analytics"))).toBe(
    "Besuche zählen wir mit Plausible Analytics über statistik.kante-korn.example, ohne Cookies und ohne Sie wiederzuerkennen.",
  );
});

describe("The work of an agency is shown", () => {
  const figures = (scope: ParentNode): string[][] => all(scope, "tr").map((row) => texts(row, "th, td"));

  test("as a report on the home page and at a service, with costs that are computed", () => {
    const report = [
      ["Gebäck", "Ausgaben", "Anfragen", "Bestellungen", "Abgeholt", "Kosten je Abholung"],
      ["Hochzeitstorten", "1.450,50 €", "61", "33", "31", "47 €"],
      ["Roggenmischbrot im Abonnement", "380 €", "1.204", "410", "396", "0,96 €"],
      ["Glutenfreie Brötchen", "290 €", "12", "1", "0", "–abgeschaltet in Woche 3"],
      ["Zusammen", "2.120,50 €", "1.277", "444", "427", "4,97 €"],
    ];
    for (const [address, scope] of [
      ["/", "#results figure"],
      ["/services/fotografie", "#example figure"],
    ] as const) {
      const [shown] = all(pageAt(address), scope);
      expect(figures(shown as Element)).toEqual(report);
      expect(text(shown as Element)).toContain("Beispielbäckerei");
      expect(texts(shown as Element, "s")).toEqual(
        report[3]?.map((words) => words.replace("abgeschaltet in Woche 3", "")),
      );
    }
  });

  test("as figures drawn to scale, where the agency gives both amounts", () => {
    const bars = all(pageAt("/"), "#results [style*=--share]").map((bar) => bar.getAttribute("style"));
    expect(bars).toEqual(["--share:70.9%", "--share:100.0%"]);
  });

  test("as case studies, where their service and industry are, without the client's consent", () => {
    const rows = [
      ["Gezählt", "Vorher", "Nachher"],
      ["Kundschaft vor acht Uhr", "19 am Tag", "64 am Tag"],
      ["Vorbestellungen", "keine", "112 im Monat"],
    ];
    const study = "/case-studies/schlange-um-sieben";
    for (const address of ["/case-studies", "/services/fotografie", "/industries/handwerksbaeckereien"]) {
      const [shown, ...more] = all(pageAt(address), "#cases figure");
      expect(more).toEqual([]);
      expect(figures(shown as Element)).toEqual(rows);
      expect(hrefs(shown as Element)).toEqual([study]);
    }
    const page = main(pageAt(study));
    expect(figures(page)).toEqual(rows);
    expect(text(page)).toContain("Monate: 5. Bezahlt in dieser Zeit: 4.350,50 €.");
    expect(text(page)).toContain("Um sieben stehen sie jetzt bis zur Laterne.");
    expect([...pages].filter(([, { body }]) => text(body).includes("Zusagen"))).toEqual([]);
    const showing = [...pages.keys()].filter((address) => pageAt(address).querySelector("#cases"));
    expect(showing).toHaveLength(3);
  });

  test("as a listing, e-mails, and a review with its reply", () => {
    const of = (service: string): Element => pageAt(`/services/${service}`).querySelector("#example") as Element;
    expect(figures(of("webseiten"))[1]).toEqual(["Öffnungszeiten", "Keine", "Dienstag bis Samstag ab 5.30 Uhr"]);
    expect(texts(of("webseiten"), "li h3")).toEqual(["Morgen früh um halb sechs", "Hat es geschmeckt?"]);
    expect(text(of("fotografie").querySelector("blockquote"))).toBe("Um zehn war alles ausverkauft.");
    expect(text(of("fotografie"))).toContain("Wir backen samstags jetzt ein Blech mehr.");
  });
});

test("an article has its own reading time and takeaways, and does without a part that it leaves out", () => {
  const page = main(pageAt("/blog/preis-unter-fuenf-euro"));
  expect(text(page)).toMatch(/\d Min\. Lesezeit/);
  expect(texts(page, "aside li")).toEqual(["Ein Bild vom Brot darf mehr kosten als das Brot."]);
  expect(all(page, "#strategy")).toEqual([]);
  expect(hrefs(page)).toContain("/contact");
  expect(text(main(pageAt("/blog/salz-in-der-luft")))).toContain("Zwei Brötchen lang");
});

test("the sentence for callers is on the contact page alone", () => {
  const having = [...pages].filter(([, page]) => text(page.body).includes("Rezepte bleiben bei Ihnen."));
  expect(having.map(([address]) => address)).toEqual(["/contact"]);
});

test("a landing page has a picture beside its first words, a film, logos, and grounds of its own", () => {
  const page = main(pageAt("/fruehling-im-ofen"));
  expect(all(page, "img").map((image) => image.getAttribute("alt"))).toEqual(
    expect.arrayContaining(["Eine Theke, bevor der Laden öffnet", "Kipferl & Söhne"]),
  );
  expect(all(page, "figure.film iframe")).toHaveLength(2);
  expect(text(page)).toContain("Eine Theke, zwei Stunden");
});
