/** Replaces the scripts that Gatsby writes at the end of a page with one that loads them after the first paint. */
import pageStart from "@page-start";
import { isValidElement, type ReactElement, type ReactNode } from "react";
import { textFaces } from "../design/text-fonts";
import { text } from "../design/typefaces";
import { iconPaths, PRINT_STYLES } from "../routes";
import { DEFERRED_SECTIONS } from "./content-visibility";

/** Identical in every page, so one hash in the Content Security Policy covers it; the rest is in data attributes. */
const PAGE_START = pageStart.replace(
  "__CONFIG__",
  JSON.stringify({
    faces: textFaces.map(({ range, file }) => [range, file]),
    family: text.family,
    printStyles: PRINT_STYLES,
    manifest: iconPaths.manifest,
    deferredParts: DEFERRED_SECTIONS,
  }),
);

interface ScriptProps {
  src?: string;
  async?: boolean;
  dangerouslySetInnerHTML?: { __html: string };
}

type Script = ReactElement<ScriptProps>;

const isScript = (node: ReactNode): node is Script => isValidElement(node) && node.type === "script";

/** Keys of Gatsby's inline scripts: page path and build hash, and the list of script files. */
const PAGE_DATA = "script-loader";
const CHUNK_MAPPING = "chunk-mapping";

const HASH = /___webpackCompilationHash="([^"]+)"/;

/**
 * Replaces Gatsby's scripts at the end of the body by one. Unchanged if Gatsby renders no page for visitors.
 *
 * @param path the page's path, for Gatsby's runtime
 * @throws if Gatsby renders its scripts in another form
 */
export const withDeferredScripts = (elements: readonly ReactNode[], path: string): ReactNode[] => {
  const scripts = elements.filter(isScript);
  const pageData = scripts.find(({ key }) => key === PAGE_DATA);
  if (!pageData) return [...elements];
  const [, hash] = HASH.exec(pageData.props.dangerouslySetInnerHTML?.__html ?? "") ?? [];
  const files = scripts.filter(({ props }) => props.src && props.async);
  if (!hash || files.length === 0)
    throw new Error("src/client/script-loader.tsx does not recognise the scripts that Gatsby rendered.");
  const loader = (
    <script
      key={PAGE_DATA}
      data-path={path}
      data-hash={hash}
      // Gatsby renders the first to run last.
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
