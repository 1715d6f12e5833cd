/**
 * Gatsby writes the types of all queries in every build, at every start of develop, and after every file that is saved there: for
 * a second, or a third of one, in which nobody is answered. Here they are written when they would be others
 * (docs/decisions/0039-less-at-every-start.md).
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { printSchema } from "gatsby/graphql";
import type { writeTypeScriptTypes } from "gatsby/dist/utils/graphql-typegen/ts-codegen";
import { jsonDigest } from "../lib/json-digest";
import { insideGatsby } from "./inside-gatsby";

type Write = typeof writeTypeScriptTypes;

/** Beside what Gatsby remembers: what the types that lie there were made of, and that they are still those. */
const MADE_OF = ".cache/types-made-of.txt";

const textOf = (file: string): Promise<string> => readFile(file, "utf8").catch(() => "");

/** Stands for all that the types are made of, and for the file with them as it is now. */
const digestOfTypes = async (...[directory, schema, definitions, options]: Parameters<Write>): Promise<string> => {
  const files = [options.typesOutputPath, ...options.documentSearchPaths].map((file) => join(directory, file));
  const texts = await Promise.all(files.map(textOf));
  // Gatsby lists the queries in another order at the start than after a file was saved.
  const queries = [...definitions].map(([name, { text }]) => `${name} ${text}`).sort();
  return jsonDigest([printSchema(schema), queries, texts]);
};

/** Writes types by `write`, where what they are made of has changed since, or the file. */
export const whenChanged =
  (write: Write): Write =>
  async (...made) => {
    const note = join(made[0], MADE_OF);
    if ((await textOf(note)) === (await digestOfTypes(...made))) return;
    await write(...made);
    await writeFile(note, await digestOfTypes(...made));
  };

/** To be called once, before Gatsby writes types. */
export const writeTypesWhenChanged = (): void => {
  const generator = insideGatsby<{ writeTypeScriptTypes: Write }>("gatsby/dist/utils/graphql-typegen/ts-codegen");
  generator.writeTypeScriptTypes = whenChanged(generator.writeTypeScriptTypes);
};
