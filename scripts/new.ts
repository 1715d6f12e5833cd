/** `npm run new -- article "A title"`: writes the file of a new entry, ready to fill in. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { formatProblems, isError } from "content-kit";
import { NewContentError, newFiles, newKinds } from "content-kit/outputs";
import { contentDir, folderName } from "content-kit/read";
import { addressOf } from "../src/site/pages/urls";
import { contentReader } from "../src/site/read-content";
import { allKinds } from "../src/content-model/kinds";

const HELP = `Writes the file of a new entry, ready to fill in: npm run new -- article "A title"

${[...newKinds(allKinds)].map(([word, { noun, files }]) => `  ${word.padEnd(16)} ${noun}: content/${files}`).join("\n")}

The title makes the file's name; for a further file of a service, give the service's. A person, a city, a testimonial or a service
of an industry is an item of a list: copy the lines of its neighbor.`;

const create = (word: string, title: string): void => {
  const reader = contentReader();
  const texts = newFiles(word, title, reader.read(), allKinds);
  const changes = new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));
  const problems = reader.read(changes).problems.filter((problem) => isError(problem) && problem.file in texts);
  if (problems.length > 0) throw new NewContentError(`Nothing was created:\n\n${formatProblems(problems)}`);
  for (const [path, text] of Object.entries(texts)) {
    const file = join(contentDir(), path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`Created ${folderName(contentDir())}/${path}`);
  }
  const path = Object.keys(texts).map(addressOf).find(Boolean);
  console.log(
    `\nFill in what is marked [fill in] or # fill in; "npm run check:content" lists what is not right yet.\n` +
      `"npm run develop" shows it${path ? ` at http://localhost:8000${path}` : ""}; delete \`draft: true\` to publish it.`,
  );
};

const [word, ...title] = process.argv.slice(2);
try {
  if (word === undefined || word.startsWith("-")) console.log(HELP);
  else create(word, title.join(" "));
} catch (error) {
  if (!(error instanceof NewContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
