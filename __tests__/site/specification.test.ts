/**
 * The specification of each page, checked on the built site: a row for each kind of page, then 404 pages, prices,
 * terms and claims. Texts that the specification leaves to the agency are read from the content.
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node", "require"]}
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { PAGE_KINDS } from "../../scripts/lib/sample-pages";
import { fillIn } from "content-kit/lib/placeholders";
import { feedPaths, routes } from "../../src/routes";
import { readPage, SITE } from "../support/built-site";

/* --- The content --- */

const CONTENT = resolve(__dirname, "../../content");

const read = <T>(path: string): T => {
  const text = readFileSync(join(CONTENT, path), "utf8");
  return parse(path.endsWith(".md") ? (text.split(/^---$/m, 2)[1] ?? "") : text) as T;
};

/** True for a feed, which is not a page. */
const isFeed = (to: string): boolean => Object.values<string>(feedPaths).includes(to);

const slugsIn = (folder: string): string[] =>
  readdirSync(join(CONTENT, folder))
    .map((file) => file.replace(/\.\w+$/, ""))
    .sort();

interface Titled {
  title: string;
}
interface Service extends Titled {
  desc: string;
  order: number;
}
interface ServiceContent {
  hero: Titled;
  stats: { number: string; label: string }[];
  keyBenefits: Titled[];
  features: Titled[];
  detailedFeatures: { category: string; items: string[] }[];
  socialProof: string;
}
interface Pair extends Titled {
  service: string;
  description: string;
  features: string[];
  benefits: string[];
}
interface Industry {
  name: string;
  description: string;
  featured?: boolean;
  services: Pair[];
  valuePoints: Titled[];
}
interface State {
  inSentences?: string;
  name: string;
  cities: { name: string; slug: string }[];
}
interface Dated extends Titled {
  slug: string;
  date: string;
  excerpt: string;
  description: string;
  duration: string;
}
interface Tier {
  name: string;
  everythingIncluded?: boolean;
  features: { name: string; included: boolean | string }[];
}
interface Job extends Titled {
  department: string;
  location: string;
  type: string;
  description: string;
}

const SERVICES = ["paid-media", "local-seo", "website-design", "content-email", "reputation"] as const;
const INDUSTRIES = [
  "alternative-medicine",
  "audiology",
  "cardiology",
  "chiropractors",
  "dental-implants",
  "dermatology",
  "ent-doctors",
  "hospice-companies",
  "medical-spas",
  "plastic-surgery",
] as const;

const site = read<{
  name: string;
  legalName: string;
  description: string;
  url: string;
  phone: string;
  email: string;
  address: { lines: string[] };
  social: { label: string; url: string }[];
  map: { embedUrl: string };
  hiringContact: { email: string };
  terms: Record<"contract" | "adSpend", string>;
  trust: { to: string }[];
}>("site.yaml");

/** The same with what holds for every service filled in. */
const filled = <T>(path: string): T => JSON.parse(fillIn(JSON.stringify(read(path)), site.terms)) as T;

/** The telephone link. */
const TELEPHONE = `tel:${site.phone.replace(/[^+\d]/g, "")}`;
const serviceOf = (slug: string): Service => read(`services/${slug}/index.md`);
const industryOf = (slug: string): Industry => read(`industries/${slug}.yaml`);
const stateOf = (slug: string): State => read(`locations/${slug}.yaml`);
const states = slugsIn("locations").map((slug) => ({ slug, ...stateOf(slug) }));
const jobs = slugsIn("careers").map((slug) => ({ slug, ...read<Job>(`careers/${slug}.md`) }));

/** Dated entries of a folder, newest first. */
const newestOf = (folder: string): Dated[] =>
  slugsIn(folder)
    .map((slug) => ({ ...read<Dated>(`${folder}/${slug}.md`), slug }))
    .sort((a, b) => b.date.localeCompare(a.date));

/* --- The pages --- */

type Link = [label: string, to: string];

const pages = new Map<string, Document>();

/** The page at a path; 404 files by their name. */
const pageAt = (address: string): Document => {
  const file = address.endsWith(".html") ? address : join(address, "index.html");
  const page = pages.get(file) ?? new DOMParser().parseFromString(readPage(SITE, file), "text/html");
  pages.set(file, page);
  return page;
};

const all = (scope: ParentNode, selector: string): Element[] => [...scope.querySelectorAll(selector)];

const first = (scope: ParentNode, selector: string): Element => {
  const element = scope.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
};

const main = (page: Document): Element => first(page, "main");

/** Inline elements: text around them is not separated. */
const IN_LINE = "a, b, code, dfn, em, i, strong, time, span";

const pieces = (node: Node): string => {
  if (!(node instanceof Element)) return node.nodeValue ?? "";
  if (node.matches("[aria-hidden=true], script, style")) return "";
  const inside = [...node.childNodes].map(pieces).join("");
  return node.matches(IN_LINE) ? inside : ` ${inside} `;
};

/** Text content with separated blocks. */
const text = (node: Node): string => pieces(node).replace(/\s+/g, " ").trim();

const texts = (scope: ParentNode, selector: string): string[] => all(scope, selector).map(text);

const links = (scope: ParentNode): Link[] =>
  all(scope, "a").map((link) => [text(link), link.getAttribute("href") ?? ""]);

const targets = (scope: ParentNode): string[] => links(scope).map(([, to]) => to);

/** The section below a heading. */
const under = (page: Document, heading: string): Element => {
  const title = all(main(page), "h2").find((one) => text(one) === heading);
  const part = title?.closest("section, aside");
  if (!part) throw new Error(`There is no section "${heading}", only ${texts(main(page), "h2").join(", ")}.`);
  return part;
};

/** The last section of a page. */
const closing = (page: Document): Element => first(main(page), ":scope > section:last-of-type");

/** The specification does not have the links on figures and data in closing sections. */
const isNoTrust = (to: string): boolean => site.trust.every((link) => link.to !== to);

const itemWith = (scope: ParentNode, title: string): Element => {
  const item = all(scope, "li").find((one) => texts(one, "h2, h3").includes(title));
  if (!item) throw new Error(`There is no item "${title}".`);
  return item;
};

const robotsOf = (page: Document): string | null => first(page, 'meta[name="robots"]').getAttribute("content");

/** Structured data of a type. */
const structured = (page: Document, type: string): unknown => {
  const blocks = all(page, 'script[type="application/ld+json"]').map(
    (block) => JSON.parse(block.textContent ?? "") as unknown,
  );
  const things = blocks.flatMap((block) => (block as { "@graph": { "@type": string }[] })["@graph"]);
  return things.find((thing) => thing["@type"] === type);
};

const breadcrumb = (page: Document): string[] => texts(first(main(page), "nav ol"), "li");

const figures = (scope: ParentNode): Link[] =>
  all(scope, "dt + dd").map((value) => [text(value), text(value.previousElementSibling as Element)]);

/** CSS rules for an element's class. */
const stylesOf = (element: Element): string => {
  const styles = all(element.ownerDocument, "style")
    .map((style) => style.textContent ?? "")
    .join("");
  const rules = [...element.classList].flatMap((name) => styles.match(new RegExp(`\\.${name}\\{[^}]*`, "g")) ?? []);
  return rules.join("");
};

/* --- The table --- */

interface Row {
  /** Its place in the specification's table. */
  place: string;
  /** The pages to check. */
  addresses: readonly string[];
  says: Readonly<Record<string, (page: Document, address: string) => void>>;
}

const SOLUTIONS: Link[] = [
  ["All Industries", "/industries"],
  ["Dental Practices", "/industries/dental-implants"],
  ["Medical Spas", "/industries/medical-spas"],
  ["Plastic Surgery", "/industries/plastic-surgery"],
];

const HEADER_LINKS: Link[] = [
  ["Services", "/services"],
  ["About", "/about"],
  ["Locations", "/locations"],
  ["Blog", "/blog"],
  ["Podcast", "/podcast"],
  ["Results", "/#results"],
];

const CALL: Link = ["Schedule a Call", "/contact"];

/** The header's button: on the page that it leads to, it calls. */
const callOn = (address: string): Link => (address === CALL[1] ? [CALL[0], TELEPHONE] : CALL);

const LOCAL_SERVICES = [
  "Local SEO",
  "Paid Advertising",
  "Website Design",
  "Reputation Management",
  "Email Marketing",
  "Analytics & CRM",
];

const lastSlug = (address: string): string => address.split("/").at(-1) ?? "";

const slugsOf = (address: string): [string, string] => {
  const [second = "", third = ""] = address.split("/").slice(2);
  return [second, third];
};

const pairOf = (address: string): Pair & { industry: Industry } => {
  const [slug, service] = slugsOf(address);
  const industry = industryOf(slug);
  const pair = industry.services.find((one) => one.service === service);
  if (!pair) throw new Error(`There is no pair ${address}.`);
  return { ...pair, industry };
};

/** A menu link contains a note beside its label, which is ignored here. */
const labelsOf = (menu: ParentNode): Link[] =>
  all(menu, "a").map((link) => [text(link.firstElementChild ?? link), link.getAttribute("href") ?? ""]);

/** The search is not in the specified menu. */
const isNoSearch = ([, to]: Link): boolean => to !== routes.search;

const everyKind: readonly string[] = Object.values<string>(PAGE_KINDS).map((address) =>
  address === PAGE_KINDS["not-found"] ? "/404.html" : address,
);

const TABLE: readonly Row[] = [
  {
    place: "Header",
    addresses: everyKind,
    says: {
      "its logo links to the home page": (page) => {
        const logo = first(page, "header a");
        expect(logo.getAttribute("href")).toBe("/");
        expect(logo.getAttribute("aria-label")).toContain(site.name);
      },
      "it has the menu, the links and the button": (page, address) => {
        const header = first(page, "body header");
        const button = first(header, "button[popovertarget]");
        const menu = first(header, `#${button.getAttribute("popovertarget")}`);
        expect(text(button)).toBe("Solutions by Industry");
        expect(labelsOf(menu)).toEqual(SOLUTIONS);
        expect(
          links(header)
            .slice(1 + SOLUTIONS.length)
            .filter(isNoSearch),
        ).toEqual([...HEADER_LINKS, callOn(address)]);
      },
      "a sheet called Menu has the same links": (page, address) => {
        const sheet = first(page, "dialog");
        const opener = first(page, `header button[commandfor="${sheet.id}"]`);
        expect(text(opener)).toBe("Menu");
        expect(text(first(sheet, "h2"))).toBe("Menu");
        expect(text(sheet)).toContain("Solutions by Industry");
        expect(links(sheet).filter(isNoSearch)).toEqual([...SOLUTIONS, ...HEADER_LINKS, callOn(address)]);
      },
    },
  },
  {
    place: "Footer",
    addresses: everyKind,
    says: {
      "its columns are Services, Industries and Resources": (page) => {
        const footer = first(page, "body > * footer");
        const column = (title: string): string[] => {
          const heading = all(footer, "h2").find((one) => text(one) === title);
          return heading?.parentElement ? targets(heading.parentElement) : [];
        };
        expect(texts(footer, "h2").slice(0, 3)).toEqual(["Services", "Industries", "Resources"]);
        expect(column("Services")).toEqual(SERVICES.map((slug) => `/services/${slug}`));
        expect(column("Industries").length).toBeGreaterThan(0);
        expect(column("Industries").filter((to) => !/^\/industries\/[\w-]+$/.test(to))).toEqual([]);
        expect(column("Resources").length).toBeGreaterThan(0);
      },
      "it has a social link, the phone, the email and the address": (page) => {
        const footer = first(page, "body > * footer");
        for (const { label, url } of site.social) expect(links(footer)).toContainEqual([label, url]);
        expect(links(footer)).toContainEqual([site.phone, TELEPHONE]);
        expect(links(footer)).toContainEqual([site.email, `mailto:${site.email}`]);
        expect(texts(footer, "address > span > span")).toEqual(site.address.lines);
      },
      "it has the copyright of the year in which it was built, and the legal pages": (page) => {
        const footer = first(page, "body > * footer");
        const year = statSync(join(SITE, "index.html")).mtime.getFullYear();
        expect(text(footer)).toMatch(new RegExp(`© ${year} ${site.legalName}`));
        expect(links(footer).slice(-2)).toEqual([
          ["Privacy", "/privacy"],
          ["Terms", "/terms"],
        ]);
      },
    },
  },
  {
    place: "/",
    addresses: ["/"],
    says: {
      "a hero comes first, with a link to the contact page": (page) => {
        expect(text(first(page, "h1"))).toBe(read<{ hero: Titled }>("pages/home.yaml").hero.title);
        expect(links(main(page))[0]).toEqual(CALL);
      },
      "five services are linked to their pages": (page) => {
        const cards = all(main(page), 'li a[href^="/services/"]');
        expect(cards.map((card) => card.getAttribute("href"))).toEqual(SERVICES.map((slug) => `/services/${slug}`));
        expect(cards.map(text)).toEqual(SERVICES.map((slug) => `${serviceOf(slug).title} ${serviceOf(slug).desc}`));
      },
      "there is a section about the marketing revolution": (page) => {
        expect(texts(main(page), "h2").join("\n")).toMatch(/marketing revolution/i);
      },
      "the blueprint has five steps": (page) => {
        const { blueprint } = read<{ blueprint: Titled & { steps: Titled[] } }>("pages/home.yaml");
        expect(blueprint.title).toMatch(/blueprint/i);
        expect(blueprint.steps).toHaveLength(5);
        expect(texts(under(page, blueprint.title), "ol h3")).toEqual(blueprint.steps.map(({ title }) => title));
      },
      "the results are at the anchor of the link Results": (page) => {
        expect(figures(first(page, "#results"))).toEqual([
          ["+312%", "appointment requests in first 90 days"],
          ["38%", expect.stringMatching(/^lower CPA/)],
          ["4.6x", "marketing ROI"],
        ]);
      },
      "the latest three articles are shown": (page) => {
        const latest = newestOf("blog").slice(0, 3);
        expect(latest).toHaveLength(3);
        expect(links(main(page)).filter(([, to]) => to.startsWith("/blog/"))).toEqual(
          latest.map(({ title, slug }) => [title, `/blog/${slug}`]),
        );
      },
      "the latest three podcast episodes are shown": (page) => {
        const latest = newestOf("podcast").slice(0, 3);
        const shown = all(main(page), 'li a[href^="/podcast/"]');
        expect(shown.map((link) => [text(link), link.getAttribute("href")])).toEqual(
          latest.map(({ title, slug }) => [title, `/podcast/${slug}`]),
        );
      },
      "it ends with a call to action": (page) => {
        expect(targets(closing(page))).toContain("/contact");
      },
      "structured data has the organization, without social profiles yet": (page) => {
        expect(structured(page, "Organization")).toMatchObject({
          name: site.name,
          url: `${site.url}/`,
          description: site.description,
          sameAs: [],
          logo: expect.stringMatching(/^https:/) as unknown,
        });
      },
      "the logo in the structured data exists": (page) => {
        const { logo } = structured(page, "Organization") as { logo: string };
        expect(logo).toMatch(new RegExp(`^${site.url}/`));
        expect(existsSync(join(SITE, logo.slice(site.url.length)))).toBe(true);
      },
    },
  },
  {
    place: "/about",
    addresses: ["/about"],
    says: {
      "an intro and the meaning of the brand's word come first": (page) => {
        const { intro, definition } = read<{ intro: string[]; definition: Record<string, string> }>("pages/about.yaml");
        expect(intro.length).toBeGreaterThan(0);
        for (const part of [...intro, ...Object.values(definition)]) expect(text(main(page))).toContain(part);
        expect(text(first(page, "dfn")).toLowerCase()).toBe(site.name.toLowerCase());
      },
      "there are five values": (page) => {
        const { values } = read<{ values: Titled }>("pages/about.yaml");
        expect(texts(under(page, values.title), "h3")).toEqual([
          "Viva la Vita",
          "Pulse",
          "Clarity",
          "Excellence",
          "Victory",
        ]);
      },
      "every team member has a card": (page) => {
        const { team } = read<{ team: Titled & { members: { name: string; role: string; bio: string }[] } }>(
          "pages/about.yaml",
        );
        const cards = texts(under(page, team.title), "li");
        expect(cards).toHaveLength(team.members.length);
        team.members.forEach(({ name, role, bio }, index) => {
          for (const part of [name, role, bio]) expect(cards[index]).toContain(part);
        });
      },
      "it ends with a call to action": (page) => {
        expect(targets(closing(page))).toContain("/contact");
      },
    },
  },
  {
    place: "/services",
    addresses: ["/services"],
    says: {
      "five cards link to the five services": (page) => {
        const cards = all(main(page), "li").filter((item) => item.querySelector("a"));
        expect(cards.map((card) => targets(card))).toEqual(SERVICES.map((slug) => [`/services/${slug}`]));
        cards.forEach((card, index) => {
          const { title, desc } = serviceOf(SERVICES[index] ?? "");
          expect(text(card)).toContain(`${title} ${desc}`);
        });
      },
    },
  },
  {
    place: "/services/{slug}",
    addresses: SERVICES.map((slug) => `/services/${slug}`),
    says: {
      "its hero and figures come first": (page, address) => {
        const { hero, stats, socialProof } = read<ServiceContent>(`${address.slice(1)}/content.yaml`);
        expect(text(first(page, "h1"))).toBe(hero.title);
        expect(figures(main(page)).slice(0, stats.length)).toEqual(stats.map(({ number, label }) => [number, label]));
        expect(text(main(page))).toContain(socialProof);
      },
      "it has four key benefits": (page, address) => {
        const { keyBenefits } = read<ServiceContent>(`${address.slice(1)}/content.yaml`);
        expect(keyBenefits).toHaveLength(4);
        expect(texts(first(page, "#benefits > ul"), "h3")).toEqual(keyBenefits.map(({ title }) => title));
      },
      "its features are listed in detail, by category": (page, address) => {
        const { detailedFeatures } = read<ServiceContent>(`${address.slice(1)}/content.yaml`);
        const included = first(page, "#included");
        expect(detailedFeatures.length).toBeGreaterThan(1);
        expect(texts(included, "h3")).toEqual(detailedFeatures.map(({ category }) => category));
        expect(texts(included, "li")).toEqual(detailedFeatures.flatMap(({ items }) => items));
      },
      "its process has five steps": (page, address) => {
        const { steps } = read<{ steps: (Titled & { step: number })[] }>(`${address.slice(1)}/process.yaml`);
        const shown = all(first(page, "#process"), "ol > li");
        expect(shown).toHaveLength(5);
        expect(shown.map((item) => text(first(item, "h3")))).toEqual(steps.map(({ title }) => title));
        shown.forEach((item, index) => expect(text(first(item, "span"))).toBe(String(index + 1)));
      },
      "its comparison has eight rows for the agency, in-house and another agency": (page, address) => {
        const { rows } = read<{ rows: Record<"feature" | "ours" | "inHouse" | "otherAgency", string>[] }>(
          `${address.slice(1)}/comparison.yaml`,
        );
        const shown = all(first(page, "#comparison"), "tbody tr").map((row) => texts(row, "th, td"));
        expect(shown).toHaveLength(8);
        expect(shown).toEqual(
          rows.map(({ feature, ours, inHouse, otherAgency }) => [feature, ours, inHouse, otherAgency]),
        );
        expect(texts(first(page, "#comparison"), "thead th")).toHaveLength(4);
      },
      "three clients give five stars each": (page, address) => {
        const { items } = read<{ items: { name: string; client: string; content: string; result: string }[] }>(
          `${address.slice(1)}/testimonials.yaml`,
        );
        const shown = all(first(page, "#clients"), "figure");
        expect(shown).toHaveLength(3);
        shown.forEach((figure, index) => {
          for (const part of Object.values(items[index] ?? {}).filter((value) => typeof value === "string"))
            expect(text(figure)).toContain(part);
          expect(first(figure, "[role=img]").getAttribute("aria-label")).toMatch(/^5 out of 5/);
        });
      },
      "its questions open one at a time, and structured data has the same ones": (page, address) => {
        const { items } = filled<{ items: { question: string; answer: string }[] }>(`${address.slice(1)}/faq.yaml`);
        const shown = all(first(page, "#questions"), "details");
        expect(shown.length).toBeGreaterThanOrEqual(6);
        expect(new Set(shown.map((item) => item.getAttribute("name"))).size).toBe(1);
        expect(shown[0]?.getAttribute("name")).toBeTruthy();
        expect(shown.filter((item) => item.hasAttribute("open"))).toEqual([]);
        expect(shown.map(text)).toEqual(items.map(({ question, answer }) => `${question} ${answer}`));
        expect(structured(page, "FAQPage")).toMatchObject({
          mainEntity: items.map(({ question, answer }) => ({
            "@type": "Question",
            name: question,
            acceptedAnswer: { "@type": "Answer", text: answer },
          })),
        });
      },
      "its prices are at the anchor pricing, in the rows of the first tier": (page, address) => {
        const { tiers } = read<{ tiers: Tier[] }>(`${address.slice(1)}/pricing.yaml`);
        const rows = all(first(page, "#pricing"), "tbody tr:has(button)");
        const shown = rows.map((row) => texts(row, "td"));
        const expected = tiers[0]?.features.map(({ name }) =>
          tiers.map(({ name: tier, features }) => {
            const value = features.find((feature) => feature.name === name)?.included ?? tier === "Enterprise";
            return typeof value === "string" ? value : value ? "Included" : "Not included";
          }),
        );
        expect(shown).toEqual(expected);
      },
      "a tip on each row of prices has the value of every tier": (page, address) => {
        const { tiers } = read<{ tiers: Tier[] }>(`${address.slice(1)}/pricing.yaml`);
        for (const row of all(first(page, "#pricing"), "tbody tr:has(button)")) {
          const button = first(row, "th button");
          const tip = first(page, `#${button.getAttribute("popovertarget")}`);
          const cells = texts(row, "td");
          expect(figures(tip)).toEqual(tiers.map(({ name }, index) => [cells[index], name]));
        }
      },
      "it ends with a call to action": (page) => {
        expect(targets(closing(page))).toContain("/contact");
      },
    },
  },
  {
    place: "/industries",
    addresses: ["/industries"],
    says: {
      "the featured ones come first, then all others": (page) => {
        const shown = links(main(page)).filter(([, to]) => to.startsWith("/industries/"));
        const isFeatured = shown.map(([, to]) => industryOf(lastSlug(to)).featured === true);
        expect(shown.map(([, to]) => lastSlug(to)).sort()).toEqual([...INDUSTRIES]);
        expect(isFeatured).toContain(true);
        expect(isFeatured).toEqual([...isFeatured].sort((a, b) => Number(b) - Number(a)));
      },
      "each card has its icon, its name, its description and its count of services": (page) => {
        for (const slug of INDUSTRIES) {
          const { name, description, services } = industryOf(slug);
          const card = itemWith(main(page), name);
          expect(targets(card)).toEqual([`/industries/${slug}`]);
          expect(all(card, "svg")).toHaveLength(1);
          expect(text(card)).toBe(`${name} ${description} ${services.length} services`);
        }
      },
      "dental implants are shown as Dentists": (page) => {
        expect(links(main(page))).toContainEqual(["Dentists", "/industries/dental-implants"]);
      },
    },
  },
  {
    place: "/industries/{slug}",
    addresses: INDUSTRIES.map((slug) => `/industries/${slug}`),
    says: {
      "its breadcrumb and icon come first": (page, address) => {
        expect(breadcrumb(page)).toEqual(["Industries", industryOf(lastSlug(address)).name]);
        expect(links(first(main(page), "nav"))).toEqual([["Industries", "/industries"]]);
        expect(all(main(page), 'svg[viewBox="0 0 24 24"], svg[role=img] .sign').length).toBeGreaterThan(0);
      },
      "each service has a card with at most three benefits and a link Learn More": (page, address) => {
        const { services } = industryOf(lastSlug(address));
        const cards = all(main(page), "li").filter((item) => all(item, `a[href^="${address}/"]`).length > 0);
        expect(cards).toHaveLength(services.length);
        services.forEach(({ service, title, description, benefits }, index) => {
          const card = cards[index] as Element;
          const [[label, to] = []] = links(card);
          expect(text(first(card, "h3"))).toBe(title);
          expect(text(card)).toContain(description);
          expect(texts(card, "li")).toEqual(benefits.slice(0, 3));
          expect(label).toMatch(/^Learn More\b/);
          expect(to).toBe(`${address}/${service}`);
        });
      },
      "it has three points of value": (page, address) => {
        const { valuePoints } = industryOf(lastSlug(address));
        expect(valuePoints).toHaveLength(3);
        for (const { title } of valuePoints) expect(itemWith(main(page), title)).toBeTruthy();
      },
    },
  },
  {
    place: "/industries/{industrySlug}/{serviceSlug}",
    addresses: INDUSTRIES.flatMap((slug) =>
      industryOf(slug).services.map(({ service }) => `/industries/${slug}/${service}`),
    ),
    says: {
      "it has its breadcrumb, first three benefits, features, all benefits, and links": (page, address) => {
        const { industry, service, title, features, benefits } = pairOf(address);
        const [first3, ...lists] = all(main(page), "ul").map((list) => texts(list, "li"));
        expect(breadcrumb(page)).toEqual(["Industries", industry.name, serviceOf(service).title]);
        expect(text(first(page, "h1"))).toBe(title);
        expect(first3).toEqual(benefits.slice(0, 3));
        expect(lists).toContainEqual(features);
        expect(texts(under(page, "Results You Can Expect"), "li")).toEqual(benefits);
        const ways = targets(main(page)).slice(2);
        expect(ways).toContain("/contact");
        expect(ways).toContain(address.replace(/\/[^/]*$/, ""));
      },
    },
  },
  {
    place: "/locations",
    addresses: ["/locations"],
    says: {
      "its totals are the states, the cities with a plus, and 500+ practices": (page) => {
        const cities = states.reduce((sum, state) => sum + state.cities.length, 0);
        expect(states).toHaveLength(51);
        expect(figures(main(page)).map(([number]) => number)).toEqual([
          "51",
          `${cities.toLocaleString("en-US")}+`,
          "500+",
        ]);
        expect(figures(main(page)).map(([, label]) => label)).toEqual([
          expect.stringContaining("states"),
          expect.stringContaining("cities"),
          expect.stringContaining("practices"),
        ]);
      },
      "every state is listed, in alphabetical order from Alabama, the District of Columbia among them": (page) => {
        const shown = all(main(page), "li a").filter((link) =>
          /^\/locations\/[^/]+$/.test(link.getAttribute("href") ?? ""),
        );
        const names = shown.map((link) => text(link.firstElementChild ?? link));
        expect(shown.map((link) => link.getAttribute("href"))).toEqual(
          [...states].sort((a, b) => a.name.localeCompare(b.name)).map(({ slug }) => `/locations/${slug}`),
        );
        expect(names[0]).toBe("Alabama");
        expect(names).toContain("District of Columbia");
        expect(names).toHaveLength(51);
      },
      "twelve popular cities have a link": (page) => {
        const popular = targets(main(page)).filter((to) => /^\/locations\/[^/]+\/[^/]+$/.test(to));
        expect(popular).toHaveLength(12);
        expect(new Set(popular).size).toBe(12);
      },
    },
  },
  {
    place: "/locations/{stateSlug}",
    addresses: ["alabama", "district-of-columbia", "florida", "vermont", "virginia"].map(
      (slug) => `/locations/${slug}`,
    ),
    says: {
      "its breadcrumb, its count of cities and its intro come first": (page, address) => {
        const { name, cities } = stateOf(lastSlug(address));
        expect(breadcrumb(page)).toEqual(["Locations", name]);
        expect(links(first(main(page), "nav"))).toEqual([["Locations", "/locations"]]);
        expect(text(main(page))).toContain(`${cities.length} ${cities.length === 1 ? "city" : "cities"}`);
        const { inSentences = name } = stateOf(lastSlug(address));
        const { intro, single } = read<{ intro: string; single: { intro: string } }>("pages/state.yaml");
        const own = cities.length === 1 ? single.intro : intro;
        expect(text(main(page))).toContain(own.replaceAll("{state}", inSentences));
      },
      "every city is linked": (page, address) => {
        const { cities } = stateOf(lastSlug(address));
        const shown = links(first(main(page), '[aria-labelledby="cities"]')).filter(([, to]) => !to?.startsWith("#"));
        expect(shown).toEqual(cities.map(({ name, slug }) => [name, `${address}/${slug}`]));
      },
      "six services are described": (page) => {
        expect(LOCAL_SERVICES.map((title) => text(itemWith(main(page), title)).length > title.length)).toEqual(
          LOCAL_SERVICES.map(() => true),
        );
        expect(all(itemWith(main(page), "Local SEO").parentElement as Element, "li")).toHaveLength(6);
      },
      "it ends with a call to action": (page) => {
        expect(targets(closing(page))).toContain("/contact");
      },
    },
  },
  {
    place: "/locations/{stateSlug}/{citySlug}",
    addresses: [
      "/locations/florida/miami",
      "/locations/virginia/virginia-beach",
      "/locations/new-york/new-york-city",
      "/locations/district-of-columbia/washington",
    ],
    says: {
      "its breadcrumb and the link back to the state come first": (page, address) => {
        const [stateSlug, citySlug] = slugsOf(address);
        const { name, cities } = stateOf(stateSlug);
        expect(breadcrumb(page)).toEqual(["Locations", name, cities.find(({ slug }) => slug === citySlug)?.name]);
        expect(links(main(page))[1]).toEqual([name, `/locations/${stateSlug}`]);
        expect(links(main(page))[2]).toEqual([expect.stringMatching(/^Back to /), `/locations/${stateSlug}`]);
      },
      "its hero names the city": (page, address) => {
        const [stateSlug, citySlug] = slugsOf(address);
        const city = stateOf(stateSlug).cities.find(({ slug }) => slug === citySlug);
        expect(text(first(page, "h1"))).toBe(`Marketing Company in ${city?.name}`);
      },
      "it has six service cards": (page) => {
        const list = itemWith(main(page), "Local SEO").parentElement as Element;
        expect(texts(list, "h3")).toEqual(LOCAL_SERVICES);
      },
      "it has results and a testimonial": (page) => {
        expect(figures(main(page)).length).toBeGreaterThanOrEqual(3);
        expect(all(main(page), "figure blockquote")).toHaveLength(1);
      },
      "it ends with links to the contact page and the services": (page) => {
        expect(targets(closing(page)).filter(isNoTrust)).toEqual(["/contact", "/services", TELEPHONE]);
      },
    },
  },
  {
    place: "/blog",
    addresses: ["/blog"],
    says: {
      "every article has a card with its title and its excerpt": (page) => {
        const articles = newestOf("blog");
        expect(links(main(page)).filter(([, to]) => /^\/blog\/[^/]+$/.test(to) && !isFeed(to))).toEqual(
          articles.map(({ title, slug }) => [title, `/blog/${slug}`]),
        );
        for (const { title, excerpt } of articles) expect(text(itemWith(main(page), title))).toContain(excerpt);
      },
    },
  },
  {
    place: "/blog/{slug}",
    addresses: slugsIn("blog").map((slug) => `/blog/${slug}`),
    says: {
      "its hero has the title, the date in words and the reading time": (page, address) => {
        const { title, date } = read<Dated>(`${address.slice(1)}.md`);
        const [year = 0, month = 1, day = 0] = date.split("-").map(Number);
        const long = new Date(year, month - 1, day).toLocaleDateString("en-US", { dateStyle: "long" });
        expect(text(first(page, "h1"))).toBe(title);
        expect(texts(main(page), "time")[0]).toBe(long);
        expect(texts(main(page), "span")).toContain("5 min read");
      },
      "its text comes as HTML": (page, address) => {
        const source = readFileSync(join(CONTENT, `${address.slice(1)}.md`), "utf8");
        const titles = [...source.matchAll(/^##+ (.*)$/gm)].map(([, title]) => title);
        expect(titles.length).toBeGreaterThan(0);
        for (const title of titles) expect(texts(main(page), "h2, h3")).toContain(title);
        expect(text(main(page))).not.toContain("##");
      },
      "it has the same takeaways and strategy as every article, and a link to a consultation": (page) => {
        const { keyTakeaways, implementation } = read<{
          keyTakeaways: { items: string[] };
          implementation: { paragraphs: string[] };
        }>("pages/article.yaml");
        expect(texts(under(page, "Key Takeaways"), "li")).toEqual(keyTakeaways.items);
        const strategy = under(page, "Implementation Strategy");
        for (const paragraph of implementation.paragraphs) expect(texts(strategy, "p")).toContain(paragraph);
        expect(links(main(page))).toContainEqual(["Schedule a Consultation", "/contact"]);
      },
      "up to three other articles are related, with the first hundred characters of their excerpts": (
        page,
        address,
      ) => {
        const others = new Map(newestOf("blog").map(({ title, excerpt }) => [title, excerpt]));
        others.delete(read<Dated>(`${address.slice(1)}.md`).title);
        const { relatedTitle } = read<{ relatedTitle: string }>("pages/article.yaml");
        const shown = all(under(page, relatedTitle), "li");
        expect(shown).toHaveLength(Math.min(3, others.size));
        for (const card of shown) {
          const [[title, to] = ["", ""]] = links(card);
          const excerpt = others.get(title) ?? "";
          expect(to).not.toBe(address);
          expect(texts(card, "p").at(-1)).toBe(excerpt.length > 100 ? `${excerpt.slice(0, 100).trimEnd()}…` : excerpt);
        }
        expect([...others.values()].some(({ length }) => length > 100)).toBe(true);
      },
    },
  },
  {
    place: "/podcast",
    addresses: ["/podcast"],
    says: {
      "every episode has its image, title, description, date and duration": (page) => {
        const episodes = newestOf("podcast");
        const shown = links(main(page)).map(([, to]) => to);
        expect(shown.filter((to) => to.startsWith("/podcast/") && !isFeed(to))).toEqual(
          episodes.map(({ slug }) => `/podcast/${slug}`),
        );
        for (const { title, description, date, duration } of episodes) {
          const card = itemWith(main(page), title);
          expect(all(card, "svg, img").length).toBeGreaterThan(0);
          expect(first(card, "time").getAttribute("datetime")).toBe(date);
          for (const part of [description, duration]) expect(text(card)).toContain(part);
        }
      },
    },
  },
  {
    place: "/podcast/{slug}",
    addresses: slugsIn("podcast").map((slug) => `/podcast/${slug}`),
    says: {
      "the link back, the badge, the date, the duration, the title and the description come first": (page, address) => {
        const { title, description, duration } = read<Dated>(`${address.slice(1)}.md`);
        expect(targets(main(page))[0]).toBe("/podcast");
        const date = text(first(main(page), "time"));
        const head = text(first(main(page), "header"));
        const places = ["Podcast", date, duration, title, description].map((part) => head.indexOf(part));
        expect(date).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
        expect(places).not.toContain(-1);
        expect(places).toEqual([...places].sort((one, other) => one - other));
      },
      "it has a player if and only if it has audio": (page, address) => {
        const { audioFile, audioUrl } = read<{ audioFile?: string; audioUrl?: string }>(`${address.slice(1)}.md`);
        const players = all(page, "audio");
        expect(players).toHaveLength(audioFile || audioUrl ? 1 : 0);
        for (const player of players) {
          const source = first(player, "source");
          expect(player.getAttribute("preload")).toBe("metadata");
          expect(source.getAttribute("type")).toBe("audio/mpeg");
          expect(source.getAttribute("src")).toMatch(/\.mp3$/);
          expect(text(player)).toBe("Your browser does not support the audio element.");
          expect(stylesOf(player.parentElement?.parentElement as Element)).toMatch(/backdrop-filter:\s*blur/);
        }
      },
      "its text is split into paragraphs at empty lines": (page, address) => {
        const [, , body = ""] = readFileSync(join(CONTENT, `${address.slice(1)}.md`), "utf8").split(/^---$/m);
        const paragraphs = body
          .trim()
          .split(/\n\s*\n/)
          .map((paragraph) => paragraph.replace(/\s+/g, " "));
        const shown = texts(first(main(page), "article > header + div"), "p");
        expect(shown.length).toBeGreaterThan(1);
        expect(shown).toEqual(paragraphs);
      },
      "it ends with links to a consultation and the services": (page) => {
        const ways = links(under(page, "Ready to Transform Your Practice?"));
        expect(ways.filter(([, to]) => isNoTrust(to))).toEqual([
          ["Schedule a Consultation", "/contact"],
          ["View Our Services", "/services"],
          [site.phone, TELEPHONE],
        ]);
      },
    },
  },
  {
    place: "/contact",
    addresses: ["/contact"],
    says: {
      "it has the email, the phone and the hours": (page) => {
        expect(links(main(page))).toContainEqual([site.email, `mailto:${site.email}`]);
        expect(links(main(page))).toContainEqual([site.phone, TELEPHONE]);
        expect(texts(main(page), "dd")).toContain("Mon–Fri 9am–5pm ET");
      },
      "a frame holds a map of the Lynnhaven area of Virginia Beach": (page) => {
        const frames = all(main(page), "iframe");
        expect(frames.map((frame) => [frame.getAttribute("src"), frame.getAttribute("loading")])).toEqual([
          [site.map.embedUrl, "lazy"],
        ]);
        expect(frames[0]?.getAttribute("title")).toMatch(/Lynnhaven.*Virginia Beach/);
        expect(text(main(page))).toMatch(/Lynnhaven area of Virginia Beach/);
      },
      "a reply is promised within one business day": (page) => {
        expect(text(main(page))).toMatch(/repl(y|ies) .*within one business day/i);
      },
      "there is no form": (page) => {
        expect(all(page, "form, input, textarea, select")).toEqual([]);
      },
    },
  },
  {
    place: "/careers",
    addresses: ["/careers"],
    says: {
      "the open positions are counted": (page) => {
        expect(jobs).toHaveLength(1);
        expect(texts(main(page), "h2")).toContain("1 position currently available");
      },
      "each position has its card": (page) => {
        for (const { slug, title, department, location, type, description } of jobs) {
          const card = itemWith(main(page), title);
          for (const part of [department, location, type, "$29/hour", description]) expect(text(card)).toContain(part);
          const [[label, to] = []] = links(card);
          expect(label).toMatch(/^View Details\b/);
          expect(to).toBe(`/careers/${slug}`);
          const words = all(card, "p").find((paragraph) => text(paragraph) === description);
          expect(stylesOf(words as Element)).toMatch(/-webkit-line-clamp:\s*2\b/);
        }
      },
      "three reasons to join are given": (page) => {
        expect(texts(under(page, "Why Join"), "h3")).toEqual([
          "Remote Flexibility",
          "Growth Opportunities",
          "Meaningful Work",
        ]);
      },
    },
  },
  {
    place: "/careers/{id}",
    addresses: ["/careers/remote-patient-coordinator"],
    says: {
      "the link back and the facts come first": (page) => {
        expect(targets(main(page))[0]).toBe("/careers");
        expect(text(first(page, "h1"))).toBe("Remote Patient Coordinator");
        expect(texts(first(main(page), "ul"), "li")).toEqual([
          "Operations",
          "Remote (USA Only)",
          "Part-Time",
          "$29/hour",
        ]);
      },
      "its sections are the role, the duties, the requirements and the benefits": (page) => {
        const titles = ["About the Role", "Responsibilities", "Requirements", "Benefits"];
        expect(texts(main(page), "h2")).toEqual(titles);
        for (const title of titles) expect(texts(under(page, title), "p, li").length).toBeGreaterThan(1);
      },
      "its duties and requirements are those of the one position": (page) => {
        const duties = text(under(page, "Responsibilities"));
        for (const duty of [
          /patient intake calls/,
          /ad lead submissions/,
          /schedule consultations/i,
          /collect deposits/i,
          /CRM records/,
          /coordinate with practices/i,
        ])
          expect(duties).toMatch(duty);
        expect(text(under(page, "Requirements"))).toMatch(/in the USA/);
        expect(text(under(page, "Requirements"))).toMatch(/prior experience as a patient coordinator/i);
      },
      "Apply Now opens an email with the position as its subject": (page) => {
        expect(links(main(page))).toContainEqual([
          "Apply Now",
          `mailto:${site.hiringContact.email}?subject=Remote%20Patient%20Coordinator`,
        ]);
      },
      "structured data has the position": (page) => {
        expect(structured(page, "JobPosting")).toMatchObject({
          title: "Remote Patient Coordinator",
          employmentType: "PART_TIME",
          hiringOrganization: { "@type": "Organization", name: site.name },
          datePosted: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as unknown,
          description: expect.stringContaining("<p>") as unknown,
          jobLocationType: "TELECOMMUTE",
          baseSalary: {
            currency: "USD",
            description: "$29/hour",
            value: { value: 29, unitText: "HOUR" },
          },
        });
      },
    },
  },
  {
    place: "/privacy",
    addresses: ["/privacy"],
    says: {
      "it says when it was updated": (page) => {
        expect(text(main(page))).toContain("Last updated August 14, 2025");
      },
      "it has its seven sections, each with a text": (page) => {
        const titles = texts(main(page), "h2");
        const subjects = [
          /information.*collect/i,
          /use/i,
          /shar/i,
          /security/i,
          /cookies and tracking/i,
          /rights/i,
          /contact/i,
        ];
        expect(titles).toHaveLength(subjects.length);
        subjects.forEach((subject, index) => expect(titles[index]).toMatch(subject));
        expect(all(main(page), "h2 + p")).toHaveLength(subjects.length);
      },
      "it has contact details": (page) => {
        for (const fact of [site.email, site.phone, site.address.lines.join(", ")])
          expect(text(main(page))).toContain(fact);
      },
    },
  },
  {
    place: "/terms",
    addresses: ["/terms"],
    says: {
      "it says when it was modified": (page) => {
        expect(text(main(page))).toContain("Last modified August 9, 2025");
      },
      "a summary comes first, then the agreement in eight numbered sections": (page) => {
        const [summary = "", ...sections] = texts(main(page), "h2");
        expect(summary).not.toMatch(/^\d/);
        expect(texts(under(page, summary), "li").length).toBeGreaterThan(0);
        expect(sections.map((title) => title.toLowerCase())).toEqual([
          "1. service scope",
          "2. independent contractor",
          "3. payments",
          "4. intellectual property",
          "5. term and termination",
          "6. confidentiality and indemnification",
          "7. liability limits",
          "8. general provisions",
        ]);
      },
    },
  },
  {
    place: "other",
    addresses: ["/404.html"],
    says: {
      "it says that nothing was found, and links to the home page": (page) => {
        expect(text(first(page, "h1"))).toBe("404");
        expect(texts(main(page), "p")).toContain("Oops! Page not found");
        expect(links(main(page))).toEqual([["Return to Home", "/"]]);
      },
    },
  },
];

describe.each(TABLE)("$place", ({ addresses, says }) => {
  for (const [what, check] of Object.entries(says))
    if (addresses.length === 1) test(what, () => check(pageAt(addresses[0] ?? ""), addresses[0] ?? ""));
    else test.each(addresses)(`${what}: %s`, (address) => check(pageAt(address), address));
});

test("every page has its own title and description", () => {
  const heads = TABLE.flatMap(({ addresses }) => addresses)
    .filter((address) => !address.endsWith(".html"))
    .map((address) => [address, pageAt(address)] as const);
  const titles = new Map(heads.map(([address, page]) => [page.title, address]));
  const descriptions = new Map(
    heads.map(([address, page]) => [first(page, 'meta[name="description"]').getAttribute("content"), address]),
  );
  const addresses = new Set(heads.map(([address]) => address));
  expect(titles.size).toBe(addresses.size);
  expect(descriptions.size).toBe(addresses.size);
});

describe("every entry of the content has a page", () => {
  const builtIn = (folder: string): string[] =>
    readdirSync(join(SITE, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(join(SITE, folder, entry.name, "index.html")))
      .map(({ name }) => name)
      .sort();

  test.each(["services", "industries", "locations", "blog", "podcast", "careers"])("in %s", (folder) => {
    expect(builtIn(folder)).toEqual(slugsIn(folder));
  });

  test("for the five services and ten industries of the specification", () => {
    expect(builtIn("services")).toEqual([...SERVICES].sort());
    expect(builtIn("industries")).toEqual([...INDUSTRIES]);
  });

  test("for each pair of industry and service", () => {
    for (const slug of INDUSTRIES)
      expect(builtIn(`industries/${slug}`)).toEqual(
        industryOf(slug)
          .services.map(({ service }) => service)
          .sort(),
      );
  });

  test("for each city of each state", () => {
    for (const { slug, cities } of states)
      expect(builtIn(`locations/${slug}`)).toEqual(cities.map((city) => city.slug).sort());
  });

  test("for the article and the episode of the specification", () => {
    const article = main(pageAt("/blog/plastic-surgery-patient-leads"));
    const episode = all(main(pageAt("/podcast")), "li").find((card) => text(card).includes("52:30"));
    expect(texts(article, "time")[0]).toBe("December 15, 2024");
    expect(text(episode as Element)).toContain("July 15, 2025");
  });
});

describe("404 pages", () => {
  const NOT_FOUND: {
    case: string;
    file: string;
    heading: string;
    words: string;
    link: [string | undefined, string];
  }[] = [
    {
      case: "an unknown service",
      file: "/services/404.html",
      heading: "Service not found",
      words: "The service you're looking for doesn't exist.",
      link: [undefined, "/services"],
    },
    {
      case: "an unknown industry",
      file: "/industries/404.html",
      heading: "Industry not found",
      words: "The page you're looking for doesn't exist.",
      link: [undefined, "/industries"],
    },
    {
      case: "an unknown pair of industry and service",
      file: "/industries/404-service.html",
      heading: "Service not found",
      words: "",
      link: [undefined, "/industries"],
    },
    {
      case: "an unknown state or city",
      file: "/locations/404.html",
      heading: "Location not found",
      words: "The location you're looking for doesn't exist.",
      link: ["Back to All Locations", "/locations"],
    },
    {
      case: "an unknown article",
      file: "/blog/404.html",
      heading: "Post not found",
      words: "The article you're looking for doesn't exist.",
      link: [undefined, "/blog"],
    },
    {
      case: "an unknown episode",
      file: "/podcast/404.html",
      heading: "Episode not found",
      words: "The episode you're looking for doesn't exist.",
      link: [undefined, "/podcast"],
    },
  ];

  test.each(NOT_FOUND)("$case has its message, a link back, and noindex", (expected) => {
    const page = pageAt(expected.file);
    const [label, to] = expected.link;
    expect(text(first(page, "h1"))).toBe(expected.heading);
    expect(text(main(page))).toContain(expected.words);
    expect(links(main(page))).toEqual([[label ?? expect.stringMatching(/\w/), to]]);
    expect(robotsOf(page)).toBe("noindex,nofollow");
    expect(page.title.toLowerCase()).toBe(expected.heading.toLowerCase());
  });

  test("an unknown state or city has the specified title and description", () => {
    const page = pageAt("/locations/404.html");
    expect(page.title).toBe("Location Not Found");
    expect(first(page, 'meta[name="description"]').getAttribute("content")).toBe(
      "The requested location was not found.",
    );
  });

  test("an unknown position redirects to the list of positions", () => {
    const refresh = first(pageAt("/careers/404.html"), 'meta[http-equiv="refresh"]');
    expect(refresh.getAttribute("content")).toBe("0; url=/careers");
  });
});

describe("prices", () => {
  /** Head and column of each tier. */
  const PRICES: Record<(typeof SERVICES)[number], { prices: string[]; heads: RegExp[]; cells: RegExp[] }> = {
    "local-seo": { prices: ["$1,250", "$2,495", "$4,250"], heads: [], cells: [] },
    "paid-media": {
      prices: ["$750", "$1,375", "$2,498"],
      heads: [
        /\$500 per platform \(Google or Meta\)/,
        /\$1,000 per platform \(Google or Meta\)/,
        /\$1,500 per platform \(Google or Meta\)/,
      ],
      cells: [
        /Included ad spend, monthly: up to \$5K\b/,
        /ad spend, monthly: up to \$15K\b/,
        /ad spend, monthly: up to \$30K\b/,
      ],
    },
    "content-email": {
      prices: ["$895", "$1,695", "$2,995"],
      heads: [/up to 1,000 subscribers/, /up to 2,500 subscribers/, /up to 5,000 subscribers/],
      cells: [/subscribers: Up to 1,000\n/, /subscribers: Up to 2,500\n/, /subscribers: Up to 5,000\n/],
    },
    reputation: {
      prices: ["$100", "$200", "$300"],
      heads: [1, 2, 3].map(() => /plus \$50 per month per additional platform/),
      cells: [1, 2, 3].map(() => /additional platform: \$50 per month\n/),
    },
    "website-design": {
      prices: ["$495", "$895", "$1,595"],
      heads: [1, 2, 3].map(() => /12-month commitment/),
      cells: [/Pages: Up to 10\n/, /Pages: Up to 25\n/, /Pages: Up to 50\n/],
    },
  };

  const TIERS = [
    { name: "Small Practice", size: "Up to 4 providers", popular: false },
    { name: "Growing Practice", size: "5–9 providers", popular: true },
    { name: "Powerful Practice", size: "10+ providers", popular: false },
    { name: "Enterprise", size: "15+ providers or 2+ locations", popular: false },
  ];

  const table = (slug: string): Element => first(pageAt(`/services/${slug}`), "#pricing table");
  /** Each tier's head: name and price, then the audience. */
  const heads = (slug: string): string[][] => {
    const below = all(table(slug), "thead tr:last-child td").slice(1);
    return all(table(slug), "thead th").map((head, tier) =>
      [head, ...below.slice(tier, tier + 1)].flatMap((cell) => texts(cell, "span")),
    );
  };

  test.each(SERVICES)("the four tiers of %s are for practices of four sizes, the second the most popular", (slug) => {
    expect(heads(slug)).toEqual(
      TIERS.map(({ name, size }) => expect.arrayContaining([name, size]) as unknown as string[]),
    );
    expect(heads(slug).map((head) => head.includes("Most Popular"))).toEqual(TIERS.map(({ popular }) => popular));
  });

  test.each(SERVICES)("%s has the specified monthly prices, and Enterprise is custom", (slug) => {
    const priceOf = (head: readonly string[]): string | undefined =>
      head.find((part) => /^\$[\d,]+$|^Custom$/.test(part));
    expect(heads(slug).map(priceOf)).toEqual([...PRICES[slug].prices, "Custom"]);
  });

  test.each(SERVICES.filter((slug) => PRICES[slug].cells.length > 0))(
    "%s has its additions and limits in each tier",
    (slug) => {
      const { heads: inHeads, cells } = PRICES[slug];
      const columns = TIERS.map((_, index) =>
        all(table(slug), "tbody tr:has(button)")
          .map((row) => `${row.querySelector("th button")?.textContent}: ${texts(row, "td")[index]}\n`)
          .join(""),
      );
      inHeads.forEach((words, index) => expect(heads(slug)[index]?.join("\n")).toMatch(words));
      cells.forEach((words, index) => expect(columns[index]).toMatch(words));
    },
  );
});

describe("the terms", () => {
  /** The text of a numbered section. */
  const section = (number: number): string => {
    const title = all(main(pageAt("/terms")), "h2").find((one) => text(one).startsWith(`${number}. `));
    const parts: string[] = [];
    for (let next = title?.nextElementSibling; next && next.tagName !== "H2"; next = next.nextElementSibling)
      parts.push(text(next));
    return parts.join("\n");
  };

  test.each([
    ["invoices are monthly", 3, /invoiced monthly/],
    ["a late fee is due after 7 calendar days", 3, /unpaid within 7 calendar days/],
    [
      "the late fee is $69.00 once and 20% per annum on the balance",
      3,
      /one-time charge of \$69\.00 plus interest of 20% per annum on the balance/,
    ],
    ["expenses carry an administrative fee of 8.00%", 3, /administrative fee of 8\.00%/],
    ["payments are non-refundable", 3, /non-refundable/],
    ["chargebacks are excluded", 3, /No chargebacks/],
    ["the minimum term is 1 year", 5, /minimum term of 1 year/],
    ["it renews automatically by one year", 5, /renews automatically for terms of one year/],
    ["non-renewal takes 60 days' notice", 5, /60 days' notice of non-renewal/],
    ["a new fee can be declined with 30 days' notice before the term ends", 5, /30 days' notice before the term ends/],
    [
      "after 5 business days unpaid it can be terminated for cause",
      5,
      /for cause if an invoice is unpaid within 5 business days/,
    ],
    [
      "leaving early costs the monthly fee times the remaining months",
      5,
      /early termination fee equal to the monthly fee times the number of months remaining/,
    ],
    ["liability is capped at the fees paid", 7, /limited to the fees you have paid/],
    ["force majeure lets either side leave after 120 days", 8, /longer than 120 days, either party may terminate/],
    ["the law is Virginia's", 8, /laws of the Commonwealth of Virginia/],
    ["the courts are in Norfolk", 8, /courts located in Norfolk, Virginia/],
  ] as const)("%s (section %i)", (_, number, words) => {
    expect(section(number)).toMatch(words);
  });

  test("the summary has the same figures", () => {
    const page = pageAt("/terms");
    const summary = text(under(page, texts(main(page), "h2")[0] ?? ""));
    for (const figure of [
      "1 year",
      "60 days",
      "30 days",
      "monthly",
      "7 calendar days",
      "$69.00",
      "20% per annum",
      "5 business days",
      "8.00%",
      "non-refundable",
      "120 days",
      "Virginia",
      "Norfolk",
    ])
      expect(summary).toContain(figure);
  });
});

describe("the claims", () => {
  const words = (): string =>
    [...everyKind, "/services/local-seo"].map((address) => text(main(pageAt(address)))).join("\n");

  test.each([
    ["trusted by 200+ practices", /trusted by 200\+ practices/i],
    ["500+ practices served", /practices served 500\+/],
    ["4.9/5", /\b4\.9\/5\b/],
    ["3.2x bookings", /bookings, on average 3\.2x/],
    ["no long-term contracts", /no long-term contracts/i],
    ["cancel with 30 days' notice", /cancel with 30 days' notice/i],
    ["results in 7-14 days", /results[^.]*7–14 days/i],
    ["30-day post-launch support", /30-day post-launch support/],
    ["72% of patients choose practices within 5 miles", /72% of patients choose practices within 5 miles/],
  ])("%s is on the site", (_, claim) => {
    expect(words()).toMatch(claim);
  });
});
