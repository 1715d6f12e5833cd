/** A value that one process saves below .cache for the next. Other code, packages or Node versions discard it. */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { deserialize, serialize } from "node:v8";
import { walkDir } from "../lib/walk-dir";
import { writeFileAtomic } from "../lib/write-file-atomic";
import { versionOf } from "./media/measure";

/** npm's list of what is installed, with versions. */
const PACKAGES = "node_modules/.package-lock.json";

interface SavedFile<T> {
  version: string;
  value: T;
}

export class SavedValue<T> {
  private readonly version: string | undefined;

  /**
   * @param file where it is
   * @param code the folders with all code that the value depends on, below the project's folder
   * @param root the project's folder
   */
  constructor(
    private readonly file: string,
    code: readonly string[],
    root = resolve("."),
  ) {
    this.version = this.versionOfCode(code, root);
  }

  /** `undefined` if it is not known. */
  private versionOfCode(code: readonly string[], root: string): string | undefined {
    try {
      const files = code.flatMap((folder) => walkDir(join(root, folder)).map((file) => join(root, folder, file)));
      return `${process.version} ${versionOf([...files, join(root, PACKAGES)])}`;
    } catch {
      return undefined;
    }
  }

  /** The saved value; `undefined` if it is missing, incomplete, or was saved by other code. */
  read(): T | undefined {
    try {
      const { version, value } = deserialize(readFileSync(this.file)) as SavedFile<T>;
      return version === this.version ? value : undefined;
    } catch {
      return undefined;
    }
  }

  /** True while the file is there: Gatsby may have cleared its folder since it was read. */
  get exists(): boolean {
    return existsSync(this.file);
  }

  save(value: T): void {
    const { version } = this;
    if (version === undefined) return;
    writeFileAtomic(this.file, serialize({ version, value } satisfies SavedFile<T>));
  }
}
