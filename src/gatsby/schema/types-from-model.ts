/** Generates the GraphQL types, with descriptions, from the content model and the declared fields. */
import * as z from "zod";
import {
  type ContentKind,
  elementOf,
  fieldMeta,
  isOptional,
  isSingle,
  ownMeta,
  shapeOf,
  unwrap,
  variantsOf,
} from "content-kit";
import { allKinds } from "../../content-model/kinds";
import { allParts, type PartKind } from "../../content-model/kinds/parts";
import type { DerivedField, ObjectType } from "./derive";
import { derivedFields, objectTypes } from "./fields";

/** Types of nodes: their fields hold ids. */
const NODES: ReadonlySet<string> = new Set([
  ...[...allKinds, ...allParts].map(({ name }) => name),
  ...objectTypes.filter(({ isNode }) => isNode).map(({ name }) => name),
]);

/** A description in SDL. */
const docs = (text: string | undefined, indent = ""): string =>
  text ? `${indent}"""${text.replaceAll('"', "'")}"""\n` : "";

const isDate = (schema: z.ZodType): boolean => fieldMeta(schema).control === "date";

/** What every entry and every part of one has. */
const FILE = `  """Its file in the content folder: blog/missed-calls.md."""\n  file: String!`;

/** A declared field in SDL. */
const derivedField = ({ of, name, type, description, args = "", resolve }: DerivedField): string => {
  const base = type.replace(/[[\]!]/g, "");
  const stored = NODES.has(base) ? " @link" : base === "Date" ? " @dateformat" : "";
  return `${docs(description, "  ")}  ${name}${args}: ${type}${resolve ? ` @derived(field: "${of}.${name}")` : stored}`;
};

const derivedLines = (type: string): string[] => [...derivedFields(type).values()].map(derivedField);

const objectSdl = (name: string, description: string, fields: readonly string[], isNode: boolean): string =>
  `${docs(description)}type ${name} ${isNode ? "implements Node @dontInfer " : ""}{\n${[...(isNode ? ["  id: ID!"] : []), ...fields].join("\n")}\n}`;

/** Collects the types of groups while writing fields. */
class TypeWriter {
  private readonly types = new Map<string, string>();

  private groupName(group: z.ZodType, where: string): string {
    const { id } = fieldMeta(group);
    if (!id) throw new Error(`The group at ${where} has no name. Fix: name it with group().`);
    if (!this.types.has(id)) {
      this.types.set(id, "");
      const fields = [...this.fields(group, id), ...derivedLines(id)];
      this.types.set(id, objectSdl(id, ownMeta(group).description ?? "", fields, false));
    }
    return id;
  }

  /** The type of a field, without non-null mark. */
  private typeName(schema: z.ZodType, where: string): string {
    const inner = unwrap(schema);
    const { reference, id } = fieldMeta(inner);
    if (reference) return reference;
    const element = elementOf(inner);
    if (element) return `[${this.typeName(element, where)}!]`;
    const variants = variantsOf(inner);
    if (variants && id) {
      const names = [...variants].map(([type, group]) => this.typeName(group, `${where}.${type}`));
      this.types.set(id, `${docs(ownMeta(inner).description)}union ${id} = ${names.join(" | ")}`);
      return id;
    }
    if (shapeOf(inner)) return this.groupName(inner, where);
    if (inner instanceof z.ZodEnum) {
      if (!id) return "String";
      const values = inner.options.map((value) => `  ${value}`).join("\n");
      this.types.set(id, `${docs("One of a closed set.")}enum ${id} {\n${values}\n}`);
      return id;
    }
    if (inner instanceof z.ZodBoolean) return "Boolean";
    if (inner instanceof z.ZodNumber) return inner.format === "safeint" ? "Int" : "Float";
    if (isDate(inner)) return "Date";
    if (inner instanceof z.ZodLiteral || inner instanceof z.ZodString || inner instanceof z.ZodStringFormat)
      return "String";
    if (inner instanceof z.ZodUnion) return "Inclusion";
    throw new Error(`The field ${where} has a schema type without a GraphQL mapping. Fix: add one in typeName().`);
  }

  /** The fields of a group that are not declared otherwise. */
  private fields(schema: z.ZodType, type: string, nodes: readonly PartKind[] = []): string[] {
    return Object.entries(shapeOf(schema) ?? {})
      .filter(([name]) => !(name === "id" && NODES.has(type)))
      .flatMap(([name, field]) => {
        const inner = unwrap(field);
        const item = elementOf(inner) ?? inner;
        const node = nodes.find(({ list }) => list === name);
        const extension = isDate(item) ? " @dateformat" : node || fieldMeta(item).reference ? " @link" : "";
        // The node of an optional boolean says false.
        const isNullable = isOptional(field) && !(inner instanceof z.ZodBoolean);
        const written = node ? `[${node.name}!]` : this.typeName(field, `${type}.${name}`);
        // The declaration may still have the type of the group.
        if (derivedFields(type).has(name)) return [];
        return `${docs(fieldMeta(field).description, "  ")}  ${name}: ${written}${isNullable ? "" : "!"}${extension}`;
      });
  }

  kind(kind: ContentKind): string {
    const slug = `  """The last segment of its address: the name of its file or folder."""\n  slug: String!`;
    const items = allParts.filter(({ of, schema }) => of === kind && shapeOf(schema));
    // Gatsby replaces the field `id`, and drops its description.
    const description = isSingle(kind) ? kind.description : `${kind.description} Its id is ${kind.name}:{slug}.`;
    const own = [FILE, ...(isSingle(kind) ? [] : [slug]), ...this.fields(kind.schema, kind.name, items)];
    return objectSdl(kind.name, description, [...own, ...derivedLines(kind.name)], true);
  }

  part({ name, description, id, schema }: PartKind): string {
    const fields = [...(shapeOf(schema) ? [FILE] : []), ...this.fields(schema, name), ...derivedLines(name)];
    return objectSdl(name, `${description} Its id is ${name}:${id}.`, fields, true);
  }

  groups(): string[] {
    return [...this.types.values()];
  }
}

const plainType = ({ name, description, isNode }: ObjectType): string =>
  objectSdl(name, description, derivedLines(name), isNode);

/** Scalars, and the types of files, whose data is in the types of the content model. */
const OTHERS = `"""true, false, or a quantity as text."""
scalar Inclusion

"""A YAML file of the content folder; its data is in the types of the content model."""
type ContentYaml implements Node @dontInfer {
  id: ID!
}

"""A Markdown file of the content folder; its data is in the types of the content model."""
type MarkdownRemark implements Node @dontInfer {
  id: ID!
  """Absolute path of the file."""
  fileAbsolutePath: String
}
"""A page of the site."""
type SitePage implements Node @dontInfer {
${derivedLines("SitePage").join("\n")}
}`;

/** All types as SDL: one per kind of content, per part that is a node, per named group, and those declared. */
export const graphqlTypes = (): string => {
  const writer = new TypeWriter();
  const nodes = [...allKinds.map((kind) => writer.kind(kind)), ...allParts.map((part) => writer.part(part))];
  return [...writer.groups(), ...nodes, ...objectTypes.map(plainType), OTHERS].join("\n\n");
};
