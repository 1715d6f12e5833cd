/** Descriptions of the content model in the words of forms: without files, folders and what only files need. */
import { capital, labelOfKind } from "content-kit";
import { allKinds, matchKind } from "./kinds";

/** `site.yaml` and `pages/service.yaml`, or `pricing.yaml` in a service's folder. */
const FILE = /(\b(?:its|the) )?\b(?:content\/)?((?:[\w-]+\/)*[\w-]+\.(?:yaml|md))\b/g;

/** The label of the form of a file, by its path or its name in the folder of its entry. */
const labelOfFile = (path: string): string | undefined => {
  const kind =
    allKinds().find(({ files }) => files === path || files.endsWith(`{slug}/${path}`)) ?? matchKind(path)?.kind;
  return kind && labelOfKind(kind);
};

/** A form in a message. */
export const formOf = (path: string): string => {
  const label = labelOfFile(path);
  return label === undefined ? path : `the form “${label}”`;
};

const FOR_FILES: readonly (readonly [words: RegExp, instead: string])[] = [
  [/ in Markdown\b/g, ""],
  [/^The id of (an? \w+) in /, "$1 of "],
  [/,? by (?:its slug|the name of its (?:file|folder))\b/g, ""],
  [/, named from content\/media\b| below content\/media\b/g, ""],
  [/\ba file in content\/media\b/g, "an uploaded file"],
  [/,? as state\/city\b/g, ""],
  [/; headings begin with ##/g, ""],
  [/ Each is one of: [\w, ]+\./g, ""],
  [/\/\{(?:slug|service)\}/g, "/…"],
  [/\bwhile developing\b/g, "while editing"],
  [/\bplausible\b/g, "Plausible"],
  [/\bga4\b/g, "Google Analytics 4"],
  [/\bgtm\b/g, "Google Tag Manager"],
  [/\bgit-gateway\b/g, "Git Gateway"],
];

/** The beginning of what a description says of one choice: `slow: it rises from step to step`. */
const CHOICE = /(?<=\. )[a-z](?=[a-z, ]*: )/g;

/** A description or a message, reworded for somebody who sees a form. */
export const inFormWords = (sentence: string): string => {
  const plain = FOR_FILES.reduce(
    (text, [words, instead]) => text.replace(words, instead),
    sentence.replace(/[,;] (?:a file has it )?in quotes\b/g, ""),
  );
  const named = plain.replace(FILE, (whole, article: string | undefined, path: string) => {
    const form = labelOfFile(path);
    return form ? `${article ?? "the "}form “${form}”` : whole;
  });
  return capital(named.replace(CHOICE, (letter) => letter.toUpperCase()));
};
