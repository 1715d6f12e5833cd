/** Replaces the scripts that Gatsby writes at the end of a page with one that loads them after the first paint. */
import pageStart from "@page-start";
import { isValidElement, type ReactElement, type ReactNode } from "react";
import { textFaces } from "../design/fonts";
import { text } from "../design/typefaces";
import { iconPaths, PRINT_STYLES } from "../routes";
import { DEFERRED_PARTS } from "./content-visibility";

/** The same text in every page, so that one hash in the Content Security Policy covers it; what differs is in attributes. */
const PAGE_START = pageStart.replace(
  "__CONFIG__",
  JSON.stringify({
    faces: textFaces.map(({ range, file }) => [range, file]),
    family: text.family,
    printStyles: PRINT_STYLES,
    manifest: iconPaths.manifest,
    deferredParts: DEFERRED_PARTS,
  }),
);

interface ScriptProps {
  src?: string;
  async?: boolean;
  dangerouslySetInnerHTML?: { __html: string };
}

type Script = ReactElement<ScriptProps>;

const isScript = (node: ReactNode): node is Script => isValidElement(node) && node.type === "script";

/** Keys of Gatsby's inline scripts: the one with the page's path and the build's hash, and the list of all script files. */
const PAGE_DATA = "script-loader";
const CHUNK_MAPPING = "chunk-mapping";

const HASH = /___webpackCompilationHash="([^"]+)"/;

/**
 * The elements at the end of a page, with one script instead of Gatsby's. Unchanged where Gatsby renders no page for visitors.
 *
 * @param path the page's path, as Gatsby's runtime is to know it
 * @throws where Gatsby writes its scripts differently
 */
export const withDeferredScripts = (elements: readonly ReactNode[], path: string): ReactNode[] => {
  const scripts = elements.filter(isScript);
  const pageData = scripts.find(({ key }) => key === PAGE_DATA);
  if (!pageData) return [...elements];
  const [, hash] = HASH.exec(pageData.props.dangerouslySetInnerHTML?.__html ?? "") ?? [];
  const files = scripts.filter(({ props }) => props.src && props.async);
  if (!hash || files.length === 0)
    throw new Error("Gatsby wrote its scripts in a form that src/client/script-loader.tsx does not know.");
  const loader = (
    <script
      key={PAGE_DATA}
      data-path={path}
      data-hash={hash}
      // Gatsby writes the one that runs first last.
      data-files={files
        .map(({ props }) => props.src)
        .reverse()
        .join(" ")}
      dangerouslySetInnerHTML={{ __html: PAGE_START }}
    />
  );
  const replaced = new Set<ReactNode>([pageData, ...files, ...scripts.filter(({ key }) => key === CHUNK_MAPPING)]);
  return [...elements.filter((element) => !replaced.has(element)), loader];
};
