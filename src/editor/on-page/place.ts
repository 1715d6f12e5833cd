/** The source of each text on a page. Types shared by the develop server and the browser. */
import type { PathStep } from "../../content-model/fields/schema-walk";

/** A paragraph, heading or list item of a Markdown text, with its position in the file. */
export interface TextBlock {
  text: string;
  /** The number of the part of the text that it is in, as the form counts them. */
  part: number;
  line: number;
  column: number;
}

/** The list that a value is an item of, or is in an item of. */
export interface ListPlace {
  path: readonly PathStep[];
  index: number;
  size: number;
  /** What the form calls an item, such as "Question". */
  item: string;
}

/** Where a text of the page is kept. */
export interface FieldPlace {
  /** From the content folder. */
  file: string;
  path: readonly PathStep[];
  /** `Home page › First screen › Title`. */
  words: string;
  line: number;
  column: number;
  /** The address of its form, at the field. */
  form: string;
  /** The value as the file has it; of a template, with its placeholders. */
  value: string;
  /** True if the text is marked where it enters the page; numbers and addresses are found by their value. */
  isMarked: boolean;
  /** For texts that the site makes from the value: how. */
  derived?: string;
  /** The number that the site makes, by which it is found on the page: numbers have no marks. */
  shown?: string;
  /** How many pages show it, if it is more than one. */
  pages?: number;
  /** Where else the value is used, in words. */
  also?: readonly string[];
  /** The blocks of a Markdown text. */
  blocks?: readonly TextBlock[];
  list?: ListPlace;
}

/** The places of a query's result: an index into a list of places for each value, in the result's own structure. */
export type PlaceTree = number | null | PlaceTree[] | { [key: string]: PlaceTree };

export interface PlacesOfQuery {
  places: readonly FieldPlace[];
  tree: PlaceTree;
}

/** Response of the develop server: the sources of a page's own data, and of the data that all pages show. */
export interface PagePlaces {
  page: PlacesOfQuery;
  site: PlacesOfQuery;
  /** The absolute path of the content folder, with forward slashes. */
  folder: string;
  /** Its path as messages name it. */
  name: string;
  /** True if the server was started in Visual Studio Code, which can then open a file at a line. */
  usesCode: boolean;
}

/** Addresses of the develop server. */
export const ON_PAGE = {
  mode: "/admin/on-page/mode",
  places: "/admin/on-page/places",
  place: "/admin/on-page/place",
  list: "/admin/on-page/list",
  saves: "/admin/on-page/saves",
} as const;
