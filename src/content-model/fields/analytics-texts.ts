/** What a legal document says on counting visits. */
import { paragraphsOf } from "content-kit/lib/paragraphs";
import { analyticsCookies, analyticsHost, analyticsService, type AnalyticsSettings } from "./analytics-services";
import { fillIn } from "content-kit/lib/placeholders";

/** Where the text goes in the document's body: a paragraph with only this placeholder. */
export const ANALYTICS_PLACEHOLDER = "analytics";
export const ANALYTICS_PLACE = `{${ANALYTICS_PLACEHOLDER}}`;

/** The id of its first paragraph, to which the footer's link leads. */
export const ANALYTICS_ANCHOR = "analytics";

/** The texts in a document's front matter. */
export type AnalyticsTexts = Readonly<
  Partial<Record<"none" | "withoutCookies" | "withCookies", string | null | undefined>>
>;

/** Which of the texts holds for a site. */
export const analyticsTextName = (settings: AnalyticsSettings | null | undefined): keyof AnalyticsTexts =>
  settings ? (analyticsService(settings.service).setsCookies ? "withCookies" : "withoutCookies") : "none";

/** The text that holds for a site, filled in; empty if the document has none. */
export const analyticsText = (texts: AnalyticsTexts, settings: AnalyticsSettings | null | undefined): string => {
  const text = texts[analyticsTextName(settings)] ?? "";
  if (!settings) return text;
  return fillIn(text, {
    service: analyticsService(settings.service).name,
    host: new URL(analyticsHost(settings)).host,
    cookies: analyticsCookies(settings).join(", "),
  });
};

/** True for a body that has the placeholder as a paragraph of its own. */
export const hasAnalyticsPlace = (body: string): boolean => paragraphsOf(body).includes(ANALYTICS_PLACE);
