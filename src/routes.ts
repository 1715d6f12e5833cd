/** Every path of the site is built here, and nowhere else. No path ends in a slash but the home page's. */
export const routes = {
  home: "/",
  about: "/about",
  services: "/services",
  service: (slug: string) => `/services/${slug}`,
  industries: "/industries",
  industry: (slug: string) => `/industries/${slug}`,
  industryService: (industry: string, service: string) => `/industries/${industry}/${service}`,
  locations: "/locations",
  state: (slug: string) => `/locations/${slug}`,
  city: (state: string, city: string) => `/locations/${state}/${city}`,
  blog: "/blog",
  article: (slug: string) => `/blog/${slug}`,
  podcast: "/podcast",
  episode: (slug: string) => `/podcast/${slug}`,
  contact: "/contact",
  careers: "/careers",
  search: "/search",
  job: (slug: string) => `/careers/${slug}`,
  legal: (slug: string) => `/${slug}`,
  notFound: "/404",
} as const;

/** The file with the addresses that pages had before they were renamed, each with the address now. */
export const REDIRECTS_FILE = "/redirects.json";
/** What the search page loads once somebody searches: Pagefind, and all words of the index, the most frequent first. */
export const searchFiles = {
  folder: "/pagefind",
  script: "/pagefind/pagefind.js",
  words: "/pagefind/words.txt",
} as const;

/** Every state with its cities, which the finder on the locations page loads once somebody uses it. */
export const CITIES_FILE = "/cities.json";

/** Where the card is that social networks show for a page: 1200 by 630 pixels. A city shows its state's. */
export const socialCardPath = (cardName: string): string => `/social/${cardName}.png`;

/** The icons, drawn from one SVG, and the file that tells browsers of them. */
export const iconPaths = {
  svg: "/icon.svg",
  ico: "/favicon.ico",
  apple: "/apple-touch-icon.png",
  small: "/icon-192.png",
  large: "/icon-512.png",
  maskable: "/icon-maskable.png",
  manifest: "/site.webmanifest",
} as const;

/** The agency's logo for search engines, 512 pixels square. */
export const logoPath = iconPaths.large;

/** The podcast's cover for directories: a JPEG, 3000 pixels square. */
export const podcastCoverPath = "/social/podcast-cover.jpg";

/** The sections that have a not-found view of their own. */
export type NotFoundSection =
  "page" | "service" | "industry" | "industryService" | "location" | "article" | "episode" | "job";

/**
 * The file that a host answers with, status 404, where a section has nothing at an address.
 * An unknown job is not among the views: its page sends the visitor to the list of jobs.
 */
export const NOT_FOUND_FILES = {
  page: "/404.html",
  service: "/services/404.html",
  industry: "/industries/404.html",
  industryService: "/industries/404-service.html",
  location: "/locations/404.html",
  article: "/blog/404.html",
  episode: "/podcast/404.html",
  job: "/careers/404.html",
} as const satisfies Record<NotFoundSection, string>;

/** True for the page of a not-found view, which stands at many addresses. */
export const isNotFoundFile = (path: string): boolean =>
  path === routes.notFound || Object.values<string>(NOT_FOUND_FILES).includes(path);

/**
 * Where a section answers for what is missing: under which folder, and how many parts below it. All other addresses are
 * answered by the site's own view. Hosts get their rules from this table.
 */
export const NOT_FOUND_PLACES = [
  { section: "service", folder: "services", depths: [1] },
  { section: "industry", folder: "industries", depths: [1] },
  { section: "industryService", folder: "industries", depths: [2] },
  { section: "location", folder: "locations", depths: [1, 2] },
  { section: "article", folder: "blog", depths: [1] },
  { section: "episode", folder: "podcast", depths: [1] },
  { section: "job", folder: "careers", depths: [1] },
] as const satisfies readonly { section: NotFoundSection; folder: string; depths: readonly number[] }[];

/** Which section's view stands at a path where there is nothing, for host and browser alike. */
export const notFoundSection = (path: string): NotFoundSection => {
  const file = (Object.entries(NOT_FOUND_FILES) as [NotFoundSection, string][]).find(([, name]) => name === path);
  if (file) return file[0];
  const [folder, ...below] = path.replace(/^\/+|\/+$/g, "").split("/");
  const place = NOT_FOUND_PLACES.find(
    (candidate) => candidate.folder === folder && candidate.depths.some((depth) => depth === below.length),
  );
  return place?.section ?? "page";
};

/** The feeds of the blog and of the podcast. */
export const feedPaths = {
  blogRss: "/blog/rss.xml",
  blogJson: "/blog/feed.json",
  podcast: "/podcast/feed.xml",
} as const;

/** What tells search engines and language models which pages there are. */
export const indexPaths = {
  sitemap: "/sitemap-index.xml",
  robots: "/robots.txt",
  llms: "/llms.txt",
} as const;

/** The form editor, where the settings of the site ask for one. */
export const editorPaths = {
  page: "/admin",
  config: "/admin/config.json",
  script: "/admin/editor.js",
} as const;

/** The file of an episode's chapters, for podcast apps. */
export const chaptersPath = (slug: string): string => `${routes.episode(slug)}/chapters.json`;

/** The styles for paper. */
export const PRINT_STYLES = "/print.css";
