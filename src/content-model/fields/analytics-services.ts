/** Services that count visits: what `analytics` in site.yaml may name, and the hosts that browsers ask for each. */
import { keysOf } from "content-kit/lib/record";

interface AnalyticsService {
  /** The name that visitors read. */
  name: string;
  /** True for a service that sets cookies: it needs the visitor's consent. */
  setsCookies: boolean;
  /** The form of the site's id there. */
  id: RegExp;
  /** The same in words. */
  idForm: string;
  idExample: string;
  /** Where scripts and counts go, unless the settings name a host. */
  host: string;
}

const ANALYTICS_SERVICES = {
  plausible: {
    name: "Plausible Analytics",
    setsCookies: false,
    id: /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/[\w-]+)*$/,
    idForm: "the site's domain, as it is listed at Plausible",
    idExample: "agency.example",
    host: "https://plausible.io",
  },
  ga4: {
    name: "Google Analytics",
    setsCookies: true,
    id: /^G-[A-Z\d]{6,14}$/,
    idForm: "the measurement ID, which begins with G-",
    idExample: "G-AB12CD34EF",
    host: "https://www.googletagmanager.com",
  },
  gtm: {
    name: "Google Tag Manager",
    setsCookies: true,
    id: /^GTM-[A-Z\d]{4,10}$/,
    idForm: "the container ID, which begins with GTM-",
    idExample: "GTM-AB12CD3",
    host: "https://www.googletagmanager.com",
  },
} as const satisfies Record<string, AnalyticsService>;

export type AnalyticsServiceName = keyof typeof ANALYTICS_SERVICES;

/** The names, for a choice. */
export const ANALYTICS_NAMES = keysOf(ANALYTICS_SERVICES);

/** The settings of `analytics` in site.yaml. */
export interface AnalyticsSettings {
  service: AnalyticsServiceName;
  id: string;
  host?: string | undefined;
  tagHosts?: readonly string[] | undefined;
  cookies?: readonly string[] | undefined;
  customCode?: boolean | undefined;
}

/** Names of the cookies of Google's services; an asterisk at the end stands for any ending. */
const GOOGLE_COOKIES = ["_ga*", "_gcl*"];

/** Names of all cookies that are set after the visitor has agreed. */
export const analyticsCookies = ({ service, cookies = [] }: AnalyticsSettings): string[] =>
  analyticsService(service).setsCookies ? [...new Set([...GOOGLE_COOKIES, ...cookies])] : [];

/** The facts of a service. */
export const analyticsService = (name: AnalyticsServiceName): AnalyticsService => ANALYTICS_SERVICES[name];

/** The origin that the service's script and counts come from and go to. */
export const analyticsHost = ({ service, host }: AnalyticsSettings): string => host ?? analyticsService(service).host;

/** What the Content-Security-Policy opens for a service. */
export interface AnalyticsSources {
  scripts: readonly string[];
  /** Fetches and beacons. */
  connections: readonly string[];
  images: readonly string[];
  frames: readonly string[];
  /** True if code from the service's own pages runs in the site, which the policy cannot tell from an attacker's. */
  allowsInlineCode: boolean;
}

/** @see https://developers.google.com/tag-platform/security/guides/csp */
const GOOGLE = {
  images: ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
  connections: ["https://*.google-analytics.com", "https://*.analytics.google.com", "https://*.googletagmanager.com"],
};

/** The sources of a site's analytics. */
export const analyticsSources = (settings: AnalyticsSettings): AnalyticsSources => {
  const host = analyticsHost(settings);
  const none = { scripts: [], connections: [], images: [], frames: [], allowsInlineCode: false };
  const { tagHosts = [], customCode = false } = settings;
  return {
    // Its script is bundled with the site's.
    plausible: { ...none, connections: [host] },
    ga4: { ...none, scripts: [host], ...GOOGLE },
    gtm: {
      scripts: [host, ...tagHosts],
      connections: [...GOOGLE.connections, ...tagHosts],
      images: [...GOOGLE.images, ...tagHosts],
      frames: [host, ...tagHosts],
      allowsInlineCode: customCode,
    },
  }[settings.service];
};
