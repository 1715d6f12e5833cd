import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "graphql";
import { QUERY_FOLDER, workedQueries } from "../../../scripts/lib/exploring-data-page";

const root = resolve(__dirname, "../../..");
const page = readFileSync(resolve(root, "docs/exploring-data.md"), "utf8");

describe.each(workedQueries(root).map((query) => [query.file, query] as const))(
  "%s",
  (file, { question, answer, text }) => {
    test("asks a question, explains the answer, and is one named query", () => {
      expect(question).toMatch(/^[A-Z].*\?$/);
      expect(answer).toMatch(/^[A-Z].*\.$/);
      const { definitions } = parse(text);
      expect(definitions).toHaveLength(1);
      const [query] = definitions;
      expect(query).toMatchObject({ kind: "OperationDefinition", operation: "query" });
      expect(query && "name" in query && query.name?.value).toMatch(/^[A-Z]\w+$/);
    });

    test("is in the guide, with a link that opens it in GraphiQL", () => {
      const chapter =
        page.split(/^## /m).find((part) => part.includes(`(${QUERY_FOLDER.replace("docs/", "")}/${file})`)) ?? "";
      const link = /^\[(.+)\]\((http:\/\/localhost:8000\/___graphql\?query=[^\s()]+)\)\n/.exec(chapter);
      expect(link?.[1]).toBe(question);
      expect(new URL(link?.[2] ?? "").searchParams.get("query")).toBe(text);
    });
  },
);
