/** Google Tag Manager, after consent; events are entries of its data layer. */
import { afterConsent } from "./consent";
import { dataLayer } from "./data-layer";
import { countEvents } from "./events";
import { loadScript } from "./load-script";
import type { ConsentSettings } from "./settings";

export const start = ({ id, host, counted, consent }: ConsentSettings): void =>
  afterConsent(id, consent, () => {
    dataLayer().push({ "gtm.start": Date.now(), event: "gtm.js" });
    void loadScript(`${host}/gtm.js?id=${id}`);
    countEvents((event, details) => dataLayer().push({ event, ...details }), counted);
  });
