/** Google Tag Manager, after consent; events are entries of its data layer. */
import { afterConsent } from "./consent";
import { dataLayer } from "./data-layer";
import { countEvents } from "./events";
import { countPages } from "./pages";
import { loadScript } from "./load-script";
import type { ConsentSettings } from "./settings";

export const start = (settings: ConsentSettings): void =>
  afterConsent(settings, () => {
    const { id, host } = settings;
    dataLayer().push({ "gtm.start": Date.now(), event: "gtm.js" });
    loadScript(`${host}/gtm.js?id=${id}`);
    countPages((details) => dataLayer().push({ event: "page_view", ...details }));
    countEvents((event, details) => dataLayer().push({ event, ...details }));
  });
