/** Descriptions of the content model in the words of forms: without files, folders and what only files need. */
import { allKinds } from "../content-model/kinds";
import { labelOfKind } from "../content-model/kinds/labels";
import { FORM_VOICE } from "../content-model/messages/voices";

/** `site.yaml` and `pages/service.yaml`, or `pricing.yaml` in a service's folder. */
const FILE = /(\b(?:its|the) )?\b(?:content\/)?((?:[\w-]+\/)*[\w-]+\.(?:yaml|md))\b/g;

const formOf = (path: string): string | undefined => {
  const kind = allKinds.find(({ files }) => files === path || files.endsWith(`{slug}/${path}`));
  return kind && labelOfKind(kind);
};

const FOR_FILES: readonly (readonly [words: RegExp, instead: string])[] = [
  [/ in Markdown\b/g, ""],
  [/^The id of (an? \w+) in /, "$1 of "],
  [/, by (?:its slug|the name of its folder)\b/g, ""],
  [/, named from content\/media\b/g, ""],
  [/\ba file in content\/media\b/g, "an uploaded file"],
  [/,? as state\/city\b/g, ""],
  [/; headings begin with ##/g, ""],
  [/\/\{(?:slug|service)\}/g, "/…"],
];

/** A description or a message, reworded for somebody who sees a form. */
export const inFormWords = (sentence: string): string => {
  const plain = FOR_FILES.reduce((text, [words, instead]) => text.replace(words, instead), FORM_VOICE.plain(sentence));
  const named = plain.replace(FILE, (whole, article: string | undefined, path: string) => {
    const form = formOf(path);
    return form ? `${article ?? "the "}form “${form}”` : whole;
  });
  return named.charAt(0).toUpperCase() + named.slice(1);
};
