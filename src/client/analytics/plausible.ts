/** Plausible, by its own package: no script of another host. */
import { init, track } from "@plausible-analytics/tracker";
import { countEvents } from "./events";
import type { ServiceSettings } from "./settings";

export const start = ({ id, host }: ServiceSettings): void => {
  init({ domain: id, endpoint: `${host}/api/event`, logging: false });
  countEvents((name, props) => track(name, props ? { props } : {}));
};
