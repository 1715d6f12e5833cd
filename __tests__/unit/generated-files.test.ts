import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { generatedFiles } from "../../scripts/generated-files";

test.each(generatedFiles().map(({ path, text }) => [path, text]))(
  '%s is what "npm run generate" writes today',
  (path, text) => {
    expect(readFileSync(resolve(__dirname, "../..", path), "utf8")).toBe(text);
  },
);
