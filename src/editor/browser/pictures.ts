/** Previews of pictures in fields and texts; Decap CMS looks for all in one folder. */
import * as React from "react";
import { store } from "./store";

const h = React.createElement;

interface MediaReader {
  getMediaFile: (path: string) => Promise<{ url?: string }>;
}

/** The backend to read pictures from, after sign-in. */
let reader: MediaReader | undefined;
let root = "";

/** Sets the backend. */
export const readPicturesFrom = (backend: MediaReader, contentRoot: string): void => {
  reader = backend;
  root = contentRoot;
};

/** Path of a picture: relative to the media folder in fields, to the file in texts. */
const pathOf = (named: string): string => {
  const [, up = "", rest = ""] = /^((?:\.{1,2}\/)*)(.*)$/.exec(named) ?? [];
  return `${root}${up ? "" : "media/"}${rest}`;
};

/** Loaded pictures by path. */
const urls = new Map<string, Promise<string>>();

/** A URL for the preview; empty if the file is missing. */
const urlOf = (named: string): Promise<string> => {
  const path = pathOf(named);
  const { asset } = store.getState().medias[path] ?? {};
  // Uploads of this form are not saved yet.
  if (asset) return Promise.resolve(asset.url);
  const known = urls.get(path);
  if (known) return known;
  const read = reader?.getMediaFile(path).then(
    ({ url = "" }) => url,
    () => "",
  );
  if (read) urls.set(path, read);
  return read ?? Promise.resolve("");
};

/** Drops a replaced picture from the cache. */
export const forgetPicture = (path: string): void => void urls.delete(path);

interface Size {
  width: number;
  height: number;
}

/** How large a picture is, and whether that is enough for its place. */
const fitOf = ({ width, height }: Size, shownWidth: number | undefined): string => {
  const size = `${width} × ${height} pixels`;
  if (shownWidth === undefined) return size;
  return width >= shownWidth
    ? `${size}, large enough`
    : `${size}, small for its place, which is up to ${shownWidth} pixels wide`;
};

/** Where a picture is kept; one that was chosen from another folder is copied when the form is saved. */
const whereOf = (named: string): string => {
  const path = pathOf(named).slice(root.length);
  return store.getState().medias[pathOf(named)]?.asset ? `Saved with the form as ${path}` : path;
};

interface PictureProps {
  named: string;
  shownWidth: number | undefined;
}

export const Picture = ({ named, shownWidth }: PictureProps): React.ReactNode => {
  const [url, setUrl] = React.useState<string>();
  const [size, setSize] = React.useState<Size>();
  React.useEffect(() => {
    let isShown = true;
    void urlOf(named).then((found) => isShown && setUrl(found));
    return () => void (isShown = false);
  }, [named]);
  if (url === "") return h("p", null, `${named} is not there.`);
  const onLoad = ({ currentTarget }: React.SyntheticEvent<HTMLImageElement>): void =>
    setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight });
  return h(
    "figure",
    { className: "picture" },
    h("img", { src: url, alt: "", onLoad }),
    h("figcaption", null, whereOf(named), size && ` · ${fitOf(size, shownWidth)}`),
  );
};

interface Props {
  value?: unknown;
  field: { get: (name: string) => unknown };
}

interface FileControl extends React.Component<Props> {
  renderImages: () => React.ReactNode;
}

/** Decap CMS's image control with a preview. */
export const pictureControl = (control: new (props: Props) => FileControl) =>
  class extends control {
    override renderImages = () => {
      const { value, field } = this.props;
      const shownWidth = field.get("shown_width") as number | undefined;
      return typeof value === "string" ? h(Picture, { named: value, shownWidth }) : undefined;
    };
  };
