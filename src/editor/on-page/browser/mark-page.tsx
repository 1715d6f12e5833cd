/** Marks the texts of a page's data before the page is made from it. */
import { cloneElement, useEffect, useMemo, useState, type ReactElement } from "react";
import { loadPlaces, showPlaces, type NumberedPlaces } from "./load-places";
import { markTexts } from "./marks";

/** A page, and what it is made from. */
export interface PageProps {
  element: ReactElement;
  data?: object;
  path: string;
}

/** The places of the first page, which are there before it is made. */
const loaded = new Map<string, NumberedPlaces>();

/** The path of the page whose texts were marked last. */
let markedPath = "";

export const lastMarkedPath = (): string => markedPath;

/** To be called before the first page is made. */
export const prepare = async (path: string): Promise<void> => {
  const places = await loadPlaces(path);
  if (places) loaded.set(path, places);
};

/** A page whose texts say where they come from. */
export const MarkedPage = ({ element, data, path }: PageProps) => {
  const [, setTurn] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void prepare(path).then(() => {
      if (isCurrent) setTurn((turn) => turn + 1);
    });
    return () => {
      isCurrent = false;
    };
  }, [path, data]);
  const places = loaded.get(path);
  useEffect(() => {
    if (!places) return;
    markedPath = path;
    showPlaces(places);
  }, [path, places]);
  const marked = useMemo(() => data && places && markTexts(data, places.tree, places.numbers), [data, places]);
  return marked ? cloneElement(element, { data: marked }) : element;
};
