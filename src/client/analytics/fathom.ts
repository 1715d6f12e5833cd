/** Fathom; its events have a name alone. */
import { countEvents } from "./events";
import { loadScript } from "./load-script";
import type { ServiceSettings } from "./settings";

declare const fathom: { trackEvent: (name: string) => void };

export const start = ({ id, host, counted }: ServiceSettings): void =>
  // Counts changes of the address as pages.
  void loadScript(`${host}/script.js`, { site: id, spa: "auto" }).then(() =>
    countEvents((name) => fathom.trackEvent(name), counted),
  );
