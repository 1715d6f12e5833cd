import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import NotFoundPage from "../../src/templates/not-found";
import shell from "../fixtures/shell.json";

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

const visit = (pathname: string) => {
  // The template reads nothing of the location but the path.
  const location = { pathname } as Props["location"];
  return render(<NotFoundPage data={{ copy }} location={location} />);
};

const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute("content");
const refresh = () => document.head.querySelector('meta[http-equiv="refresh"]')?.getAttribute("content");

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(window, { ___navigate: navigate });
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
  ])("below %s is told so in the words of that section, and shown a way on", (path, what) => {
    visit(path);
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
    expect(document.documentElement.lang).toBe(shell.siteSettings.language);
  });
});

describe("A visitor at a job that is gone", () => {
  test("is sent to the list of jobs, and the way back does not lead here again", () => {
    visit("/careers/nope");
    expect(navigate).toHaveBeenCalledTimes(1);
    expect(navigate).toHaveBeenCalledWith("/careers", { replace: true });
  });

  test("is sent there without JavaScript too, and sees the general view until then", () => {
    visit("/careers/nope");
    expect(refresh()).toBe("0;url=/careers");
    expect(screen.getByRole("heading", { level: 1, name: "Ingen side her" })).toBeTruthy();
  });
});
