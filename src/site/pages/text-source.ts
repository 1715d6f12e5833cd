/** Where a text of a page comes from, so that it can be changed there. */
import type { PathStep } from "../../content-model/fields/schema-walk";

interface Origin {
  /** How the text is made, if it is not the value itself. */
  how?: string;
  /** The id of the node whose file has it; without it, that of the object that is shown. */
  node?: string;
}

/** A field of a file. */
export class TextSource {
  readonly path: readonly PathStep[];

  /** @param path `hero.title`, from the object that is shown, or from the file if it begins with a slash */
  constructor(
    path: string | readonly PathStep[],
    readonly origin: Origin = {},
  ) {
    this.path = typeof path === "string" ? path.split(".") : path;
  }
}

/** The key of a tree that stands for every item of a list. */
export const EVERY_ITEM = "*";

/** The sources of a value, in its own structure. */
export type SourceTree = TextSource | null | SourceTree[] | { [field: string]: SourceTree };
