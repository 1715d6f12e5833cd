/**
 * Reads which fields of which types a page query asks for, and writes a query for the ids behind them: a page's data
 * says what its texts are, but not of which node.
 */
import {
  getNamedType,
  isObjectType,
  isUnionType,
  Kind,
  parse,
  print,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLUnionType,
  type SelectionSetNode,
} from "gatsby/graphql";

/** The key that the ids of nodes are asked for by. */
export const NODE_ID = "onPageId";

/** A field of a query. */
export interface QueryField {
  /** Its name in the schema; the key in the result may be an alias. */
  name: string;
  /** The type of its objects; undefined for scalars. An object of a union says its own. */
  type?: string;
  fields: ReadonlyMap<string, QueryField>;
}

export interface QueryShape {
  fields: ReadonlyMap<string, QueryField>;
  /** The query for ids, and for the values that lists are recognized by. */
  query: string;
}

/** Scalars that take long to resolve, such as rendered Markdown; their values are not needed. */
const IS_SLOW: ReadonlySet<string> = new Set(["body", "notes", "feedHtml", "feedNotes", "headings", "audioSrc"]);

/** Types without text from content files. */
const IS_FOREIGN = /^(?:File|ImageSharp|Site(?:Page)?|EpisodeAudio)$/;

interface Collected {
  node: FieldNode;
  sets: SelectionSetNode[];
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** The fields of selection sets by their key in the result, with fragments spread. */
const collect = (
  sets: readonly SelectionSetNode[],
  fragments: Fragments,
  into = new Map<string, Collected>(),
): Map<string, Collected> => {
  for (const { selections } of sets)
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        const before = into.get(key) ?? { node: selection, sets: [] };
        if (selection.selectionSet) before.sets.push(selection.selectionSet);
        into.set(key, before);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) collect([selection.selectionSet], fragments, into);
      else {
        const fragment = fragments.get(selection.name.value);
        if (fragment) collect([fragment.selectionSet], fragments, into);
      }
    }
  return into;
};

const argumentsOf = ({ arguments: given = [] }: FieldNode): string =>
  given.length > 0 ? `(${given.map(print).join(", ")})` : "";

const isNode = (type: GraphQLObjectType): boolean => type.getInterfaces().some(({ name }) => name === "Node");

interface Shape {
  fields: Map<string, QueryField>;
  text: string;
}

/** The selections that concern one type of a union. */
const selectionsFor = (type: GraphQLObjectType, sets: readonly SelectionSetNode[]): SelectionSetNode[] =>
  sets.map((set) => ({
    ...set,
    selections: set.selections.filter(
      (one) => one.kind !== Kind.INLINE_FRAGMENT || one.typeCondition?.name.value === type.name,
    ),
  }));

const merged = (one: QueryField | undefined, other: QueryField): QueryField =>
  one ? { ...one, fields: mergedFields([one.fields, other.fields]) } : other;

const mergedFields = (all: readonly ReadonlyMap<string, QueryField>[]): Map<string, QueryField> => {
  const fields = new Map<string, QueryField>();
  for (const own of all) for (const [key, field] of own) fields.set(key, merged(fields.get(key), field));
  return fields;
};

/** The fields of all types of a union. */
const shapeOfUnion = (union: GraphQLUnionType, sets: readonly SelectionSetNode[], fragments: Fragments): Shape => {
  const shapes = union.getTypes().map((type) => ({ type, ...shapeIn(type, selectionsFor(type, sets), fragments) }));
  return {
    fields: mergedFields(shapes.map(({ fields }) => fields)),
    text: `__typename ${shapes.map(({ type, text }) => `... on ${type.name} { ${text} }`).join(" ")}`,
  };
};

const shapeIn = (parent: GraphQLObjectType, sets: readonly SelectionSetNode[], fragments: Fragments): Shape => {
  const fields = new Map<string, QueryField>();
  const texts = isNode(parent) ? [`${NODE_ID}: id`] : ["__typename"];
  for (const [key, { node, sets: inner }] of collect(sets, fragments)) {
    const name = node.name.value;
    const definition = parent.getFields()[name];
    if (!definition) continue;
    const type = getNamedType(definition.type);
    if (IS_FOREIGN.test(type.name)) continue;
    if (isObjectType(type) || isUnionType(type)) {
      const below = isUnionType(type) ? shapeOfUnion(type, inner, fragments) : shapeIn(type, inner, fragments);
      fields.set(key, { name, type: type.name, fields: below.fields });
      if (!IS_SLOW.has(name)) texts.push(`${key}: ${name}${argumentsOf(node)} { ${below.text} }`);
    } else {
      fields.set(key, { name, fields: new Map() });
      if (!IS_SLOW.has(name)) texts.push(`${key}: ${name}${argumentsOf(node)}`);
    }
  }
  return { fields, text: texts.join(" ") };
};

/** The shape of a query. @throws if the schema has no queries */
export const shapeOfQuery = (text: string, schema: GraphQLSchema): QueryShape => {
  const { definitions } = parse(text);
  const fragments = new Map(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [])),
  );
  const operation = definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  const root = schema.getQueryType();
  if (!operation || !root) throw new Error("There is no query to read.");
  const { fields, text: body } = shapeIn(root, [operation.selectionSet], fragments);
  const variables = (operation.variableDefinitions ?? [])
    .filter(({ variable }) => new RegExp(`\\$${variable.name.value}\\b`).test(body))
    .map(print);
  return { fields, query: `query ${variables.length > 0 ? `(${variables.join(", ")})` : ""} { ${body} }` };
};
