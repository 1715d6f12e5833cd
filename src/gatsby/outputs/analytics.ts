/** The script that counts visits, bundled for the service in site.yaml; nothing without one. */
import { join, resolve } from "node:path";
import { buildSync } from "esbuild";
import type { Entry } from "content-kit";
import { analyticsCookies, analyticsHost, analyticsService } from "../../content-model/fields/analytics-services";
import { ANALYTICS_ANCHOR, type analyticsTextName } from "../../content-model/fields/analytics-texts";
import { fillIn } from "content-kit/lib/placeholders";
import { checksum } from "content-kit/lib/digest";
import { memoizeByObject, memoizeByValue } from "content-kit/lib/memoize";
import { writeFileAtomic } from "content-kit/lib/write-file-atomic";
import { isRightToLeft } from "../../lib/text-direction";
import { routes } from "../../routes";
import { Library } from "../../site/content/collections";

export interface Analytics {
  /** The script's path. */
  path: string;
  script: string;
  /** The footer's link to change one's mind, for a service that asks for consent. */
  link?: { label: string; to: string } | undefined;
}

/** With the scripts that webpack writes, which deletes those of earlier builds. */
const nameOf = (script: string): string => `/static/js/analytics-${checksum(script).slice(0, 8)}.js`;

/** The bundle of an entry module; memoized, as develop asks for it after every change. */
const bundled = memoizeByValue((entry: string): string => {
  const { outputFiles } = buildSync({
    stdin: { contents: entry, resolveDir: resolve("src/client/analytics"), loader: "ts" },
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    target: "es2022",
    loader: { ".css": "text" },
    legalComments: "none",
    logLevel: "error",
  });
  return outputFiles[0]?.text ?? "";
});

/** The published privacy policy: the legal document that says what is counted. */
const privacyPolicy = (library: Library, field: ReturnType<typeof analyticsTextName>) => {
  const policy = library.all("legal").find(({ data }) => data.analytics?.[field] !== undefined && !data.draft);
  return policy && { label: policy.data.title, to: `${routes.legal(policy.slug)}#${ANALYTICS_ANCHOR}` };
};

const consentOf = (library: Library) => {
  const { analytics, language } = library.one("site");
  const { consent } = library.one("labels");
  const privacy = privacyPolicy(library, "withCookies");
  if (!analytics || !consent || !privacy || !analyticsService(analytics.service).setsCookies) return undefined;
  const text = fillIn(consent.text, { service: analyticsService(analytics.service).name });
  const { title, accept, reject, settings: label } = consent;
  return {
    texts: {
      ...{ title, text, accept, reject, language, privacy, settings: privacy.to },
      ...(isRightToLeft(language) && { isRightToLeft: true }),
    },
    link: { label, to: privacy.to },
  };
};

/** The analytics of checked content. */
export const analyticsOf = memoizeByObject((entries: readonly Entry[]): Analytics | undefined => {
  const library = new Library(entries);
  const { analytics, url } = library.one("site");
  if (!analytics) return undefined;
  const consent = consentOf(library);
  const settings = {
    id: analytics.id,
    host: analyticsHost(analytics),
    consent: consent?.texts,
    cookies: analyticsCookies(analytics),
  };
  // Only at the site's own address: previews and copies count nothing.
  const script = bundled(
    `import { start } from "./${analytics.service}";
if (location.hostname === ${JSON.stringify(new URL(url).hostname)}) start(${JSON.stringify(settings)});`,
  );
  return { path: nameOf(script), script, link: consent?.link };
});

/** Writes the script into the built site. */
export const writeAnalytics = (entries: readonly Entry[], folder = resolve("public")): void => {
  const analytics = analyticsOf(entries);
  if (analytics) writeFileAtomic(join(folder, analytics.path), analytics.script);
};
