import { navigate } from "gatsby";
import { useEffect } from "react";
import { REDIRECTS_FILE } from "../routes";

const readRedirects = async (): Promise<Readonly<Record<string, string>>> => {
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
      const moved = redirects[pathname.replace(/\/+$/, "")];
      const target = moved === undefined ? otherwise : moved + search;
      if (target !== undefined && !isGone) void navigate(target, { replace: true });
    });
    return () => {
      isGone = true;
    };
  }, [pathname, search, otherwise]);
