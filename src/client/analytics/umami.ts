/** Umami counts pages by itself, those without a document load included. */
import { countEvents, type EventDetails } from "./events";
import { loadScript } from "./load-script";
import type { ServiceSettings } from "./settings";

declare const umami: { track: (name: string, details?: EventDetails) => void };

export const start = ({ id, host, counted }: ServiceSettings): void =>
  void loadScript(`${host}/script.js`, { websiteId: id }).then(() =>
    countEvents((name, details) => umami.track(name, details), counted),
  );
