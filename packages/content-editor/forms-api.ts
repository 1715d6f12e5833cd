/** Requests that the forms send in the way of Decap CMS's own server, with what we add for merging. */
import * as z from "zod";
import { choices, filePath, folderPath, text } from "./request";

const isBase64 = (content: string): boolean => content.length % 4 === 0 && !/[^\w+/=]|_/.test(content);

const asset = z.object({
  path: filePath,
  content: z
    .string()
    .refine((content) => content !== "", { error: "The uploaded file is empty." })
    .refine(isBase64, { error: "The uploaded file did not arrive whole." }),
  encoding: z.literal("base64"),
});

const dataFile = z.object({
  slug: z.string().min(1),
  path: filePath,
  raw: text.min(1),
  /** The file when the form was opened; missing for a new entry. */
  base: text.optional(),
  // Decap CMS would move the file, and all that is next to it.
  newPath: z.undefined().optional(),
});

const branch = z.string();
const options = z.object({ commitMessage: z.string().max(1000) });
const decision = z.object({ choices, seen: text.nullable() }).optional();

const action = <N extends string, P extends z.ZodRawShape>(name: N, params: P) =>
  z.object({ action: z.literal(name), params: z.object({ branch, ...params }) });

/** Zod drops all that is not named, so the server gets nothing that was not validated. */
export const editorRequest = z.discriminatedUnion("action", [
  action("entriesByFolder", {
    folder: folderPath,
    extension: z.string().min(1).max(10),
    depth: z.int().min(0).max(10),
  }),
  action("entriesByFiles", {
    files: z.array(z.object({ path: filePath, label: z.string().optional() })).max(1000),
  }),
  action("getEntry", { path: filePath }),
  action("persistEntry", {
    dataFiles: z.array(dataFile).length(1),
    assets: z.array(asset).max(1000),
    options: options.extend({ useWorkflow: z.boolean(), status: z.string() }),
    decision,
  }),
  action("getMedia", { mediaFolder: folderPath }),
  action("getMediaFile", { path: filePath }),
  action("persistMedia", { asset, options }),
  action("deleteFiles", {
    paths: z.array(filePath).min(1).max(1000),
    options,
    /** The files as they were opened. */
    bases: z.record(filePath, text).optional(),
  }),
]);

export type EditorRequest = z.infer<typeof editorRequest>;
