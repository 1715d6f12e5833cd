import {
  buildSchema,
  Kind,
  parse,
  type FieldDefinitionNode,
  type ObjectTypeDefinitionNode,
  type TypeNode,
} from "graphql";
import { z } from "zod";
import { graphqlTypes } from "../../../src/gatsby/schema/types-from-model";
import { isSingle } from "content-kit/kinds/kind";
import { allKinds } from "../../../src/content-model/kinds";
import { elementOf, fieldMeta, isOptional, metaOf, shapeOf, unwrap } from "content-kit/fields/schema-walk";

const sdl = graphqlTypes();
const { definitions } = parse(sdl);
const objects = definitions.filter(
  (node): node is ObjectTypeDefinitionNode => node.kind === Kind.OBJECT_TYPE_DEFINITION,
);
const byName = new Map(objects.map((node) => [node.name.value, node]));

const fieldsOf = (type: ObjectTypeDefinitionNode | undefined): readonly FieldDefinitionNode[] => type?.fields ?? [];
const isNode = (type: ObjectTypeDefinitionNode | undefined): boolean =>
  type?.interfaces?.some(({ name }) => name.value === "Node") ?? false;
const has = ({ directives }: ObjectTypeDefinitionNode | FieldDefinitionNode, name: string): boolean =>
  directives?.some((directive) => directive.name.value === name) ?? false;
const nameOf = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type));

/**
 * Every group of a schema with its type name, the schema included. Entries with nodes of their own, such as cities,
 * are left out.
 */
const groupsIn = (schema: z.ZodType, name: string): { name: string; group: z.ZodType }[] => {
  const below = Object.entries(shapeOf(schema) ?? {}).flatMap(([key, field]) => {
    const inner = elementOf(field) ?? unwrap(field);
    const written = fieldsOf(byName.get(name)).find((each) => each.name.value === key);
    const becomesNodes = written && isNode(byName.get(nameOf(written.type)));
    return shapeOf(inner) && !becomesNodes ? groupsIn(inner, fieldMeta(inner).id ?? "") : [];
  });
  return [{ name, group: schema }, ...below];
};

const groups = allKinds.flatMap(({ schema, name }) => groupsIn(schema, name));

test("the types are valid GraphQL, and complete", () => {
  const gatsby = `
    interface Node { id: ID! }
    type File implements Node { id: ID! }
    scalar GatsbyImageData
    scalar Date
    directive @dateformat on FIELD_DEFINITION
    directive @dontInfer on OBJECT
    directive @link on FIELD_DEFINITION
    directive @derived(field: String!) on FIELD_DEFINITION
  `;
  expect(() => buildSchema(gatsby + sdl)).not.toThrow();
});

describe("A developer in GraphiQL", () => {
  test.each(allKinds.map((kind) => [kind.name, kind] as const))(
    "finds %s with the model's descriptions",
    (name, kind) => {
      const type = byName.get(name);
      expect(type?.description?.value).toContain(kind.description);
      expect(fieldsOf(type).map((field) => field.name.value)).toEqual(
        expect.arrayContaining(["id", ...(isSingle(kind) ? [] : ["slug"])]),
      );
    },
  );

  test("finds a description for every type", () => {
    const silent = definitions.filter((node) => !("description" in node && node.description?.value));
    expect(silent.map((node) => ("name" in node ? node.name?.value : node.kind))).toEqual([]);
  });

  test("finds a description for every field", () => {
    const silent = objects.flatMap((type) =>
      fieldsOf(type)
        // Gatsby replaces `id`.
        .filter(({ name, description }) => name.value !== "id" && !description?.value)
        .map((field) => `${type.name.value}.${field.name.value}`),
    );
    expect(silent).toEqual([]);
  });

  test("finds a type's own description, not that of one use", () => {
    /** The group's first description, before `as()` replaced it for one use. */
    const ownSentence = (schema: z.ZodType): string | undefined => {
      const parent = schema._zod.parent as z.ZodType | undefined;
      return (parent && ownSentence(parent)) ?? metaOf(schema).description;
    };
    const wrong = groups
      .filter(({ name }) => !allKinds.some((kind) => kind.name === name))
      .flatMap(({ name, group }) => {
        const told = byName.get(name)?.description?.value;
        return told === ownSentence(group) ? [] : [`${name}: "${told}" instead of "${ownSentence(group)}"`];
      });
    expect([...new Set(wrong)]).toEqual([]);
  });
});

describe("Every field of the model", () => {
  const fields = groups.flatMap(({ name, group }) =>
    Object.entries(shapeOf(group) ?? {}).map(([field, schema]) => ({ type: name, field, schema })),
  );
  const written = (type: string, field: string): FieldDefinitionNode | undefined =>
    fieldsOf(byName.get(type)).find(({ name }) => name.value === field);

  test("is in its type", () => {
    const missing = fields.filter(({ type, field }) => !written(type, field));
    expect(missing.map(({ type, field }) => `${type}.${field}`)).toEqual([]);
  });

  test("is nullable only if a file may omit it, and never if it is a boolean", () => {
    const wrong = fields.filter(({ type, field, schema }) => {
      const isNullable = isOptional(schema) && !(unwrap(schema) instanceof z.ZodBoolean);
      const node = written(type, field);
      // What is made from other fields may always be there.
      return node && !has(node, "derived") && (node.type.kind === Kind.NON_NULL_TYPE) === isNullable;
    });
    expect(wrong.map(({ type, field }) => `${type}.${field}`)).toEqual([]);
  });

  test("is linked to the node of its reference", () => {
    const references = fields.flatMap(({ type, field, schema }) => {
      const target = fieldMeta(elementOf(schema) ?? unwrap(schema)).reference;
      return target ? [{ type, field, target }] : [];
    });
    expect(references.length).toBeGreaterThan(5);
    const unlinked = references.filter(({ type, field, target }) => {
      const node = written(type, field);
      return !node || !has(node, "link") || nameOf(node.type) !== target;
    });
    expect(unlinked).toEqual([]);
  });
});

test("Gatsby infers no fields from current values", () => {
  const guessed = objects.filter((type) => isNode(type) && !has(type, "dontInfer"));
  expect(guessed.map(({ name }) => name.value)).toEqual([]);
});

test("a field of the type of a node holds an id, or is resolved, and no other field does", () => {
  const wrong = objects.flatMap((type) =>
    fieldsOf(type)
      .filter((field) =>
        isNode(byName.get(nameOf(field.type))) ? !has(field, "link") && !has(field, "derived") : has(field, "link"),
      )
      .map((field) => `${type.name.value}.${field.name.value}`),
  );
  expect(wrong).toEqual([]);
});
