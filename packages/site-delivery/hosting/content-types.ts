/** Content types by extension, so that none depends on a server's defaults. */
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
};

/** For other extensions, such as those of the search index. */
export const OTHER_TYPE = "application/octet-stream";

/** Text types next to `text/html`, sent with a charset. */
export const TEXT_TYPES = [
  ...new Set(Object.values(CONTENT_TYPES).filter((type) => /^text\/(?!html)|[/+](?:json|xml)$/.test(type))),
];
