/**
 * Descriptions for what Gatsby adds to the schema. Our types bring theirs along; lists, filters and orders are made by
 * Gatsby without a word, and its hooks let nobody describe them. The composer that it builds the schema with does, and is
 * handed to every field extension.
 */
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { Kind, parse } from "gatsby/graphql";
import { ARGUMENTS, MADE_FIELDS, MADE_TYPES, NODE_FIELDS, OPERATORS, SINGLE_TYPES } from "./gatsby-words";

type Words = (name: string) => string | null | undefined;

interface Described {
  description?: string | null;
}

/** The part of a type's composer that is used here; input types and enumerations have no arguments. */
interface TypeComposer {
  getTypeName: () => string;
  getDescription: () => string | undefined;
  setDescription: (text: string) => unknown;
  getFieldNames: () => string[];
  getField: (name: string) => Described;
  extendField: (name: string, config: Described) => unknown;
  getFieldArgNames?: (field: string) => string[];
  getFieldArg?: (field: string, name: string) => Described;
  setFieldArg?: (field: string, name: string, config: Described) => unknown;
}

interface Composer {
  values: () => Iterable<Partial<TypeComposer>>;
}

const isType = (value: Partial<TypeComposer>): value is TypeComposer =>
  typeof value.getFieldNames === "function" && typeof value.extendField === "function";

/** The words of a type's own fields. */
const ownWords =
  (type: TypeComposer): Words =>
  (name) =>
    type.getFieldNames().includes(name) ? type.getField(name).description : undefined;

const describeType = (type: TypeComposer, text: string | undefined): void => {
  if (text && !type.getDescription()) type.setDescription(text);
};

const describeFields = (type: TypeComposer, words: Words): void => {
  for (const name of type.getFieldNames()) {
    const description = words(name);
    if (description && !type.getField(name).description) type.extendField(name, { description });
  }
};

const describeArguments = (type: TypeComposer, field: string, words: Words): void => {
  for (const name of type.getFieldArgNames?.(field) ?? []) {
    const config = type.getFieldArg?.(field, name);
    const description = words(name);
    if (config && description && !config.description) type.setFieldArg?.(field, name, { ...config, description });
  }
};

/** What Gatsby makes of one type, in the words of that type's own fields. */
const describeMade = (type: TypeComposer, types: ReadonlyMap<string, TypeComposer>): void => {
  const name = type.getTypeName();
  for (const [ending, describe] of Object.entries(MADE_TYPES)) {
    const made = types.get(name + ending);
    if (!made) continue;
    describeType(made, describe(name));
    describeFields(made, (field) => MADE_FIELDS[ending]?.[field] ?? ownWords(type)(field));
    for (const field of made.getFieldNames()) describeArguments(made, field, (argument) => ARGUMENTS[argument]);
  }
};

/** The two questions for a type, such as `city` and `allCity`, with their arguments. */
const describeQueries = (query: TypeComposer, type: TypeComposer): void => {
  const name = type.getTypeName();
  const one = name.charAt(0).toLowerCase() + name.slice(1);
  const about = type.getDescription() ?? "";
  const words: Readonly<Record<string, string>> = {
    [one]: `The first ${name} that fits. ${about}`.trim(),
    [`all${name}`]: `A list of ${name} entries. ${about}`.trim(),
  };
  describeFields(query, (field) => words[field]);
  if (!query.getFieldNames().includes(one)) return;
  describeArguments(query, one, ownWords(type));
  describeArguments(query, `all${name}`, (argument) => ARGUMENTS[argument]);
};

/** The description of every field that a text in GraphQL's own language has, by `Type.field`. */
const fieldsDescribedIn = (sdl: string): ReadonlyMap<string, string> =>
  new Map(
    parse(sdl).definitions.flatMap((type) =>
      type.kind === Kind.OBJECT_TYPE_DEFINITION
        ? (type.fields ?? []).map(
            ({ name, description }) => [`${type.name.value}.${name.value}`, description?.value ?? ""] as const,
          )
        : [],
    ),
  );

export class SchemaDescriber {
  private composer: Composer | undefined;

  /** @param sdl the types of ours: Gatsby puts fields of its own in the place of `id`, and their descriptions are lost */
  constructor(private readonly sdl: string) {}

  /** Registers `@describedSchema`, which takes along the composer of each new schema and changes nothing. */
  register({ actions }: Pick<CreateSchemaCustomizationArgs, "actions">): void {
    const extend = (_options: object, _field: object, composer?: Composer): object => {
      this.composer = composer;
      return {};
    };
    actions.createFieldExtension({ name: "describedSchema", extend });
  }

  /** Fills in what is without a description; to be called when Gatsby has made all types. */
  describe(): void {
    const all = [...(this.composer?.values() ?? [])].filter(isType);
    const types = new Map(all.map((type) => [type.getTypeName(), type]));
    const ours = fieldsDescribedIn(this.sdl);
    for (const [name, type] of types) {
      const isCondition = name.endsWith("QueryOperatorInput");
      const single = SINGLE_TYPES[name];
      describeType(type, isCondition ? "A condition on a value; several hold together." : single?.description);
      describeFields(type, (field) => single?.fields[field] ?? ours.get(`${name}.${field}`));
      if (isCondition) describeFields(type, (field) => OPERATORS[field]);
    }
    for (const type of types.values()) describeMade(type, types);
    for (const type of types.values()) {
      const isNode = Object.keys(NODE_FIELDS).every((field) => type.getFieldNames().includes(field));
      if (isNode) describeFields(type, (field) => NODE_FIELDS[field]);
    }
    const query = types.get("Query");
    if (query) for (const type of types.values()) describeQueries(query, type);
  }
}
