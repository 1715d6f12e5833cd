/**
 * Gatsby 5 writes each page with a gap where its scripts go, and reads and writes all of them once more to fill it: a tenth
 * of a large site's build, for parts that the site has none of. Without this, it writes the scripts with the page, as
 * Gatsby 4 did; nothing in its configuration says so (docs/decisions/0035-no-slices.md).
 */
export const withoutSlices = (): void => {
  delete process.env["GATSBY_SLICES"];
};
