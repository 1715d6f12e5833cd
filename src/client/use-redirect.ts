import { navigate } from "gatsby";
import { useEffect } from "react";
import { folderRedirectOf, redirectOf } from "content-kit/lib/url-path";
import { REDIRECTS_FILE } from "../routes";

const readRedirects = async (): Promise<Readonly<Partial<Record<string, string>>>> => {
  try {
    const response = await fetch(REDIRECTS_FILE);
    return response.ok ? ((await response.json()) as Record<string, string>) : {};
  } catch {
    return {}; // Offline: keep the section's 404 view.
  }
};

interface Place {
  pathname: string;
  search: string;
}

/**
 * On a 404 page: redirects to the page's current address if this is an old one, else to `otherwise`. Only for hosts
 * without redirects and for develop. The list is fetched here, so that no other page carries it.
 */
export const useRedirect = ({ pathname, search }: Place, otherwise: string | undefined): void =>
  useEffect(() => {
    let isGone = false;
    void readRedirects().then((redirects) => {
      const targetOf = (from: string): string | undefined => redirects[from];
      const target =
        redirectOf(pathname, search, targetOf) ?? folderRedirectOf(pathname, search, targetOf) ?? otherwise;
      if (target !== undefined && !isGone) void navigate(target, { replace: true });
    });
    return () => {
      isGone = true;
    };
  }, [pathname, search, otherwise]);
