import { podcastGuid } from "../../../src/gatsby/outputs/feeds/podcast-guid";

// Examples from https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/tags/guid.md
test.each([
  ["podnews.net/rss", "9b024349-ccf0-5f69-a609-6b82873eab3c"],
  ["mp3s.nashownotes.com/pc20rss.xml", "917393e3-1b1e-5cef-ace4-edaa54e1f810"],
])("the podcast at %s has the published guid %s", (address, number) => {
  expect(podcastGuid(address)).toBe(number);
});

test.each(["https://podnews.net/rss", "http://podnews.net/rss/", "https://podnews.net/rss//"])(
  "%s is the same podcast: scheme and trailing slashes do not count",
  (address) => expect(podcastGuid(address)).toBe(podcastGuid("podnews.net/rss")),
);
