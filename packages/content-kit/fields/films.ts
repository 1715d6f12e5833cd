/** Addresses of films on YouTube and Vimeo. */

export interface Film {
  host: "YouTube" | "Vimeo";
  /** The address of the player; it plays at once, as it is loaded by a press. */
  player: string;
  /** The address of the film's own page, from the same moment on. */
  page: string;
  /** True for a film that is higher than wide. */
  isUpright: boolean;
}

/** Origins of the players, for the Content-Security-Policy. The one of YouTube sets no cookie before the film plays. */
export const PLAYER_ORIGINS = {
  YouTube: "https://www.youtube-nocookie.com",
  Vimeo: "https://player.vimeo.com",
} as const satisfies Record<Film["host"], string>;

/** Seconds of `90`, `90s`, `1m30s` or `1h2m3s`; 0 for anything else. */
const secondsOf = (time: string | null | undefined): number => {
  const [whole, hours, minutes, seconds] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time ?? "") ?? [];
  return whole ? 3600 * Number(hours ?? 0) + 60 * Number(minutes ?? 0) + Number(seconds ?? 0) : 0;
};

const YOUTUBE_ID = /^[\w-]{11}$/;

const youtubeId = ({ hostname, pathname, searchParams }: URL): string | null | undefined => {
  if (hostname === "youtu.be") return pathname.slice(1).replace(/\/$/, "");
  if (pathname === "/watch" || pathname === "/watch/") return searchParams.get("v");
  return /^\/(?:shorts|live|embed|v)\/([^/]+)\/?$/.exec(pathname)?.[1];
};

const onYoutube = (url: URL): Film | undefined => {
  const id = youtubeId(url);
  if (!id || !YOUTUBE_ID.test(id)) return undefined;
  const { searchParams, hash, pathname } = url;
  const start = secondsOf(searchParams.get("t") ?? searchParams.get("start") ?? /^#t=(.*)$/.exec(hash)?.[1]);
  const isUpright = pathname.startsWith("/shorts/");
  return {
    host: "YouTube",
    player: `${PLAYER_ORIGINS.YouTube}/embed/${id}?autoplay=1&rel=0${start > 0 ? `&start=${start}` : ""}`,
    page: isUpright
      ? `https://www.youtube.com/shorts/${id}`
      : `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ""}`,
    isUpright,
  };
};

/** A number; films that are not listed have a key behind it. */
const VIMEO_PATH =
  /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|album\/\d+\/video\/)?(\d+)(?:\/(\w+))?\/?$/;

const onVimeo = ({ pathname, searchParams, hash }: URL): Film | undefined => {
  const [, id, secret = searchParams.get("h")] = VIMEO_PATH.exec(pathname) ?? [];
  if (id === undefined) return undefined;
  const key = secret && /^\w+$/.test(secret) ? secret : undefined;
  const start = secondsOf(/^#t=(.*)$/.exec(hash)?.[1] ?? searchParams.get("t"));
  const from = start > 0 ? `#t=${start}s` : "";
  return {
    host: "Vimeo",
    player: `${PLAYER_ORIGINS.Vimeo}/video/${id}?autoplay=1&dnt=1${key ? `&h=${key}` : ""}${from}`,
    page: `https://vimeo.com/${id}${key ? `/${key}` : ""}${from}`,
    isUpright: false,
  };
};

const HOSTS: Readonly<Record<string, (url: URL) => Film | undefined>> = {
  "youtu.be": onYoutube,
  "youtube.com": onYoutube,
  "youtube-nocookie.com": onYoutube,
  "vimeo.com": onVimeo,
  "player.vimeo.com": onVimeo,
};

/** The film at an address; `undefined` for any other address, such as one of a channel. */
export const filmAt = (address: string): Film | undefined => {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  const host = url.hostname.replace(/^(?:www|m)\./, "");
  return Object.hasOwn(HOSTS, host) ? HOSTS[host]?.(url) : undefined;
};
