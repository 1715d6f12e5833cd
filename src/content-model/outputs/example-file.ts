/** The smallest file of a kind that the check finds right, made of the examples that the fields carry. */
import { isScalar, visit, Document } from "yaml";
import { exampleOf } from "../fields/examples";
import type { ContentKind } from "../kinds/kind";

/** Fields as YAML; what begins with a digit stands in quotes, so that nobody has to know where it must. */
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

/** The text of the smallest file; `fields` stand in for the examples. */
export const exampleText = (kind: ContentKind, fields: unknown = exampleOf(kind.schema)): string =>
  kind.body ? `---\n${yamlOf(fields)}---\n\nA first paragraph.\n` : yamlOf(fields);
