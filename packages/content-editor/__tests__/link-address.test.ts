/** What people type into the link dialog, as an address. */
import { asAddress, setLinkTargets, targetsOf } from "../browser/link-address";

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

test("pages are found by words of their names and addresses", () => {
  setLinkTargets([
    { address: "/" },
    { address: "/services/seo", name: "Search engines" },
    { address: "/blog", name: "Blog" },
  ]);
  expect(targetsOf("engines serv", "../")).toEqual([{ address: "/services/seo", name: "Search engines" }]);
  expect(targetsOf("nowhere", "../")).toEqual([]);
  expect(targetsOf("", "../").map(({ address }) => address)).toEqual(["/services/seo", "/blog", "/"]);
});

test("headings come after their page, which finds them, too; files are named from the file of the form", () => {
  setLinkTargets([
    { address: "/blog/bread#oven", name: "The oven" },
    { address: "/blog/bread", name: "Bread" },
    { address: "media/prices.pdf", name: "prices.pdf" },
  ]);
  expect(targetsOf("bread", "../").map(({ address }) => address)).toEqual(["/blog/bread", "/blog/bread#oven"]);
  expect(targetsOf("pdf", "../")).toEqual([{ address: "../media/prices.pdf", name: "prices.pdf" }]);
});
