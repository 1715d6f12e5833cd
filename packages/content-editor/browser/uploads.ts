/** Files that were added to the open form, kept until it is saved. */
import { slugOf } from "content-kit/lib/slug";
import { settings } from "./settings";

/** By their names in the media folder. */
const files = new Map<string, File>();

/** The name that a file gets in the media folder. */
export const nameOfUpload = ({ name }: File, folder: string): string => {
  const [, stem = "", ending = ""] = /^(.*?)(\.\w+)?$/.exec(name) ?? [];
  return `${folder}/${slugOf(stem) || "picture"}${ending.toLowerCase()}`;
};

const isTaken = (name: string): boolean => settings.media.has(name) || files.has(name);

const freeName = (name: string): string => {
  let free = name;
  for (let number = 2; isTaken(free); number += 1) free = name.replace(/(\.\w+)?$/, (end) => `-${number}${end}`);
  return free;
};

/** Keeps a file with the form. @param replacing the name of the file that it takes the place of */
export const keepUpload = (file: File, folder: string, replacing?: string): string => {
  const name = replacing ?? freeName(nameOfUpload(file, folder));
  files.set(name, file);
  return name;
};

export const uploadedFile = (name: string): File | undefined => files.get(name);

export const uploadedNames = (): string[] => [...files.keys()];

/** A file as Decap CMS's backends save it. */
export interface Asset {
  path: string;
  fileObj: File;
  toBase64: () => Promise<string>;
}

const base64Of = async (file: File): Promise<string> => {
  let text = "";
  for (const byte of new Uint8Array(await file.arrayBuffer())) text += String.fromCharCode(byte);
  return btoa(text);
};

/** The files whose names are in a text: one that was taken out of the form again is not saved. */
export const uploadsIn = (text: string): Asset[] =>
  [...files]
    .filter(([name]) => text.includes(name))
    .map(([name, fileObj]) => ({
      path: `${settings.root}media/${name}`,
      fileObj,
      toBase64: () => base64Of(fileObj),
    }));

/** @param areSaved false if the form was left without saving */
export const dropUploads = (areSaved: boolean): void => {
  if (areSaved) for (const name of files.keys()) settings.media.add(name);
  files.clear();
};
