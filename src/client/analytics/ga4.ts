/**
 * Google Analytics, after consent. Its "enhanced measurement" would count pages without a document load before their
 * title is there, so we send them.
 */
import { afterConsent } from "./consent";
import { dataLayer } from "./data-layer";
import { countEvents } from "./events";
import { countPages } from "./pages";
import { loadScript } from "./load-script";
import type { ConsentSettings } from "./settings";

/** Google reads commands as `arguments` objects. */
function gtag(..._command: unknown[]): void {
  dataLayer().push(arguments);
}

export const start = (settings: ConsentSettings): void =>
  afterConsent(settings, () => {
    const { id, host } = settings;
    // The question is about counting visits alone.
    const denied = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied" };
    gtag("consent", "default", { analytics_storage: "granted", ...denied });
    gtag("js", new Date());
    // A cookie of this host alone, so that it can be deleted when visitors change their mind.
    gtag("config", id, { cookie_domain: location.hostname, allow_google_signals: false });
    loadScript(`${host}/gtag/js?id=${id}`);
    countPages((details) => gtag("event", "page_view", details));
    countEvents((name, details) => gtag("event", name, details));
  });
