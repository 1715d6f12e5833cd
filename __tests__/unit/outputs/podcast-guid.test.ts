import { podcastGuid } from "../../../src/gatsby/outputs/feeds/podcast-guid";

// The two examples of the rule's own page: https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/tags/guid.md
test.each([
  ["podnews.net/rss", "9b024349-ccf0-5f69-a609-6b82873eab3c"],
  ["mp3s.nashownotes.com/pc20rss.xml", "917393e3-1b1e-5cef-ace4-edaa54e1f810"],
])("the podcast at %s has the number that the rule publishes for it", (address, number) => {
  expect(podcastGuid(address)).toBe(number);
});

test.each(["https://podnews.net/rss", "http://podnews.net/rss/", "https://podnews.net/rss//"])(
  "%s is the same podcast: neither the scheme nor slashes at the end count",
  (address) => expect(podcastGuid(address)).toBe(podcastGuid("podnews.net/rss")),
);
