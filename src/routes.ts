import { editorPaths } from "content-editor/paths";
import { HOST_FILES } from "site-delivery/paths";

/** All paths of the site. Only the home page's ends in a slash. */
export const routes = {
  home: "/",
  about: "/about",
  services: "/services",
  pricing: "/pricing",
  service: (slug: string) => `/services/${slug}`,
  industries: "/industries",
  industry: (slug: string) => `/industries/${slug}`,
  industryService: (industry: string, service: string) => `/industries/${industry}/${service}`,
  locations: "/locations",
  state: (slug: string) => `/locations/${slug}`,
  city: (state: string, city: string) => `/locations/${state}/${city}`,
  blog: "/blog",
  topic: (slug: string) => `/blog/topics/${slug}`,
  article: (slug: string) => `/blog/${slug}`,
  podcast: "/podcast",
  episode: (slug: string) => `/podcast/${slug}`,
  contact: "/contact",
  careers: "/careers",
  caseStudies: "/case-studies",
  caseStudy: (slug: string) => `/case-studies/${slug}`,
  search: "/search",
  job: (slug: string) => `/careers/${slug}`,
  legal: (slug: string) => `/${slug}`,
  notFound: "/404",
} as const;

/** Entries per page of a list. */
export const PAGE_SIZE = 24;

/** Path of a page of a paginated list; the first page is the list itself. */
export const pageOfList = (list: string, page: number): string => (page === 1 ? list : `${list}/page/${page}`);

/** JSON file of redirects, for hosts without redirects. */
export const REDIRECTS_FILE = "/redirects.json";
/** Files of the search: Pagefind, and the words of its index, most frequent first. */
export const searchFiles = {
  folder: "/pagefind",
  script: "/pagefind/pagefind.js",
  words: "/pagefind/words.txt",
} as const;

/** All states with their cities, for the city finder. */
export const CITIES_FILE = "/cities.json";

/** Path of a map's drawing. Its name holds a hash of its content. */
export const mapPath = (name: string): string => `/static/maps/${name}.svg`;

/** Path of the social card of a page (1200 by 630 pixels). */
export const cardOf = ({ path }: { path: string }): string => `/social${path.replace(/\/$/, "") || "/home"}.png`;

/** Icons, generated from one SVG, and the web manifest. */
export const iconPaths = {
  svg: "/icon.svg",
  ico: "/favicon.ico",
  apple: "/apple-touch-icon.png",
  small: "/icon-192.png",
  large: "/icon-512.png",
  maskable: "/icon-maskable.png",
  manifest: "/site.webmanifest",
} as const;

/** The logo for search engines, 512 pixels square. */
export const logoPath = iconPaths.large;

/** The podcast cover for directories: JPEG, 3000 pixels square. */
export const podcastCoverPath = "/social/podcast-cover.jpg";

/**
 * The sections of the site by folder, with the 404 pages below: at which number of segments each applies. All other
 * paths have the general one. An unknown job has none: its page redirects to the list of jobs.
 */
const SECTIONS = {
  services: [{ view: "service", depths: [1], file: "/services/404.html" }],
  industries: [
    { view: "industry", depths: [1], file: "/industries/404.html" },
    { view: "industryService", depths: [2], file: "/industries/404-service.html" },
  ],
  locations: [{ view: "location", depths: [1, 2], file: "/locations/404.html" }],
  blog: [{ view: "article", depths: [1], file: "/blog/404.html" }],
  podcast: [{ view: "episode", depths: [1], file: "/podcast/404.html" }],
  careers: [{ view: "job", depths: [1], file: "/careers/404.html" }],
} as const satisfies Record<string, readonly { view: string; depths: readonly number[]; file: string }[]>;

export type SectionName = keyof typeof SECTIONS;

export const sectionNames = Object.keys(SECTIONS) as SectionName[];

/** A 404 page. */
export type NotFoundSection = "page" | (typeof SECTIONS)[SectionName][number]["view"];

/** Where each 404 page of a section applies: folder, and number of segments below. Hosts' rules use this. */
const notFoundPlaces = sectionNames.flatMap((folder) =>
  SECTIONS[folder].map(({ view, depths, file }) => ({ section: view, folder, depths, file })),
);

/** What hosts answer at these places: the 404 page, or a redirect to the list of jobs. */
export const notFoundRules = notFoundPlaces.map(({ file, ...place }) =>
  place.section === "job" ? { ...place, redirect: routes.careers } : { ...place, file },
);

/** Files of 404 pages. */
export const notFoundFiles = {
  page: "/404.html",
  ...Object.fromEntries(notFoundPlaces.map(({ section, file }) => [section, file])),
} as Readonly<Record<NotFoundSection, string>>;

/** True for the path of a 404 page, which is served at many URLs. */
export const isNotFoundFile = (path: string): boolean =>
  path === routes.notFound || Object.values<string>(notFoundFiles).includes(path);

/** The section whose 404 page applies to a path, for hosts and browser. */
export const notFoundSection = (path: string): NotFoundSection => {
  const file = (Object.entries(notFoundFiles) as [NotFoundSection, string][]).find(([, name]) => name === path);
  if (file) return file[0];
  const [folder, ...below] = path.replace(/^\/+|\/+$/g, "").split("/");
  const place = notFoundPlaces.find(
    (candidate) => candidate.folder === folder && candidate.depths.some((depth) => depth === below.length),
  );
  return place?.section ?? "page";
};

/** Feeds of blog and podcast. */
export const feedPaths = {
  blogRss: "/blog/rss.xml",
  blogJson: "/blog/feed.json",
  podcast: "/podcast/feed.xml",
} as const;

/** RSS feed of a topic. */
export const topicFeedPath = (slug: string): string => `${routes.topic(slug)}/rss.xml`;

/** Files for crawlers and language models. */
export const indexPaths = {
  sitemap: "/sitemap-index.xml",
  robots: "/robots.txt",
  llms: "/llms.txt",
} as const;

/** Path of an episode's chapters file. */
export const chaptersPath = (slug: string): string => `${routes.episode(slug)}/chapters.json`;

/** Print styles. */
export const PRINT_STYLES = "/print.css";

/** Where crawlers look for a sitemap that they have not been told of; redirects to the index. */
export const USUAL_SITEMAP = "/sitemap.xml";

/**
 * Folders that belong to the build, to hosts and to tools: neither a page nor an old address can be in them. A test
 * compares this list and the next one with the files of a delivery.
 */
export const OWN_FOLDERS: readonly string[] = [
  "/static",
  "/page-data",
  "/social",
  "/sitemaps",
  "/icons",
  "/plyr",
  searchFiles.folder,
  editorPaths.page,
  // Error pages of hosts.
  "/500",
  // Files about the site at a fixed address, and hosts' own paths.
  "/.well-known",
  "/.netlify",
  "/cdn-cgi",
  // Gatsby's own.
  "/~partytown",
  "/dev-404-page",
  "/socket.io",
];

/** Files next to the pages, each at a path of its own; `*` is any name. */
export const OWN_FILES: readonly string[] = [
  ...Object.values(iconPaths),
  ...Object.values(feedPaths),
  topicFeedPath("*"),
  chaptersPath("*"),
  ...Object.values(indexPaths),
  USUAL_SITEMAP,
  CITIES_FILE,
  REDIRECTS_FILE,
  ...Object.values(notFoundFiles),
  ...HOST_FILES,
];
