import { render, screen } from "@testing-library/react";
import { Logo } from "../../src/layout/logo";
import siteData from "../fixtures/site-data.json";

const { labels, siteSettings: site } = siteData;

const link = () => screen.getByRole("link", { name: labels.homeLink.replace("{name}", site.name) });

const withLogo = (logo: object, look: () => void): void => {
  Object.assign(site, logo);
  try {
    look();
  } finally {
    Object.assign(site, { logoUrl: null, logoRatio: null });
  }
};

test("the name links to the home page, beside the default mark", () => {
  render(<Logo />);
  expect(link().getAttribute("href")).toBe("/");
  expect(link().querySelectorAll("svg path")).toHaveLength(1);
  expect(link().querySelector("img")).toBeNull();
});

test("a logo from the content replaces the mark, keeps its aspect ratio, and is hidden from screen readers", () => {
  withLogo({ logoUrl: "/static/merke.svg", logoRatio: 2.5 }, () => {
    render(<Logo />);
    const image = link().querySelector("img");
    expect([image?.getAttribute("src"), image?.alt, image?.width, image?.height]).toEqual([
      "/static/merke.svg",
      "",
      70,
      28,
    ]);
    expect(link().querySelector("svg")).toBeNull();
  });
});
