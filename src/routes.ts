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
  job: (slug: string) => `/careers/${slug}`,
  legal: (slug: string) => `/${slug}`,
  notFound: "/404",
} as const;

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
export const podcastCoverPath = "/podcast/cover.jpg";

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

/** Which section's view stands at a path where there is nothing, for host and browser alike. */
export const notFoundSection = (path: string): NotFoundSection => {
  const [section, ...rest] = path.replace(/^\/+|\/+$/g, "").split("/");
  const file = (Object.entries(NOT_FOUND_FILES) as [NotFoundSection, string][]).find(([, name]) => name === path);
  if (file) return file[0];
  if (rest.length === 0) return "page";
  switch (section) {
    case "services":
      return rest.length === 1 ? "service" : "page";
    case "industries":
      return rest.length === 1 ? "industry" : rest.length === 2 ? "industryService" : "page";
    case "locations":
      return rest.length <= 2 ? "location" : "page";
    case "blog":
      return rest.length === 1 ? "article" : "page";
    case "podcast":
      return rest.length === 1 ? "episode" : "page";
    case "careers":
      return rest.length === 1 ? "job" : "page";
    default:
      return "page";
  }
};

/** The feeds of the blog and of the podcast. */
export const feedPaths = {
  blogRss: "/blog/rss.xml",
  blogJson: "/blog/feed.json",
  podcast: "/podcast/feed.xml",
} as const;

/** The file of an episode's chapters, for podcast apps. */
export const chaptersPath = (slug: string): string => `${routes.episode(slug)}/chapters.json`;
