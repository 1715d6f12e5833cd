/** What was typed into a form and not saved, kept in the browser until it is saved or left. */
import type { Fields } from "../fields";

export interface Backup {
  /** The file when the form was opened. */
  base: string | undefined;
  data: Fields;
}

const nameOf = (path: string): string => `form:${path}`;

/** @param path from the content folder */
export const readBackup = (path: string): Backup | undefined => {
  const text = localStorage.getItem(nameOf(path));
  return text === null ? undefined : (JSON.parse(text) as Backup);
};

/** In milliseconds. */
const PAUSE = 500;

let timer = 0;

/** Keeps what a form has at the next pause in typing. */
export const keepBackup = (path: string, backup: () => Backup): void => {
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    try {
      localStorage.setItem(nameOf(path), JSON.stringify(backup()));
    } catch (error) {
      // The browser has no more room: the form itself still has the text.
      console.warn(error);
    }
  }, PAUSE);
};

export const dropBackup = (path: string): void => {
  clearTimeout(timer);
  localStorage.removeItem(nameOf(path));
};
