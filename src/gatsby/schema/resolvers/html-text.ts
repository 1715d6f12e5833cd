/** The text of rendered HTML. */

const ESCAPED: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', amp: "&" };

/** Converts HTML to plain text: strips tags and decodes entities. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, "")
    .replace(/&#x([\da-f]+);/gi, (_, digits: string) => String.fromCodePoint(parseInt(digits, 16)))
    .replace(/&#(\d+);/g, (_, digits: string) => String.fromCodePoint(Number(digits)))
    .replace(/&(lt|gt|quot|amp);/g, (whole, name: string) => ESCAPED[name] ?? whole);
