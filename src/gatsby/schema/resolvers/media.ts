/** Resolvers of files in content/media: URLs, sizes, responsive images. */
import type { Root } from "hast";
import type { FileSystemNode } from "gatsby-source-filesystem";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { kinds } from "../../../content-model/kinds";
import { measureMedia } from "content-kit/read";
import { withDownloads, type FileOnDisk } from "../html/downloads";
import type { Pictures } from "../html/pictures";
import { linkedFilesIn, picturesIn, type Transformer } from "../html/tree";
import { languageOf, resolveField, singleNode, type Context, type Info, type Resolve } from "./context";
import { appPicture, directedImageData, pageImageData, pictureFacts, type Resize } from "./pictures";

/** How gatsby-transformer-sharp resizes the picture of a file. */
const resizeOf =
  (file: FileSystemNode, context: Context, info: Info): Resize =>
  async (args) => {
    const image = file.children
      .map((id) => context.nodeModel.getNodeById({ id, type: "ImageSharp" }))
      .find((child) => child !== null);
    if (!image) throw new Error(`${file.absolutePath} has an extension that is not a picture's.`);
    return resolveField("ImageSharp", "resize", image, context, info, args);
  };

/** Sizes and formats of an image below content/media, or `undefined` if it is none. */
const imageData = async (
  file: string,
  context: Context,
  info: Info,
  crops?: Parameters<typeof directedImageData>[2],
): Promise<IGatsbyImageData | undefined> => {
  const node = await mediaNode(file, context);
  const facts = node && pictureFacts(node.absolutePath);
  if (!facts) return undefined;
  const resize = resizeOf(node, context, info);
  return crops ? directedImageData(facts, resize, crops) : pageImageData(facts, resize);
};

/** The shape of the crop for wide and for narrow screens: width relative to height. */
interface Shapes {
  wide?: number;
  narrow?: number;
}

interface ImageSource {
  file?: string | null;
  focus?: string | null;
}

export const photograph: Resolve<ImageSource> = async ({ file, focus }, { wide, narrow }: Shapes, context, info) => {
  if (typeof file !== "string") return null;
  const crops = wide && narrow ? { wide, narrow, focus } : undefined;
  return (await imageData(file, context, info, crops)) ?? null;
};

export const pictureForApps: Resolve = async ({ file }, _, context, info) => {
  const node = await mediaNode(file, context);
  const facts = node && pictureFacts(node.absolutePath);
  if (!facts) return null;
  const original = await resolveField("File", "publicURL", node, context, info);
  return appPicture(facts, original, resizeOf(node, context, info));
};

/** The pictures of a text. */
export const picturesOf = async (tree: Root, context: Context, info: Info): Promise<Pictures> => {
  const pictures = new Map<string, IGatsbyImageData>();
  for (const file of picturesIn(tree)) {
    const data = await imageData(file, context, info);
    if (data) pictures.set(file, data);
  }
  return pictures;
};

/** Copies the files that a text links to to where they are served, and says of each what it is. */
export const downloadsOf = async (tree: Root, context: Context, info: Info): Promise<Transformer> => {
  const files = new Map<string, FileOnDisk>();
  for (const file of linkedFilesIn(tree)) {
    const node = await mediaNode(file, context);
    if (!node) continue;
    const url = await resolveField("File", "publicURL", node, context, info);
    files.set(file, { url, bytes: node.size });
  }
  const form = singleNode(kinds.labels, context)?.download;
  return withDownloads(files, { language: languageOf(context), form });
};

/** The node of a file below content/media; null where none is named. */
export const mediaNode = async (file: unknown, { nodeModel }: Context): Promise<FileSystemNode | null> => {
  if (typeof file !== "string") return null;
  const filter = { sourceInstanceName: { eq: "content" }, relativePath: { eq: `media/${file}` } };
  return nodeModel.findOne({ type: "File", query: { filter } });
};

/** The address of such a file; null where none is named. */
export const publicUrl = async (file: unknown, context: Context, info: Info): Promise<string | null> => {
  const node = await mediaNode(file, context);
  return node && resolveField("File", "publicURL", node, context, info);
};

export const mediaFile: Resolve = ({ file }, _, context) => mediaNode(file, context);

/** The address of a file of media/ that a field names. */
export const mediaUrl =
  (field: string): Resolve =>
  (source, _, context, info) =>
    publicUrl(source[field], context, info);

/** How many times as wide as high such a picture is. */
export const pictureRatio =
  (field: string): Resolve =>
  async (source, _, context) => {
    const node = await mediaNode(source[field], context);
    if (!node) return null;
    const path = node.absolutePath;
    const { width, height } = measureMedia([path]).get(path) ?? {};
    return width && height ? Math.round((100 * width) / height) / 100 : 1;
  };
