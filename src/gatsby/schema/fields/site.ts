/** The site's settings, pictures, and what pages show of each other. */
import { kinds } from "../../../content-model/kinds";
import { parts } from "../../../content-model/kinds/parts";
import { pageDates } from "../../../site/pages/last-modified";
import { unindexed } from "../../../site/pages/site-pages";
import { derive, objectType } from "../derive";
import { mediaFile, mediaUrl, photograph, pictureForApps, pictureRatio } from "../resolvers/media";
import { hoursLine, words } from "../resolvers/values";
import { byName } from "./shared";

export const siteFields = [
  ...derive(kinds.site, {
    logoUrl: ["String", "The address of the logo; null where there is none.", { resolve: mediaUrl("logo") }],
    logoRatio: ["Float", "How many times as wide as high the logo is.", { resolve: pictureRatio("logo") }],
  }),
  ...derive("OpeningHours", {
    text: ["String!", "The hours as a line of text.", { resolve: hoursLine }],
  }),
  ...derive(parts.claim, {
    slug: ["String!", "Its id in site.yaml.", { value: ({ id }) => id }],
  }),
  ...derive("Image", {
    source: ["File", "The image file, the source for all sizes and formats.", { resolve: mediaFile }],
    photograph: [
      "GatsbyImageData",
      "Its sizes and formats on pages; it is shown upright, whatever the file's orientation. With both arguments, it is cropped around its focus.",
      {
        args: `(
    """Width relative to height on wide screens."""
    wide: Float
    """Width relative to height on narrow screens."""
    narrow: Float
  )`,
        resolve: photograph,
      },
    ],
    forApps: [
      "AppPicture",
      "It for podcast apps: an upright JPEG or PNG of at most 3000 pixels.",
      { resolve: pictureForApps },
    ],
  }),
  ...derive("SitePage", {
    lastModified: [
      "String",
      "When what the page shows was last changed, in ISO 8601; null where that is not known.",
      {
        resolve: ({ path }: { path: string }, ...[, , , store]) =>
          pageDates(store.checked)(path)?.toISOString() ?? null,
      },
    ],
    noindex: [
      "Boolean!",
      "True for a page that its editor keeps out of search engines and the sitemap.",
      { resolve: ({ path }: { path: string }, ...[, , , store]) => unindexed(store.checked).has(path) },
    ],
  }),
  ...byName(kinds.searchPage, "industries", "Industry", "All industries"),
  ...byName(kinds.searchPage, "jobs", "Job", "All jobs", "title"),
];

export const siteTypes = [
  objectType("AppPicture", "A picture as podcast apps take it.", {
    src: ["String!", "Its address."],
    width: ["Int!", "In pixels."],
    height: ["Int!", "In pixels."],
  }),
  objectType(
    "PageName",
    "The name and path of a page as a separate node, so that pages that link to it are not re-queried when its other content changes. Its id is PageName:{id of the page's node}.",
    {
      slug: ["String!", "The last part of its address."],
      name: ["String!", "Its name in links."],
      path: ["String!", "Its address on the site."],
      illustration: ["Illustration", "What a service does, as a drawing; null if it has none, and for other pages."],
    },
    { isNode: true },
  ),
  objectType("ShownName", "The name and path of a page, for links.", {
    name: ["String!", "Its name in links."],
    path: ["String!", "Its address on the site."],
  }),
  objectType("Unpublished", "Why visitors cannot see a page that is shown in development.", {
    state: ["String!", "draft or scheduled."],
    date: ["Date", "The publication date; null for a draft."],
    dateText: ["String", "The publication date, in the site's language.", { resolve: words("date") }],
  }),
];
