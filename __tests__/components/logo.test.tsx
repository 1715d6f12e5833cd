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

test("the name leads home, beside the site's own mark", () => {
  render(<Logo />);
  expect(link().getAttribute("href")).toBe("/");
  expect(link().querySelectorAll("svg path")).toHaveLength(1);
  expect(link().querySelector("img")).toBeNull();
});

test("a logo of the content takes the place of the mark, keeps its form, and is not read out beside the name", () => {
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
