/** `npm run new`: asks what to create, and writes its files with all required fields ready to fill in. */
import { relative } from "node:path";
import { parseArgs } from "node:util";
import { contentDir } from "../src/site/content/content-dir";
import { createContent } from "../src/new-content/create";
import { NEW_KINDS, type NewKind } from "../src/new-content/recipes";
import { exampleTitle, NewContentError, slugsOf, unnamed, type NewRequest } from "../src/new-content/plan";
import { readContent } from "../src/site/read-content";
import { isSingle } from "../src/content-model/kinds/kind";
import { SLUG } from "../src/content-model/fields";
import { slugOf } from "../src/lib/slug";

const folder = contentDir();
const folderName = relative(process.cwd(), folder) || ".";

const parentKind = (kind: NewKind) => (kind.kind === "files" ? undefined : kind.parent);

/** A kind's name without its article. */
const bare = (noun: string): string => noun.replace(/^an? /, "");

/** Usage of the command for a word. */
const usage = (word: string, kind: NewKind): string => {
  const parent = parentKind(kind);
  const title = exampleTitle(word);
  return [`npm run new -- ${word}`, title && `"${title}"`, parent && `<${bare(parent.noun).replace(/ /g, "-")}>`]
    .filter(Boolean)
    .join(" ");
};

const HELP = `Makes new content, ready to fill in; what visitors would see is a draft at first.

  npm run new                                  asks what it is to be
${Object.entries(NEW_KINDS)
  .map(([word, kind]) => `  ${usage(word, kind)}`)
  .join("\n")}

  --slug <slug>        the last part of its address; without it, it is made of the title
  --service <service>  which service an industry-service is for; without it, the first that the industry lacks
  --help               shows this

The states, industries and services in <…> are named by their slugs, as their files are. SITE_CONTENT=folder names another
content folder.`;

/** The entries that a new item may name. */
const unlisted = (item: Extract<NewKind, { kind: "item" }>, parent: string): string[] => {
  const { entries } = readContent(folder);
  return item.names ? unnamed(item, parent, entries).free : [];
};

/** Prompts for missing arguments. */
const ask = async ({ word, title, parent, slug, service }: Partial<NewRequest>): Promise<NewRequest> => {
  const { input, search, select } = await import("@inquirer/prompts");
  const chosen =
    word ??
    (await select({
      message: "What is it to be?",
      choices: Object.entries(NEW_KINDS).map(([name, kind]) => ({ name: kind.noun, value: name })),
      pageSize: Object.keys(NEW_KINDS).length,
    }));
  const kind = NEW_KINDS[chosen];
  if (!kind) return { word: chosen };
  const owner = parentKind(kind);
  const owners = owner && !isSingle(owner) ? slugsOf(readContent(folder).entries, owner) : [];
  const belongsTo =
    parent ??
    (owner &&
      (await search({
        message: `Which ${bare(owner.noun)} does it belong to?`,
        source: (typed = "") => owners.filter((name) => name.includes(slugOf(typed))),
      })));
  if (kind.kind === "part") return { word: chosen, parent: belongsTo };
  const named =
    service ??
    (kind.kind === "item" && kind.names
      ? await select({ message: `Which ${bare(kind.names.noun)} is it?`, choices: unlisted(kind, belongsTo ?? "") })
      : undefined);
  const called =
    title ??
    (await input({
      message: "What is it called?",
      validate: (text) => text.trim() !== "" || `For example: ${exampleTitle(chosen)}`,
    }));
  const hasAddress = kind.kind === "files" || kind.sortedBy !== undefined;
  const address =
    slug ??
    (hasAddress
      ? await input({
          message: "The last part of its address:",
          default: slugOf(called) || undefined,
          validate: (text) => SLUG.test(text) || "Use letters a-z, digits and single hyphens.",
        })
      : undefined);
  return { word: chosen, title: called, parent: belongsTo, slug: address, service: named };
};

/** The request from the arguments, completed by prompts in a terminal. */
const requested = async (): Promise<NewRequest | undefined> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { slug: { type: "string" }, service: { type: "string" }, help: { type: "boolean", short: "h" } },
  });
  if (values.help) return undefined;
  const [word, ...rest] = positionals;
  const kind = word === undefined ? undefined : NEW_KINDS[word];
  const [title, parent] = kind?.kind === "part" ? [undefined, ...rest] : rest;
  const given = { word, title, parent, slug: values.slug, service: values.service };
  const isWhole =
    word !== undefined && (!kind || ((kind.kind === "part" || title) && (parentKind(kind) ? parent : true)));
  if (!isWhole && process.stdin.isTTY) return ask(given);
  if (word === undefined) throw new NewContentError(HELP);
  return { ...given, word };
};

/** What was created, and the next steps. */
const report = ({ files, address, isDraft }: ReturnType<typeof createContent>): string =>
  [
    ...files.map((file) => `Made ${folderName}/${file}`),
    ...(address ? [`Its address ${isDraft ? "will be" : "is"} ${address}`] : []),
    "",
    "Next:",
    "  1. Write what is marked [fill in] or # fill in; the comments say what belongs there, and may be taken out.",
    "  2. npm run check:content tells what is not right yet.",
    isDraft
      ? `  3. npm run develop shows it${address ? ` at http://localhost:8000${address}` : ""} with a badge; take \`draft: true\` out when it is ready.`
      : "  3. It is no draft: with the next build, visitors see it.",
  ].join("\n");

const main = async (): Promise<void> => {
  const request = await requested();
  console.log(request ? report(createContent(folder, request)) : HELP);
};

main().catch((error: unknown) => {
  // Ctrl+C at a prompt.
  if (error instanceof Error && error.name === "ExitPromptError") process.exit(130);
  const isExpected =
    error instanceof NewContentError || (error as NodeJS.ErrnoException).code === "ERR_PARSE_ARGS_UNKNOWN_OPTION";
  console.error(isExpected ? (error as Error).message : error);
  process.exit(1);
});
