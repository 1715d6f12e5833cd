/** Proofs for search engines and networks that the site is the agency's, in the head of the home page. */
import { keysOf } from "content-kit/lib/record";

/** Names of the meta elements, by the setting of `verification` in site.yaml. */
const META_NAMES = {
  google: "google-site-verification",
  bing: "msvalidate.01",
  pinterest: "p:domain_verify",
  yandex: "yandex-verification",
} as const;

export type SiteVerification = Readonly<Partial<Record<keyof typeof META_NAMES, string | undefined>>>;

/** The elements' attributes. */
export const verificationTags = (codes: SiteVerification): { name: string; content: string }[] =>
  keysOf(META_NAMES).flatMap((service) => {
    const content = codes[service];
    return content === undefined ? [] : [{ name: META_NAMES[service], content }];
  });
