/**
 * What this site takes from `gatsby`, and Gatsby's runtime from `gatsby-link`. Links are plain elements
 * (src/client/catch-links.ts), so that the component for them, and its observers, stay out.
 */
interface Way {
  replace?: boolean;
}

/** Goes to an address of the site without loading the document again. */
export const navigate = (to: string, way?: Way): void => window.___navigate?.(to, way);

/** An address in its parts; `search` and `hash` with their signs, and empty where there is nothing behind them. */
export const parsePath = (address: string): { pathname: string; search: string; hash: string } => {
  const { pathname, search, hash } = new URL(address, location.origin);
  return { pathname, search, hash };
};
