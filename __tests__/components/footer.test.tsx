import { cleanup, render, screen, within } from "@testing-library/react";
import { Footer } from "../../src/layout/footer";
import siteData from "../fixtures/site-data.json";

const { labels, navigation, siteSettings: site } = siteData;
const { columns, contactTitle, legal } = navigation.footer;

const foot = () => within(screen.getByRole("contentinfo"));
const columnOf = (title: string) => {
  const column = foot().getByRole("heading", { level: 2, name: title }).parentElement;
  if (!column) throw new Error(`There is no column ${title}.`);
  return within(column);
};

beforeEach(() => render(<Footer />));

test("the footer has every column of the content, with its links in order", () => {
  expect(foot().getByRole("navigation", { name: labels.footerNavigation })).toBeTruthy();
  for (const { title, links } of columns) {
    const shown = columnOf(title)
      .getAllByRole("link")
      .map((link) => ({ label: link.textContent, to: link.getAttribute("href") }));
    expect(shown).toEqual(links);
  }
});

test("the footer has the agency's contact details, with a tel: link", () => {
  const shown = columnOf(contactTitle)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
  expect(shown).toEqual([
    [site.phone, "tel:+4700123456"],
    [site.email, `mailto:${site.email}`],
    ...site.social.map(({ label, url }) => [label, url]),
  ]);
  for (const line of site.address.lines) expect(columnOf(contactTitle).getByText(line)).toBeTruthy();
});

test("the footer describes the agency, and links to the home page", () => {
  expect(foot().getByText(site.description)).toBeTruthy();
  expect(foot().getByRole("link", { name: labels.homeLink.replace("{name}", site.name) })).toBeTruthy();
});

test("the footer names the copyright holder and the current year", () => {
  expect(foot().getByText(`${site.legalName}, ${new Date().getFullYear()}. Ettertrykk forbudt.`)).toBeTruthy();
});

test("a legal name that ends in a full stop does not get a second one", () => {
  const { copyright } = navigation.footer;
  const { legalName } = site;
  Object.assign(navigation.footer, { copyright: "{legalName}. {year}" });
  Object.assign(site, { legalName: "Seil & Søm inc." });
  try {
    cleanup();
    render(<Footer />);
    expect(foot().getByText(`Seil & Søm inc. ${new Date().getFullYear()}`)).toBeTruthy();
  } finally {
    Object.assign(navigation.footer, { copyright });
    Object.assign(site, { legalName });
  }
});

test("the footer links to the legal documents", () => {
  for (const { label, to } of legal) expect(foot().getByRole("link", { name: label }).getAttribute("href")).toBe(to);
});
