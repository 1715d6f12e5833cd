/** Shows a page as an earlier version of an entry made it. */
import { cloneElement } from "react";
import type { EarlierPage } from "../../publish/earlier-page";
import { EARLIER, PUBLISH } from "../../publish/paths";
import type { PageProps } from "./mark-page";

/** What shows the page that the address asks for; undefined if it asks for none. */
export const earlierPage = async () => {
  if (!new URLSearchParams(location.search).has(EARLIER)) return undefined;
  const response = await fetch(`${PUBLISH.page}${location.search}`);
  const answer = (await response.json()) as EarlierPage | { error: string };
  return ({ element, path }: PageProps) => {
    if ("error" in answer) return <p style={{ whiteSpace: "pre-line", padding: "2rem" }}>{answer.error}</p>;
    // The pages that it links to are as they are.
    return path === answer.path ? cloneElement(element, { data: answer.data }) : element;
  };
};
