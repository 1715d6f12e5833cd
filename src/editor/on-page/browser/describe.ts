/** Says in words where a text comes from: the same on the screen and for screen readers. */
import { contentFolder } from "./load-places";
import type { Answer } from "./trace";

/** `content/pages/home.yaml:7`. */
export const fileAndLine = ({ place, line }: Answer): string => {
  const { folder, name } = contentFolder();
  return `${name.startsWith("..") ? folder : name}/${place.file}:${line}`;
};

/** The address that Visual Studio Code opens a file by, at the line. */
export const codeAddress = ({ place, line, column }: Answer): string => {
  const path = `${contentFolder().folder}/${place.file}`.replace(/^\/*/, "/");
  return `vscode://file${encodeURI(path)}:${line}:${column}`;
};

/** The address of the form, at the field or at the part of the text. */
export const formOf = ({ place, part }: Answer): string => place.form + (part === undefined ? "" : `.${part}`);

/** The same, at the word that was pressed. */
export const formAtWord = (answer: Answer): string =>
  formOf(answer) + (answer.spot ? `&${new URLSearchParams({ ...answer.spot }).toString()}` : "");

/** What the place is called. */
export const nameOf = ({ place, derived }: Answer): string => (derived ? `Made from ${place.words}` : place.words);

/** What else there is to know, a sentence each. */
export const notesOf = ({ place, text, derived, others = [] }: Answer): string[] => [
  ...(derived ? [`No file has this text: ${derived}.`] : []),
  ...(!derived && /\{\w+\}/.test(text) ? ["What is in {curly braces} is filled in on each page."] : []),
  ...(place.pages ? [`It stands on ${place.pages.toLocaleString("en")} pages.`] : []),
  ...(place.also && place.also.length > 1 ? [`It is used in: ${place.also.join("; ")}.`] : []),
  ...(others.length > 0 ? [`The same text also has: ${others.map(({ words }) => words).join("; ")}.`] : []),
];
