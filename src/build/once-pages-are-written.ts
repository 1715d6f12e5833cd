/**
 * Gatsby tells one plugin after the other that the pages are written, and this site last: after the sitemaps, which are one
 * processor's work. What only waits for another process can begin before.
 */
import type * as BuildHtml from "gatsby/dist/commands/build-html";
import { insideGatsby } from "./inside-gatsby";

type Write = (typeof BuildHtml)["buildHTMLPagesAndDeleteStaleArtifacts"];

/**
 * To be called before Gatsby writes the pages.
 * @param work begins as soon as they are written
 * @returns what tells that it is done, and what went wrong in it
 */
export const oncePagesAreWritten = (work: () => Promise<void>): (() => Promise<void>) => {
  let working: Promise<void> | undefined;
  const begin = (): Promise<void> => (working ??= work());
  const html = insideGatsby<{ buildHTMLPagesAndDeleteStaleArtifacts: Write }>("gatsby/dist/commands/build-html");
  const write = html.buildHTMLPagesAndDeleteStaleArtifacts;
  html.buildHTMLPagesAndDeleteStaleArtifacts = async (...args) => {
    const written = await write(...args);
    // Who waits for it is told of what goes wrong.
    begin().catch(() => undefined);
    return written;
  };
  return begin;
};
