/** What people type into the link dialog, as an address. */
import { asAddress, isBroken, setLinkTargets, targetsOf } from "../../../../src/editor/browser/link-address";

test.each([
  ["www.example.com/prices", "https://www.example.com/prices"],
  ["example.de", "https://example.de"],
  ["office@example.com", "mailto:office@example.com"],
  ["+1 (757) 555-0142", "tel:+17575550142"],
  ["/blog", "/blog"],
  ["#prices", "#prices"],
  ["../media/prices.pdf", "../media/prices.pdf"],
  [" https://example.com ", "https://example.com"],
])("%s is %s", (typed, address) => {
  expect(asAddress(typed)).toBe(address);
});

test("a link to a page that is not in the list is broken; other sites and files are not looked up", () => {
  setLinkTargets([{ address: "/blog", name: "Blog" }, { address: "/" }]);
  expect(["/blgo", "blog", ""].map(isBroken)).toEqual([true, true, true]);
  expect(["/blog", "/blog?x=1#top", "/", "#here", "tel:1", "../media/a.pdf", "/blog/rss.xml"].filter(isBroken)).toEqual(
    [],
  );
});

test("pages are found by words of their names and addresses", () => {
  setLinkTargets([
    { address: "/" },
    { address: "/services/seo", name: "Search engines" },
    { address: "/blog", name: "Blog" },
  ]);
  expect(targetsOf("engines serv")).toEqual([{ address: "/services/seo", name: "Search engines" }]);
  expect(targetsOf("nowhere")).toEqual([]);
  expect(targetsOf("").map(({ address }) => address)).toEqual(["/services/seo", "/blog", "/"]);
});
