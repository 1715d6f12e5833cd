/** The content types of the site's files, by the ending of their names, so that none depends on a server's own list. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  html: "text/html",
  css: "text/css",
  js: "text/javascript",
  json: "application/json",
  webmanifest: "application/manifest+json",
  xml: "application/xml",
  txt: "text/plain",
  md: "text/markdown",
  vtt: "text/vtt",
  srt: "application/x-subrip",
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
  gif: "image/gif",
  ico: "image/x-icon",
  woff2: "font/woff2",
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  pdf: "application/pdf",
  // The search's index and its WebAssembly, which its script unpacks.
  pagefind: "application/octet-stream",
  pf_fragment: "application/octet-stream",
  pf_index: "application/octet-stream",
  pf_meta: "application/octet-stream",
};

/** For what has no ending, or another one. */
export const OTHER_TYPE = "application/octet-stream";

/** Types that are text beside `text/html`: they are sent with their charset. */
export const TEXT_TYPES = [
  ...new Set(Object.values(CONTENT_TYPES).filter((type) => /^text\/(?!html)|[/+](?:json|xml)$/.test(type))),
];
