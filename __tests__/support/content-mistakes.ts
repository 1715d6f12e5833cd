/** Twelve mistakes in the fixture's content, of different kinds and each in its own file. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface Mistake {
  /** The file that is changed. */
  file: string;
  /** The code of the problem. */
  code: string;
  /** Where it is reported, if not in the changed file. */
  reportedIn?: string;
  make: (path: string) => void;
}

/** Replaces the first occurrence. */
const replace =
  (from: string, to: string) =>
  (path: string): void => {
    const text = readFileSync(path, "utf8");
    if (!text.includes(from)) throw new Error(`${path} does not contain "${from}".`);
    writeFileSync(path, text.replace(from, to));
  };

export const MISTAKES: readonly Mistake[] = [
  { file: "labels.yaml", code: "yaml-unclosed", make: replace('"{name}, zur Startseite"', '"{name}, zur Startseite') },
  { file: "industries/konditoreien.yaml", code: "unknown-field", make: replace("name: ", "nmae: Torten\nname: ") },
  { file: "services/webseiten/index.md", code: "wrong-type", make: replace("order: 2", "order: zwei") },
  { file: "pages/search.yaml", code: "missing-file", make: (path) => rmSync(path) },
  { file: "blog/salz-in-der-luft.md", code: "broken-link", make: replace("Am Deich", "[Am Deich](/deich)") },
  { file: "blog/preis-unter-fuenf-euro.md", code: "wrong-form", make: replace("2026-01-31", "2026-02-31") },
  {
    file: "locations/hamburg.yaml",
    code: "duplicate-slug",
    make: replace("cities:\n", "cities:\n  - { name: Altona, slug: hamburg }\n"),
  },
  {
    file: "careers/backstubengeselle.md",
    code: "raw-html",
    make: replace("\nDie ", "\n<script>alert(1)</script> Die "),
  },
  {
    file: "media/laden.jpg",
    code: "unusable-media",
    reportedIn: "blog/preis-unter-fuenf-euro.md",
    make: (path) => writeFileSync(path, "not a picture"),
  },
  { file: "media/podcast/pausenton.vtt", code: "transcript-syntax", make: replace("00:02.000", "00:02") },
  {
    file: "legal/impressum.md",
    code: "redirect-conflict",
    make: replace("title: ", "redirectFrom: [/about]\ntitle: "),
  },
  { file: "services/fotografie/faq.yaml", code: "yaml-tab", make: replace("\n  - ", "\n\t- ") },
];

/** @param content the content folder */
export const makeMistake = (content: string, { file, make }: Mistake): void => make(join(content, file));
