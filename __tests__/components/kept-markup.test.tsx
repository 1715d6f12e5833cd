/** Parts whose HTML the server renders, and whose code a page loads only without it. */
import { act } from "react";
import { render } from "@testing-library/react";
import { hydrateRoot, createRoot, type Root } from "react-dom/client";
import { keptMarkup } from "../../src/components/kept-markup";

const Part = ({ words }: { words: string }) => (
  <div>
    <b>{words}</b>
  </div>
);
const load = jest.fn(async () => Promise.resolve(Part));
const Kept = keptMarkup("div", load);

const place = document.createElement("main");
const errors = jest.fn();
let root: Root;

beforeEach(() => jest.spyOn(console, "error").mockImplementation(errors));
afterEach(() => {
  act(() => root.unmount());
  jest.clearAllMocks();
});

const hydrate = async () => {
  const server = render(<Part words="From the server" />);
  place.innerHTML = server.container.innerHTML;
  server.unmount();
  await act(async () => Promise.resolve((root = hydrateRoot(place, <Kept words="From the server" />))));
};

test("keep their HTML in hydration, and load nothing", async () => {
  await hydrate();
  expect(place.innerHTML).toBe("<div><b>From the server</b></div>");
  expect(load).not.toHaveBeenCalled();
  // React's build for development says that the HTML differs; browsers get the part only from that for production.
  expect(errors.mock.calls.map(([message, prop]: string[]) => [message?.slice(0, 13), prop])).toEqual([
    ["Warning: Prop", "dangerouslySetInnerHTML"],
  ]);
});

test("keep it when the page around them renders again", async () => {
  await hydrate();
  await act(async () => Promise.resolve(root.render(<Kept words="From the server" />)));
  expect(place.innerHTML).toBe("<div><b>From the server</b></div>");
});

test("load their code on a page that a link opened", async () => {
  place.innerHTML = "";
  root = createRoot(place);
  await act(async () => Promise.resolve(root.render(<Kept words="From the browser" />)));
  expect(place.innerHTML).toBe("<div><b>From the browser</b></div>");
});

test("show the words of another page that has the same template", async () => {
  await hydrate();
  await act(async () => Promise.resolve(root.render(<Kept key="another" words="Another page" />)));
  expect(place.innerHTML).toBe("<div><b>Another page</b></div>");
});
