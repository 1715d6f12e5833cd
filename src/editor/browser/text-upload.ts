/** Pictures that are pasted or dropped into a text: kept with the form until it is saved, as chosen ones are. */
import { loadMedia, persistMedia } from "decap-cms-core/dist/esm/actions/mediaLibrary.js";
import { selectMediaFilePublicPath } from "decap-cms-core/dist/esm/reducers/entries.js";
import { openEntry, store } from "./store";

/** Names that say nothing: browsers give them to pictures of the clipboard. */
const NAMELESS = /^(?:image|bild|unknown|download|screenshot)\.\w+$/i;

const knownNames = (): Set<string> => {
  const { mediaLibrary, entryDraft } = store.getState();
  const files = [
    ...((mediaLibrary.get("files") as Iterable<{ name: string }> | undefined) ?? []),
    ...((entryDraft.getIn(["entry", "mediaFiles"]) as Iterable<{ get: (name: string) => string }> | undefined) ?? []),
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

/** Adds pictures to the open form; resolves to the paths that the text names them by. */
export const uploadPictures = async (files: readonly File[]): Promise<string[]> => {
  await store.dispatch(loadMedia());
  const paths: string[] = [];
  for (const file of files) {
    const named = new File([file], freeName(file, knownNames()), { type: file.type });
    const added = (await store.dispatch(persistMedia(named, {}))) as { payload?: { path?: string } } | undefined;
    const { config, collections } = store.getState();
    const entry = openEntry();
    const collection = collections.get(String(entry?.get("collection")));
    const path = added?.payload?.path;
    if (path !== undefined) paths.push(selectMediaFilePublicPath(config, collection, path, entry, undefined));
  }
  return paths;
};
