import { render, screen, waitFor } from "@testing-library/react";
import type { ComponentProps } from "react";
import NotFoundPage from "../../src/templates/not-found";
import siteData from "../fixtures/site-data.json";

jest.mock("gatsby", () => ({ ...jest.requireActual<object>("gatsby"), graphql: () => undefined }));

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

const navigate = jest.fn();
/** The list of old addresses, as the site serves it. */
const redirects = jest.fn();

const visit = (pathname: string, search = "") => {
  // The template reads nothing of the location but the path and the query.
  const location = { pathname, search } as Props["location"];
  return render(<NotFoundPage data={{ copy }} location={location} />);
};

const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute("content");
const refresh = () => document.head.querySelector('meta[http-equiv="refresh"]')?.getAttribute("content");

beforeEach(() => {
  jest.clearAllMocks();
  redirects.mockResolvedValue({ ok: true, json: () => Promise.resolve({ "/blog/alt": "/blog/ny" }) });
  Object.assign(window, { ___navigate: navigate, fetch: redirects });
});

describe("A visitor at an address where there is nothing", () => {
  test.each([
    ["/nope", "side"],
    ["/404.html", "side"],
    ["/services/nope", "tjeneste"],
    ["/industries/nope", "bransje"],
    ["/industries/medical-spas/nope", "bransjetjeneste"],
    ["/locations/florida/nope", "by"],
    ["/blog/nope", "artikkel"],
    ["/podcast/nope", "episode"],
  ])("below %s is told so in the words of that section, and shown a way on", async (path, what) => {
    visit(path);
    await redirects.mock.results[0]?.value;
    expect(screen.getByRole("heading", { level: 1, name: `Ingen ${what} her` })).toBeTruthy();
    expect(screen.getByText(`Kanskje er denne ${what} flyttet.`)).toBeTruthy();
    expect(screen.getByRole("link", { name: `Alle: ${what}` }).getAttribute("href")).toBe(`/to-${what}`);
    expect(document.title).toBe(`Ikke funnet: ${what}`);
    expect(navigate).not.toHaveBeenCalled();
    expect(refresh()).toBeUndefined();
  });

  test("stays out of search results", () => {
    visit("/blog/nope");
    expect(robots()).toBe("noindex,nofollow");
    expect(document.documentElement.lang).toBe(siteData.siteSettings.language);
  });
});

describe("A visitor at an address that a page had before", () => {
  test("is sent to the page, with the query, and the way back does not lead here again", async () => {
    visit("/blog/alt/", "?utm_source=brev");
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/blog/ny?utm_source=brev", { replace: true }));
  });

  test("is not sent anywhere after having left", async () => {
    const { unmount } = visit("/blog/alt");
    unmount();
    await redirects.mock.results[0]?.value;
    await new Promise((done) => setTimeout(done, 0));
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe("A visitor at a job that is gone", () => {
  test("is sent to the list of jobs, and the way back does not lead here again", async () => {
    visit("/careers/nope");
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(1));
    expect(navigate).toHaveBeenCalledWith("/careers", { replace: true });
  });

  test("is sent there, too, where the list of old addresses cannot be read", async () => {
    redirects.mockRejectedValue(new TypeError("Failed to fetch"));
    visit("/careers/nope");
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/careers", { replace: true }));
  });

  test("is sent there without JavaScript too, and sees the general view until then", () => {
    visit("/careers/nope");
    expect(refresh()).toBe("0; url=/careers");
    expect(screen.getByRole("heading", { level: 1, name: "Ingen side her" })).toBeTruthy();
  });
});
