/** Links and pictures in a Markdown body. */
import type { Alternative } from "mdast";
import { placeholdersIn } from "../fields/placeholders";
import type { ProblemCode } from "../messages/problem";
import { hasWords, shorten } from "../messages/words";
import { visitMarkdown, wordsOf, type MarkdownNode } from "../source/markdown";
import { addressProblem } from "./addresses";
import { rangeOf, wordsIn, type Report, type Told } from "./body-place";

const alternativeText = ({ alt }: Alternative): Told | undefined => {
  const example = "for example: ![Three people at a reception desk](../media/reception.jpg)";
  const code: ProblemCode = "missing-alternative-text";
  if (!alt || !hasWords(alt))
    return {
      code,
      message: "The picture has no alternative text for people who cannot see it.",
      help: `describe the picture between the square brackets, ${example}`,
    };
  return /^\S+\.[a-z]{3,4}$/i.test(alt)
    ? {
        code,
        message: `"${shorten(alt)}" is a file name and does not say what the picture shows.`,
        help: `write what it shows between the square brackets, ${example}`,
      }
    : undefined;
};

/** The URL scheme, ignoring whitespace and control characters as browsers do. */
const schemeOf = (url: string): string | undefined =>
  /^([a-z][a-z0-9+.-]*):/i.exec(url.replace(/[\u0000-\u0020]/g, ""))?.[1]?.toLowerCase();

const SAFE: ReadonlySet<string> = new Set(["https", "mailto", "tel"]);

/** An address of the local development or preview server. */
const OWN_COMPUTER = /^(?:https?:\/\/)?(?:localhost|127\.0\.0\.1)(?::\d+)?(\/.*)?$/i;

const unsafeAddress = (url: string, isWritten: boolean): Told | undefined => {
  const [isOwn, path = "/"] = OWN_COMPUTER.exec(url) ?? [];
  if (isOwn !== undefined)
    return {
      code: "broken-link",
      message: "The address leads to the visitor's own computer.",
      help: `write only the path: ${path}`,
    };
  const scheme = schemeOf(url);
  if (scheme === undefined || SAFE.has(scheme)) return undefined;
  const secure = url.replace(/^http:/i, "https:");
  if (scheme === "http")
    return {
      code: "insecure-link",
      severity: "warning",
      message: `${isWritten ? "The address begins with http://" : "This becomes a link that begins with http://"}, which is not encrypted: others could read or change the page on its way.`,
      help: isWritten
        ? `most sites have the same page at https://: try ${secure}`
        : `write the link out: [${url.slice("http://".length)}](${secure})`,
    };
  return {
    code: "unsafe-link",
    message: `The address begins with "${scheme}:", which does not lead to a page.`,
    help: "write a path of this site, or an address that begins with https://, mailto: or tel:, for example: [Contact](/contact)",
  };
};

const checkAddress = (node: MarkdownNode & { url: string }, body: string, report: Report): void => {
  const { offset, length } = rangeOf(node);
  // A bare address takes the words behind it along: (https://example.org)[words].
  const [, address, words] = /^(\S+?)\)\[([^\]\n]*)\]/.exec(body.slice(offset)) ?? [];
  if (address !== undefined && body[offset - 1] === "(")
    report(
      { offset: offset - 1, length: length + 1 },
      {
        code: "unfinished-link",
        message: "The brackets of this link are the wrong way round.",
        help: `write its words first: [${words}](${address})`,
      },
    );
  // A bare address that swallowed the brackets of other markup is reported as such.
  if (node.type === "link" && wordsOf(node) === node.url && /[[\]]|^.*\}$/.test(node.url)) return;
  // So is the first part of an address with a space.
  if (node.type === "link" && wordsOf(node) === node.url && body.slice(offset - 2, offset) === "](") return;
  const isWritten = /^http:/i.test(node.url) && body.slice(offset, offset + length).includes(":");
  const dead = addressProblem(node.url.replace(/^http:\/\/(?=www\.)/i, "https://"), body.slice(offset + length));
  const problem = (isWritten ? undefined : dead) ?? unsafeAddress(node.url, isWritten) ?? dead;
  if (problem) report(wordsIn(node, node.url, body), problem);
  for (const name of placeholdersIn(node.url))
    report(wordsIn(node, `{${name}}`, body), {
      code: "unknown-placeholder",
      message: `{${name}} is inside an address, where placeholders are not filled in.`,
      help: "write the full address.",
    });
};

/** Reports links and pictures without text, or with an address that leads nowhere. */
export const checkLinks = (root: MarkdownNode, body: string, report: Report): void =>
  visitMarkdown(root, (node) => {
    switch (node.type) {
      case "link":
      case "definition":
      case "image":
        checkAddress(node, body, report);
        break;
      default:
    }
    if ((node.type === "link" || node.type === "linkReference") && !hasWords(wordsOf(node)))
      report(rangeOf(node), {
        code: "link-without-text",
        message: "The link has no text to click or to read aloud.",
        help: "write it between the square brackets, for example: [our prices](/services/paid-media#pricing)",
      });
    if (node.type === "image" || node.type === "imageReference") {
      const problem = alternativeText(node);
      if (problem) report(rangeOf(node), problem);
    }
  });
