/**
 * Modules that the site imports: site-wide data, and the inline script of pages. A static query would cost another
 * request, and repeat the data in the page data of 4,000 pages.
 */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { buildSync } from "esbuild";
import type { CreatePagesArgs } from "gatsby";
import type { Entry } from "content-kit";
import { headerFit, type HeaderFit } from "../../design/header-fit";
import { verificationTags, type SiteVerification } from "../../metadata/site-verification";
import type { Analytics } from "./analytics";
import { iconsOf } from "./icons";
import { iconAddress } from "./images/icon-data-uri";
import { runQuery } from "./run-query";
import { writeIfChanged } from "./write-if-changed";

const FOLDER = ".cache/site-data";
const SITE_DATA = resolve(FOLDER, "site-data.json");
/** The icon's URL and the verification tags in files of their own, because they are needed in the HTML only. */
const ICON = resolve(FOLDER, "icon.json");
const VERIFICATION = resolve(FOLDER, "verification.json");
const ICON_DRAWINGS = resolve(FOLDER, "icon-drawings.json");
const PAGE_START = resolve(FOLDER, "page-start.json");
/** Path of the script that counts visits. */
const ANALYTICS = resolve(FOLDER, "analytics.json");

/** Webpack aliases of the files. */
export const siteDataAliases: Readonly<Record<string, string>> = {
  "@site-data": SITE_DATA,
  "@icon": ICON,
  "@icon-drawings": ICON_DRAWINGS,
  "@verification": VERIFICATION,
  "@page-start": PAGE_START,
};

/** Language of the site (BCP 47). @throws before the file is written */
export const siteLanguage = (): string =>
  (JSON.parse(readFileSync(SITE_DATA, "utf8")) as { siteSettings: { language: string } }).siteSettings.language;

/** Path of the script that counts visits; empty without one. */
export const analyticsPath = (): string => JSON.parse(readFileSync(ANALYTICS, "utf8")) as string;

/** The inline script of pages, bundled and minified. */
export const pageStartScript = (): string => {
  const { outputFiles } = buildSync({
    entryPoints: [resolve("src/client/page-start.ts")],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? "";
};

/** The facts, navigation and labels of every page. */
const SITE_DATA_QUERY = /* GraphQL */ `
  query SiteData {
    siteSettings {
      name
      legalName
      description
      url
      language
      country
      currency
      logoUrl
      logoRatio
      line
      phone
      email
      bookingUrl
      callNote
      trust {
        label
        to
      }
      address {
        lines
      }
      hours {
        text
      }
      social {
        label
        url
        placeholder
      }
    }
    navigation {
      header {
        menu {
          label
          links {
            label
            to
            note
          }
        }
        links {
          label
          to
        }
        action {
          label
          to
        }
      }
      footer {
        columns {
          title
          links {
            label
            to
          }
        }
        contactTitle
        legal {
          label
          to
        }
        copyright
      }
    }
    labels {
      skipLink
      menu
      closeMenu
      search
      mainNavigation
      footerNavigation
      breadcrumb
      tableOfContents
      homeLink
      included
      notIncluded
      featureColumn
      allColumns
      allDetails
      popular
      perMonth
      priceFrom
      choosePlan
      priceTip
      withoutAudio {
        link
        duration
      }
      rating
      sample
      sampleQuote
      draft
      scheduled
    }
  }
`;

const write = (file: string, value: unknown): void => writeIfChanged(file, JSON.stringify(value));

interface SiteDataParts {
  /** The favicon as SVG. */
  icon: string;
  /** Shown in the footer until hydration. */
  buildYear: number;
  /** What counts visits, if the site does. */
  analytics: Analytics | undefined;
  verification: SiteVerification;
  entries: readonly Entry[];
}

/** The footer's legal links, with the one to the consent dialog. */
const withConsentLink = (data: Queries.SiteDataQuery, { link }: Analytics): Queries.SiteDataQuery => {
  if (!link || !data.navigation) return data;
  const { footer } = data.navigation;
  return { ...data, navigation: { ...data.navigation, footer: { ...footer, legal: [...footer.legal, link] } } };
};

/** Computed here, so that no page has code for it. */
const fitOf = ({ siteSettings: site, navigation, labels }: Queries.SiteDataQuery): HeaderFit | undefined =>
  site && navigation && labels
    ? headerFit({
        name: site.name,
        logoRatio: site.logoUrl ? site.logoRatio : undefined,
        menu: labels.menu,
        solutions: navigation.header.menu.label,
        links: navigation.header.links.map(({ label }) => label),
        action: navigation.header.action.label,
      })
    : undefined;

/** Writes the files. */
export const writeSiteData = async (
  args: Pick<CreatePagesArgs, "graphql" | "reporter">,
  { icon, buildYear, analytics, verification, entries }: SiteDataParts,
): Promise<void> => {
  const data = await runQuery<Queries.SiteDataQuery>(args, SITE_DATA_QUERY, "The data of the header and footer");
  write(SITE_DATA, { ...(analytics ? withConsentLink(data, analytics) : data), headerFit: fitOf(data), buildYear });
  write(ICON_DRAWINGS, iconsOf(entries));
  write(ANALYTICS, analytics?.path ?? "");
  write(ICON, iconAddress(icon));
  write(VERIFICATION, verificationTags(verification));
  write(PAGE_START, pageStartScript());
};
