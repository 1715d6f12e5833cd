import { navigate } from "gatsby";
import { useEffect } from "react";
import { REDIRECTS_FILE } from "../routes";

const readRedirects = async (): Promise<Readonly<Record<string, string>>> => {
  try {
    const response = await fetch(REDIRECTS_FILE);
    return response.ok ? ((await response.json()) as Record<string, string>) : {};
  } catch {
    return {}; // Without a network the view of the section stays.
  }
};

interface Place {
  pathname: string;
  search: string;
}

/**
 * Goes on to the address that a page has now, where the address that was asked for is one that it had before, and else to
 * `otherwise`. Most hosts send the visitor on by themselves; this is for those that cannot, and for developing. The list is
 * fetched only here, so that no other page carries it.
 */
export const useRedirect = ({ pathname, search }: Place, otherwise: string | undefined): void =>
  useEffect(() => {
    let isGone = false;
    void readRedirects().then((redirects) => {
      const moved = redirects[pathname.replace(/\/+$/, "")];
      const target = moved === undefined ? otherwise : moved + search;
      if (target !== undefined && !isGone) void navigate(target, { replace: true });
    });
    return () => {
      isGone = true;
    };
  }, [pathname, search, otherwise]);
