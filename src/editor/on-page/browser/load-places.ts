/** Asks the develop server for the places of a page's texts. */
import { ON_PAGE, type PagePlaces, type PlaceTree } from "../place";
import { markTexts, registerAll } from "./marks";

/** A tree of places with the numbers that their marks have. */
export interface NumberedPlaces {
  tree: PlaceTree;
  numbers: readonly number[];
}

interface ShownPlaces extends Pick<PagePlaces, "folder" | "name" | "usesCode"> {
  page: NumberedPlaces;
  site: NumberedPlaces;
}

const NOTHING: NumberedPlaces = { tree: null, numbers: [] };

/** Those of the page that shows. */
let last: ShownPlaces = { page: NOTHING, site: NOTHING, folder: "", name: "", usesCode: false };

/** The places of a page's data; undefined while the content has an error. */
export const loadPlaces = async (path: string): Promise<NumberedPlaces | undefined> => {
  try {
    const response = await fetch(`${ON_PAGE.places}?path=${encodeURIComponent(path)}`);
    if (!response.ok) return undefined;
    const { page, site, folder, name, usesCode } = (await response.json()) as PagePlaces;
    last = { ...last, site: { tree: site.tree, numbers: registerAll(site) }, folder, name, usesCode };
    return { tree: page.tree, numbers: registerAll(page) };
  } catch {
    return undefined;
  }
};

/** To be called when a page is shown with the places of its texts. */
export const showPlaces = (page: NumberedPlaces): void => {
  last = { ...last, page };
};

/** The numbers of the places that the page and what is around it have. */
export const numbersInUse = (): readonly number[] => [...new Set([...last.page.numbers, ...last.site.numbers])];

/** The content folder, by its absolute path and as messages name it. */
export const contentFolder = (): Pick<PagePlaces, "folder" | "name" | "usesCode"> => last;

/** Marks the facts and words of every page, which are read once, before the page is made. */
export const markSiteData = <T>(data: T): T => markTexts(data, last.site.tree, last.site.numbers);
