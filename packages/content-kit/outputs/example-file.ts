/** The smallest valid file of a kind, built from the fields' examples. */
import { isScalar, visit, Document } from "yaml";
import { exampleOf } from "../fields/examples";
import type { ContentKind } from "../kinds/kind";

/** Fields as YAML. Text that begins with a digit is always quoted, so that editors need no rule for it. */
const yamlOf = (fields: unknown): string => {
  const document = new Document(fields, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar: (key, node) => {
      if (key !== "key" && isScalar(node) && typeof node.value === "string" && /^\d/.test(node.value))
        node.type = "QUOTE_DOUBLE";
    },
  });
  return document.toString({ lineWidth: 0 });
};

/** The file's text; `fields` replace the examples. */
export const exampleText = (kind: ContentKind, fields: unknown = exampleOf(kind.schema)): string =>
  kind.body ? `---\n${yamlOf(fields)}---\n\nA first paragraph.\n` : yamlOf(fields);
