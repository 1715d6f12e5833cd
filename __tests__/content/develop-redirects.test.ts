/** Old addresses while developing, by the fixture's own content. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { ContentStore } from "../../src/gatsby/content-store";
import { redirectOldPaths } from "../../src/gatsby/develop/redirects";
import { ask } from "../support/raw-request";

let server: Server;
let port: number;
const before = process.env["SITE_CONTENT"];

beforeAll(async () => {
  process.env["SITE_CONTENT"] = "__tests__/fixtures/other-agency";
  const store = new ContentStore({ preview: true });
  store.refresh();
  const redirect = redirectOldPaths(store);
  server = createServer((request, response) => redirect(request, response, () => response.end("gatsby")));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  if (before === undefined) delete process.env["SITE_CONTENT"];
  else process.env["SITE_CONTENT"] = before;
  server.close();
});

test.each([
  ["/kruemelheft", "/blog"],
  ["/kruemelheft/?a=1", "/blog?a=1"],
  ["/caf%c3%a9-tipps", "/contact"],
  ["/cafe%CC%81-tipps", "/contact"],
  ["//%6Bruemelheft", "/blog"],
  ["/x/.././kruemelheft", "/blog"],
  ["/kruemelheft.html?a=1", "/blog?a=1"],
  ["/kruemelheft/index.html", "/blog"],
  ["/kruemelheft/index", "/blog"],
  ["/rubrik/netz/alles", "/services/webseiten"],
  ["/rubrik/netz/stelle", "/careers"],
  ["/locations/hamburg/nirgends", "/blog"],
  ["/?p=12", "/careers"],
  ["/sitemap.xml", "/sitemap-index.xml"],
  // A draft, which is shown while developing.
  ["/blog/rohteigling", "/blog/noch-im-ofen"],
])("%s leads to %s, not permanently", async (path, to) => {
  const { status, headers } = await ask(port, { path });
  expect([status, headers["location"]]).toEqual([302, to]);
});

test.each([
  "/",
  "/about",
  "/locations/hamburg/hamburg",
  "/locations/hamburg",
  "/page-data/app-data.json",
  "/%zz",
  "/kruemelheft%00",
  "/../kruemelheft",
  "/Kruemelheft",
  "/kruemelheftindex",
  "/rubriken",
  "/?p=1",
])("%s is left to Gatsby", async (path) => {
  expect((await ask(port, { path })).body.toString()).toBe("gatsby");
});

test("the not-found page gets the list", async () => {
  const { body } = await ask(port, { path: "/redirects.json" });
  expect(JSON.parse(body.toString())).toMatchObject({ "/kruemelheft": "/blog", "/rubrik/*": "/blog" });
});
