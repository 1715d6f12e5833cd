import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ComponentProps } from "react";
import NotFoundPage from "../../src/templates/not-found";
import siteData from "../fixtures/site-data.json";

type Props = ComponentProps<typeof NotFoundPage>;

const view = (what: string) => ({
  title: `Ingen ${what} her`,
  text: `Kanskje er denne ${what} flyttet.`,
  link: { label: `Alle: ${what}`, to: `/to-${what}` },
  metadata: { title: `Ikke funnet: ${what}`, description: `Det finnes ingen ${what} her.` },
});

const copy: Props["data"]["copy"] = {
  page: view("side"),
  service: view("tjeneste"),
  industry: view("bransje"),
  industryService: view("bransjetjeneste"),
  location: view("by"),
  article: view("artikkel"),
  episode: view("episode"),
};

const search: Props["data"]["search"] = { field: "Søk her", button: "Søk" };
const locations: Props["data"]["locations"] = {
  finder: { label: "Finn byen", one: "{count} by", other: "{count} byer", forms: null, none: "Ingen", failed: "Feil" },
};

const navigate = jest.fn();
/** The list of redirects, as the site serves it. */
const redirects = jest.fn();

const visit = (pathname: string, query = "") => {
  // The template reads only path and query of the location.
  const location = { pathname, search: query } as Props["location"];
  return render(
    <NotFoundPage data={{ copy, search, locations, careers: { id: "CareersPage" } }} location={location} />,
  );
};

const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute("content");
const refresh = () => document.head.querySelector('meta[http-equiv="refresh"]')?.getAttribute("content");

beforeEach(() => {
  jest.clearAllMocks();
  redirects.mockResolvedValue({ ok: true, json: () => Promise.resolve({ "/blog/alt": "/blog/ny" }) });
  Object.assign(window, { ___navigate: navigate, fetch: redirects });
});

describe("A visitor at an unknown address", () => {
  test.each([
    ["/nope", "side"],
    ["/404.html", "side"],
    ["/services/nope", "tjeneste"],
    ["/industries/nope", "bransje"],
    ["/industries/medical-spas/nope", "bransjetjeneste"],
    ["/locations/florida/nope", "by"],
    ["/blog/nope", "artikkel"],
    ["/podcast/nope", "episode"],
  ])("below %s sees that section's message and link", async (path, what) => {
    visit(path);
    await redirects.mock.results[0]?.value;
    expect(screen.getByRole("heading", { level: 1, name: `Ingen ${what} her` })).toBeTruthy();
    expect(screen.getByText(`Kanskje er denne ${what} flyttet.`)).toBeTruthy();
    expect(screen.getByRole("link", { name: `Alle: ${what}` }).getAttribute("href")).toBe(`/to-${what}`);
    expect(document.title).toBe(`Ikke funnet: ${what}`);
    expect(navigate).not.toHaveBeenCalled();
    expect(refresh()).toBeUndefined();
  });

  test("can search for what is not there: a city below /locations, anything elsewhere", () => {
    const { unmount } = visit("/locations/florida/nope");
    expect(screen.getByRole("searchbox", { name: "Finn byen" })).toBeTruthy();
    unmount();
    visit("/blog/nope");
    fireEvent.change(screen.getByRole("searchbox", { name: "Søk her" }), { target: { value: " to seil & tau " } });
    fireEvent.click(screen.getByRole("button", { name: "Søk" }));
    expect(navigate).toHaveBeenCalledWith("/search?q=to%20seil%20%26%20tau", undefined);
  });

  test("has the canonical URL of the requested page, and the file for many addresses none", () => {
    const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute("href");
    const { unmount } = visit("/blog/404.html");
    expect(canonical()).toBeUndefined();
    unmount();
    visit("/blog/nope");
    expect(canonical()).toBe(`${siteData.siteSettings.url}/blog/nope`);
  });

  test("has a page with noindex", () => {
    visit("/blog/nope");
    expect(robots()).toBe("noindex,nofollow");
    expect(document.documentElement.lang).toBe(siteData.siteSettings.language);
  });
});

describe("A visitor at an old address", () => {
  test("is redirected with the query, replacing the history entry", async () => {
    visit("/blog/alt/", "?utm_source=brev");
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/blog/ny?utm_source=brev", { replace: true }));
  });

  test("is not redirected after leaving", async () => {
    const { unmount } = visit("/blog/alt");
    unmount();
    await redirects.mock.results[0]?.value;
    await new Promise((done) => setTimeout(done, 0));
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe("A visitor at a closed job", () => {
  test("is redirected to the list of jobs, replacing the history entry", async () => {
    visit("/careers/nope");
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    expect(navigate).toHaveBeenCalledWith("/careers", { replace: true });
  });

  test("is redirected even if the list of redirects cannot be read", async () => {
    redirects.mockRejectedValue(new TypeError("Failed to fetch"));
    visit("/careers/nope");
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/careers", { replace: true }));
  });

  test("is redirected without JavaScript, and sees the general message until then", () => {
    visit("/careers/nope");
    expect(refresh()).toBe("0; url=/careers");
    expect(screen.getByRole("heading", { level: 1, name: "Ingen side her" })).toBeTruthy();
  });
});
