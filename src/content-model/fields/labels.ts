/** Editor-facing labels, derived from names in the code. */

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Splits camel case: `callToAction` becomes `Call to action`. */
export const labelOf = (name: string): string =>
  capital(
    name
      .replace(/([a-z\d])([A-Z])/g, "$1 $2")
      .replaceAll("-", " ")
      .toLowerCase(),
  );

/** Singular of a list's label: `Key benefits` becomes `Key benefit`. */
export const singular = (label: string): string => label.replace(/ies$/, "y").replace(/([^s])s$/, "$1");
