/** What all backends do for our forms: read files with their paths, and say at the fields why a save was refused. */
import { isOneOfMany } from "content-kit";
import { matchKind } from "../kinds";
import type { Decision } from "../merge-entry";
import { readBackup } from "./backups";
import { Refused, saveDecided } from "./decisions";
import { openForm } from "./form";
import { slugOfData } from "./form-data";
import { fileValue } from "./form-value";
import { settings } from "./settings";
import { uploadsIn, type Asset } from "./uploads";

interface DataFile {
  path: string;
  slug: string;
  raw: string;
}

export interface SavedEntry {
  dataFiles: readonly [DataFile];
  assets: readonly Asset[];
}

export interface SaveOptions {
  newEntry?: boolean;
}

export interface ReadEntry {
  data: string | null;
  file: { path: string };
}

/** The used part of a backend of Decap CMS. */
export interface HostBackend {
  getMedia(folder?: string): Promise<unknown[]>;
  getMediaFile(path: string): Promise<{ url?: string; file?: Blob }>;
  /** `data` is null where there is no such file. */
  getEntry(path: string): Promise<ReadEntry>;
  entriesByFolder(folder: string, extension: string, depth: number): Promise<ReadEntry[]>;
  entriesByFiles(files: readonly object[]): Promise<ReadEntry[]>;
  allEntriesByFolder?(folder: string, extension: string, depth: number, pattern?: RegExp): Promise<ReadEntry[]>;
  persistEntry(entry: SavedEntry, options: SaveOptions): Promise<unknown>;
  deleteFiles(paths: readonly string[], message: string): Promise<unknown>;
}

/** What was read when a form was opened, and what somebody has decided about a conflict. */
export interface Known {
  base: string | undefined;
  decision: Decision | undefined;
}

/** One that merges changes and checks them. */
export interface FormBackend extends HostBackend {
  /** @throws a `Refused` or an `Undecided` */
  write(entry: SavedEntry, options: SaveOptions, known: Known): Promise<unknown>;
  /** @throws a `Refused` */
  remove(paths: readonly string[], message: string, base: string | undefined): Promise<unknown>;
}

export type BackendClass<Backend> = new (config: object, options: object) => Backend;

/** Where an entry is opened whose file was deleted or renamed: its form would be empty. */
const GONE = "This entry is no longer there: somebody has deleted it, or given it another address.";

const inContent = (path: string): string => path.slice(settings.root.length);

/** The text of a file; undefined if it does not exist. */
export const textOf = async (read: Promise<ReadEntry>): Promise<string | undefined> => (await read).data || undefined;

/** The text of a file as its backend has it now. @param path from the content folder */
export let readFile: (path: string) => Promise<string | undefined> = () => Promise.resolve(undefined);

/** The address of a file of the media folder. */
export let readMedia: (name: string) => Promise<string> = () => Promise.resolve("");

/** In place, because Decap CMS keeps more than the entries in a list of them. */
const withPaths = <Entries extends readonly ReadEntry[]>(entries: Entries): Entries => {
  for (const entry of entries) entry.data = fileValue(inContent(entry.file.path), entry.data ?? undefined);
  return entries;
};

const mediaTop = (): string => `${settings.root}media`;

const mediaFolders = (): string[] => [
  ...new Set([...settings.media].map((name) => [mediaTop(), ...name.split("/").slice(0, -1)].join("/"))),
];

/** Decap CMS appends a number to the name of a new entry that is taken. @throws a `Refused` */
const checkName = (path: string): void => {
  const { data = {}, fields = [] } = openForm() ?? {};
  const { kind, slug = "" } = matchKind(path) ?? {};
  const name = slugOfData(data);
  if (name === "" || !kind || !slug.startsWith(`${name}-`)) return;
  const field = fields.find((one) => one.name === "title" || one.name === "name")?.name ?? "";
  throw new Refused([
    { path: [field], text: `There is ${kind.noun} with the address ${name}.\nFix: give yours another ${field}.` },
  ]);
};

/** A backend with our forms. */
export const withForms = (Backend: BackendClass<FormBackend>): BackendClass<HostBackend> =>
  class extends Backend {
    constructor(config: object, options: object) {
      super(config, options);
      readMedia = async (name) => (await this.getMediaFile(`${mediaTop()}/${name}`)).url ?? "";
      readFile = (path) => textOf(super.getEntry(settings.root + path));
      const all = this.allEntriesByFolder?.bind(this);
      if (all) this.allEntriesByFolder = async (...given) => withPaths(await all(...given));
    }

    override async getEntry(path: string): Promise<ReadEntry> {
      const entry = await super.getEntry(path);
      const kind = matchKind(inContent(path))?.kind;
      // What was typed before is offered in the empty form.
      if (entry.data === null && kind && isOneOfMany(kind) && !readBackup(inContent(path))) throw new Error(GONE);
      withPaths([entry]);
      return entry;
    }

    override async entriesByFolder(folder: string, extension: string, depth: number): Promise<ReadEntry[]> {
      return withPaths(await super.entriesByFolder(folder, extension, depth));
    }

    override async entriesByFiles(files: readonly object[]): Promise<ReadEntry[]> {
      return withPaths(await super.entriesByFiles(files));
    }

    override async persistEntry({ dataFiles: [file] }: SavedEntry, options: SaveOptions): Promise<void> {
      const form = openForm();
      if (!form) throw new Error("No form is open.");
      const { slug, path } = options.newEntry ? file : { ...file, path: settings.root + form.path };
      try {
        const { base, raw } = form.send();
        const entry: SavedEntry = { dataFiles: [{ slug, path, raw }], assets: uploadsIn(raw) };
        await saveDecided(async (decision) => {
          if (options.newEntry) checkName(inContent(path));
          await this.write(entry, options, { base, decision });
        });
        form.saved((await textOf(super.getEntry(path)).catch(() => undefined)) ?? raw);
      } catch (error) {
        form.release();
        throw error;
      }
    }

    override async deleteFiles(paths: readonly string[], message: string): Promise<void> {
      const form = openForm();
      form?.clearProblems();
      await this.remove(paths, message, form?.base).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        form?.refuse("Not deleted", error.problems);
        // Decap CMS, which waits for none, would say so again.
        return new Promise<void>(() => undefined);
      });
    }

    /** The files of all media folders; Decap CMS asks for the one at the top. */
    override async getMedia(folder?: string): Promise<unknown[]> {
      const folders = folder === undefined || folder === mediaTop() ? mediaFolders() : [folder];
      return (await Promise.all(folders.map((one) => super.getMedia(one).catch(() => [])))).flat();
    }
  };
