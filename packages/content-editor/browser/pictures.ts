/** Previews of pictures in fields and texts. */
import * as React from "react";
import { readMedia } from "./backends";
import { uploadedFile } from "./uploads";

const h = React.createElement;

/** The name of a picture in the media folder: fields have it, and texts its path from the file. */
const nameOf = (named: string): string => named.replace(/^(?:\.{1,2}\/)+(?:media\/)?/, "");

/** A URL for the preview; empty if the file is missing. */
export const urlOf = (named: string): Promise<string> => {
  const name = nameOf(named);
  const upload = uploadedFile(name);
  if (upload) return Promise.resolve(URL.createObjectURL(upload));
  return readMedia(name).catch(() => "");
};

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

interface PictureProps {
  named: string;
  shownWidth: number | undefined;
}

export const Picture = ({ named, shownWidth }: PictureProps): React.ReactNode => {
  const [url, setUrl] = React.useState<string>();
  const [size, setSize] = React.useState<Size>();
  const upload = uploadedFile(nameOf(named));
  React.useEffect(() => {
    let isShown = true;
    void urlOf(named).then((found) => isShown && setUrl(found));
    return () => void (isShown = false);
  }, [named, upload]);
  if (url === "") return h("p", null, `${named} is not there.`);
  const onLoad = ({ currentTarget }: React.SyntheticEvent<HTMLImageElement>): void =>
    setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight });
  const where = `${upload ? "Saved with the form as " : ""}media/${nameOf(named)}`;
  return h(
    "figure",
    { className: "picture" },
    h("img", { src: url, alt: "", onLoad }),
    h("figcaption", null, where, size && ` · ${fitOf(size, shownWidth)}`),
  );
};
