/** Pictures that are pasted or dropped into a text: kept with the form until it is saved, as chosen ones are. */
import { loadMedia, persistMedia } from "decap-cms-core/dist/esm/actions/mediaLibrary.js";
import { selectMediaFilePublicPath } from "decap-cms-core/dist/esm/reducers/entries.js";
import { openEntry, store } from "./store";

/** Names that say nothing: browsers give them to pictures of the clipboard. */
const NAMELESS = /^(?:image|bild|unknown|download|screenshot)\.\w+$/i;

interface KeptFile {
  get: (name: string) => unknown;
}

/** The files that are kept with the form. */
const keptFiles = (): KeptFile[] => [
  ...((store.getState().entryDraft.getIn(["entry", "mediaFiles"]) as Iterable<KeptFile> | undefined) ?? []),
];

const bytesOf = async (file: Blob): Promise<string> => String(new Uint8Array(await file.arrayBuffer()));

/** The path of a kept file with the same bytes: Decap CMS would keep only one of the two. */
const pathOfSame = async (file: File): Promise<string | undefined> => {
  for (const kept of keptFiles()) {
    const [other, path] = [kept.get("file"), kept.get("path")];
    if (!(other instanceof Blob) || other.size !== file.size || typeof path !== "string") continue;
    if ((await bytesOf(other)) === (await bytesOf(file))) return path;
  }
  return undefined;
};

const knownNames = (): Set<string> => {
  const files = [
    ...((store.getState().mediaLibrary.get("files") as Iterable<{ name: string }> | undefined) ?? []),
    ...keptFiles(),
  ];
  return new Set(
    files.map((file) => ("get" in file ? file.get("name") : file.name)).map((name) => String(name).toLowerCase()),
  );
};

/** A name that no other file has: a picture that is pasted replaces none. */
const freeName = ({ name }: File, taken: ReadonlySet<string>): string => {
  const [, stem = "picture", ending = ""] =
    /^(.*?)(\.\w+)?$/.exec(NAMELESS.test(name) ? name.replace(/^.*\./, "picture.") : name) ?? [];
  const first = `${stem}${ending}`.toLowerCase().replace(/[^\p{L}\p{N}.]+/gu, "-");
  let free = first;
  for (let number = 2; taken.has(free); number += 1) free = first.replace(/(\.\w+)?$/, (end) => `-${number}${end}`);
  return free;
};

/** Keeps a file with the form; resolves to its path. */
const keep = async (file: File): Promise<string | undefined> => {
  const named = new File([file], freeName(file, knownNames()), { type: file.type });
  const added = (await store.dispatch(persistMedia(named, {}))) as { payload?: { path?: string } } | undefined;
  return added?.payload?.path;
};

/** Adds pictures to the open form; resolves to the paths that the text names them by. */
export const uploadPictures = async (files: readonly File[]): Promise<string[]> => {
  await store.dispatch(loadMedia());
  const paths: string[] = [];
  for (const file of files) {
    const path = (await pathOfSame(file)) ?? (await keep(file));
    const { config, collections } = store.getState();
    const entry = openEntry();
    const collection = collections.get(String(entry?.get("collection")));
    if (path !== undefined) paths.push(selectMediaFilePublicPath(config, collection, path, entry, undefined));
  }
  return paths;
};
