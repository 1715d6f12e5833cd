/** Generates the GraphQL types, with descriptions, from the content model. */
import { z } from "zod";
import { isSingle, type ContentKind } from "../../content-model/kinds/kind";
import { allKinds } from "../../content-model/kinds";
import {
  elementOf,
  fieldMeta,
  isOptional,
  ownMeta,
  shapeOf,
  unwrap,
  variantsOf,
} from "../../content-model/fields/schema-walk";
import { derivedFields, derivedTypes } from "./derived-types";

/** A description in SDL. */
const docs = (text: string | undefined, indent = ""): string =>
  text ? `${indent}"""${text.replaceAll('"', "'")}"""\n` : "";

const isDate = (schema: z.ZodType): boolean => fieldMeta(schema).control === "date";

/** Collects the types of groups while writing fields. */
class TypeWriter {
  private readonly types = new Map<string, string>();

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
    if (shapeOf(inner)) {
      if (!id) throw new Error(`The group at ${where} has no name. Fix: name it with group().`);
      if (!this.types.has(id)) {
        this.types.set(id, "");
        this.types.set(
          id,
          `${docs(ownMeta(inner).description)}type ${id} {\n${this.fields(inner, id)}\n${derivedFields[id] ?? ""}}`,
        );
      }
      return id;
    }
    if (inner instanceof z.ZodEnum) {
      if (!id) return "String";
      const values = (inner.options as string[]).map((value) => `  ${value}`).join("\n");
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

  /** The field definitions of a group. */
  fields(schema: z.ZodType, where: string, except: readonly string[] = []): string {
    return Object.entries(shapeOf(schema) ?? {})
      .filter(([name]) => !except.includes(name))
      .map(([name, field]) => {
        const type = this.typeName(field, `${where}.${name}`);
        const inner = unwrap(field);
        const item = elementOf(inner) ?? inner;
        const extension = isDate(item) ? " @dateformat" : fieldMeta(item).reference ? " @link" : "";
        // The node of an optional boolean says false.
        const isNullable = isOptional(field) && !(inner instanceof z.ZodBoolean);
        return `${docs(fieldMeta(field).description, "  ")}  ${name}: ${type}${isNullable ? "" : "!"}${extension}`;
      })
      .join("\n");
  }

  node(kind: ContentKind): string {
    const derived = derivedFields[kind.name] ?? "";
    const replaced = [...derived.matchAll(/^ {2}(\w+)(?:\(.*\))?:/gm)].map((match) => match[1] ?? "");
    const own = this.fields(kind.schema, kind.name, replaced);
    const slug = isSingle(kind)
      ? ""
      : `  """The last segment of its address: the name of its file or folder."""\n  slug: String!\n`;
    // Gatsby replaces the field `id`, and drops its description.
    const description = isSingle(kind) ? kind.description : `${kind.description} Its id is ${kind.name}:{slug}.`;
    return `${docs(description)}type ${kind.name} implements Node @dontInfer {\n  id: ID!\n${slug}${own}\n${derived}}`;
  }

  groups(): string[] {
    return [...this.types.values()];
  }
}

/** All types as SDL: one per kind of content, one per named group, and the derived types. */
export const graphqlTypes = (): string => {
  const writer = new TypeWriter();
  const nodes = allKinds.map((kind) => writer.node(kind));
  return [...writer.groups(), ...nodes, derivedTypes].join("\n\n");
};
