/** `npm run new`: asks what to create, and writes its files with all required fields ready to fill in. */
import { relative } from "node:path";
import { parseArgs } from "node:util";
import { contentDir } from "../src/site/content/content-dir";
import { createContent } from "../src/new-content/create";
import { bare, exampleTitle, newKinds, type NewKind } from "../src/new-content/new-kinds";
import { namedBy, NewContentError, slugsOf, type NewRequest } from "../src/new-content/plan";
import { readContent } from "../src/site/read-content";
import { SLUG } from "../src/content-model/fields";
import { slugOf } from "../src/lib/slug";

const folder = contentDir();
const folderName = relative(process.cwd(), folder) || ".";

const isFile = ({ creation }: NewKind): boolean => creation.creates === "file";

/** Usage of the command for a word. */
const usage = (kind: NewKind): string => {
  const title = isFile(kind) ? "" : ` "${exampleTitle(kind)}"`;
  return `npm run new -- ${kind.word}${title}${kind.owner ? ` <${bare(kind.owner.noun).replace(/ /g, "-")}>` : ""}`;
};

const HELP = `Makes new content, ready to fill in; what visitors would see is a draft at first.

  npm run new                                  asks what it is to be
${[...newKinds.values()].map((kind) => `  ${usage(kind)}`).join("\n")}

  --slug <slug>        the last part of its address; without it, it is made of the title
  --service <service>  which service an industry-service is for; without it, the first that the industry lacks
  --help               shows this

The states, industries and services in <…> are named by their slugs, as their files are. SITE_CONTENT=folder names another
content folder.`;

/** Prompts for missing arguments. */
const ask = async (given: Partial<NewRequest>): Promise<NewRequest> => {
  const { input, search, select } = await import("@inquirer/prompts");
  const { entries } = readContent(folder);
  const choices = [...newKinds.values()].map(({ noun, word }) => ({ name: noun, value: word }));
  const word = given.word ?? (await select({ message: "What is it to be?", choices, pageSize: choices.length }));
  const kind = newKinds.get(word);
  if (!kind) return { word };
  const { owner, type, creation } = kind;
  const parent =
    given.parent ??
    (owner &&
      (await search({
        message: `Which ${bare(owner.noun)} does it belong to?`,
        source: (typed = "") => slugsOf(entries, owner).filter((name) => name.includes(slugOf(typed))),
      })));
  if (isFile(kind)) return { word, parent };
  const named = creation.creates === "item" ? type.part?.names : undefined;
  const service =
    given.service ??
    (named &&
      (await select({
        message: `Which ${bare(named.noun)} is it?`,
        choices: namedBy(kind, parent ?? "", entries).free,
      })));
  const title =
    given.title ??
    (await input({
      message: "What is it called?",
      validate: (text) => text.trim() !== "" || `For example: ${exampleTitle(kind)}`,
    }));
  const hasAddress = creation.creates === "entry" || (type.part !== undefined && !named);
  const slug =
    given.slug ??
    (hasAddress
      ? await input({
          message: "The last part of its address:",
          default: slugOf(title) || undefined,
          validate: (text) => SLUG.test(text) || "Use letters a-z, digits and single hyphens.",
        })
      : undefined);
  return { word, title, parent, slug, service };
};

/** The request from the arguments, completed by prompts in a terminal. */
const requested = async (): Promise<NewRequest | undefined> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { slug: { type: "string" }, service: { type: "string" }, help: { type: "boolean", short: "h" } },
  });
  if (values.help) return undefined;
  const [word, ...rest] = positionals;
  const kind = newKinds.get(word ?? "");
  const [title, parent] = kind && isFile(kind) ? [undefined, ...rest] : rest;
  const given = { word, title, parent, slug: values.slug, service: values.service };
  const isWhole = word !== undefined && (!kind || ((isFile(kind) || title) && (!kind.owner || parent)));
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
      : "  3. It is not a draft: visitors see it after the next build.",
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
