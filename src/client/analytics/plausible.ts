/** Plausible, by its own package: no script of another host. */
import { init, track } from "@plausible-analytics/tracker";
import { countEvents } from "./events";
import type { ServiceSettings } from "./settings";

export const start = ({ id, host, counted }: ServiceSettings): void => {
  init({ domain: id, endpoint: `${host}/api/event`, logging: false });
  countEvents((name, details = {}) => {
    const props = Object.fromEntries(Object.entries(details).map(([key, value]) => [key, String(value)]));
    track(name, { props });
  }, counted);
};
