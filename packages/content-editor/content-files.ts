/** Reads and writes the files of the content folder for Decap CMS's proxy backend. Paths were checked by request.ts. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { checksum } from "content-kit/lib/digest";
import { BadRequest } from "./request";
import type { EditorRequest } from "./saving";

const entryAt = (content: string, path: string, label?: string): object => {
  const data = existsSync(join(content, path)) ? readFileSync(join(content, path), "utf8") : null;
  return { data, file: { path, label, id: data && checksum(data) } };
};

const mediaAt = (content: string, path: string): object => {
  if (!existsSync(join(content, path))) throw new BadRequest(404, `There is no ${path}.`);
  const bytes = readFileSync(join(content, path));
  return { id: checksum(bytes), content: bytes.toString("base64"), encoding: "base64", path, name: basename(path) };
};

/** The paths of the files in a folder, without those in folders in it. */
const filesOf = (content: string, folder: string, ending: string): string[] =>
  existsSync(join(content, folder))
    ? readdirSync(join(content, folder), { withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
        .map(({ name }) => `${folder}/${name}`)
        .sort()
    : [];

const write = (content: string, path: string, data: string | Buffer): void => {
  mkdirSync(dirname(join(content, path)), { recursive: true });
  writeFileSync(join(content, path), data);
};

/** Does what a request asks for. @returns the answer, in the form of Decap CMS's own server */
export const answerRequest = (content: string, { action, params = {} }: EditorRequest): object | null => {
  const { path = "", folder = "", extension = "", mediaFolder = "", assets = [], asset } = params;
  switch (action) {
    case "entriesByFolder":
      return filesOf(content, folder, `.${extension}`).map((file) => entryAt(content, file));
    case "entriesByFiles":
      return (params.files ?? []).map((file) => entryAt(content, file.path, file.label));
    case "getEntry":
      return entryAt(content, path);
    case "getMedia":
      return filesOf(content, mediaFolder, "").map((file) => mediaAt(content, file));
    case "getMediaFile":
      return mediaAt(content, path);
    case "persistEntry":
    case "persistMedia":
      for (const { path: file, raw } of params.dataFiles ?? []) write(content, file, raw);
      for (const file of asset ? [asset] : assets) write(content, file.path, Buffer.from(file.content, "base64"));
      return asset ? mediaAt(content, asset.path) : {};
    case "deleteFile":
    case "deleteFiles":
      for (const file of params.paths ?? [path]) rmSync(join(content, file), { force: true });
      return {};
    default:
      // The preview of a page that is not published: `npm run edit` shows it.
      return null;
  }
};
