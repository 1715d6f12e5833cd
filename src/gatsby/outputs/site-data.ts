/**
 * What the header and footer of every page show, as one small file that the layout imports. A static query would cost
 * every visitor a further request before the page works, and a part of each page's data would repeat it 4,000 times.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { iconAddress } from "./images/icon-data-uri";
import { runQuery } from "./run-query";

export const SITE_DATA_FILE = resolve(".cache/shell/shell.json");
/** The address of the icon alone: browsers have no use for it in their scripts. */
export const ICON_FILE = resolve(".cache/shell/icon.json");

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
};

/** The language of the site, as a tag of BCP 47. @throws before the file is written */
export const siteLanguage = (): string =>
  (JSON.parse(readFileSync(SITE_DATA_FILE, "utf8")) as { siteSettings: { language: string } }).siteSettings.language;

const query = /* GraphQL */ `
  query Shell {
    siteSettings {
      name
      legalName
      description
      url
      language
      country
      currency
      phone
      email
      address {
        lines
      }
      hours {
        text
      }
      social {
        label
        url
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
      popular
      choosePlan
      priceTip
      rating
      sample
      draft
      scheduled
      player {
        play
        pause
        seek
        currentTime
        duration
        mute
        unmute
      }
    }
  }
`;

/** Writes a file anew where what it holds has changed. */
const write = (file: string, value: unknown): void => {
  const text = JSON.stringify(value);
  if (read(file) === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/**
 * Writes what every page shows.
 * @param icon the icon of browser tabs, as text of SVG
 */
export const writeSiteData = async (
  args: Pick<CreatePagesArgs, "graphql" | "reporter">,
  icon: string,
): Promise<void> => {
  write(SITE_DATA_FILE, await runQuery<Queries.ShellQuery>(args, query, "What every page's header and footer show"));
  write(ICON_FILE, iconAddress(icon));
};
