// @ts-check
/** Adds descriptions that Gatsby has no hooks for, on graphql-compose type composers. */
"use strict";
const { ARGUMENTS, GENERATED_FIELDS, GENERATED_TYPES, NODE_FIELDS, OPERATORS, SINGLE_TYPES } = require("./sentences");

/**
 * @typedef {object} TypeComposer the part of graphql-compose's that is used here
 * @property {() => string} getTypeName
 * @property {() => string | undefined} getDescription
 * @property {(text: string) => unknown} setDescription
 * @property {() => string[]} getFieldNames
 * @property {(name: string) => { description?: string | null }} getField
 * @property {(name: string, config: object) => unknown} extendField
 * @property {(field: string) => string[]} [getFieldArgNames] only object types and interfaces have arguments
 * @property {(field: string, name: string) => { description?: string | null }} [getFieldArg]
 * @property {(field: string, name: string, config: object) => unknown} [setFieldArg]
 *
 * @typedef {(name: string) => string | null | undefined} Sentences
 */

/** @type {Record<string, Record<string, string>>} */
const generatedFields = GENERATED_FIELDS;
/** @type {Record<string, string>} */
const argumentSentences = ARGUMENTS;

/** @returns {type is TypeComposer} */
const isType = (/** @type {any} */ type) =>
  typeof type.getFieldNames === "function" && typeof type.extendField === "function";

/** The sentences of a type's own fields. @returns {Sentences} */
const ownSentences = (/** @type {TypeComposer} */ type) => (name) =>
  type.getFieldNames().includes(name) ? type.getField(name).description : undefined;

const describeType = (/** @type {TypeComposer} */ type, /** @type {string | undefined} */ text) => {
  if (text && !type.getDescription()) type.setDescription(text);
};

const describeFields = (/** @type {TypeComposer} */ type, /** @type {Sentences} */ sentences) => {
  for (const name of type.getFieldNames()) {
    const description = sentences(name);
    if (description && !type.getField(name).description) type.extendField(name, { description });
  }
};

const describeArguments = (
  /** @type {TypeComposer} */ type,
  /** @type {string} */ field,
  /** @type {Sentences} */ sentences,
) => {
  for (const name of type.getFieldArgNames?.(field) ?? []) {
    const config = type.getFieldArg?.(field, name);
    const description = sentences(name);
    if (config && description && !config.description) type.setFieldArg?.(field, name, { ...config, description });
  }
};

/** Describes the types that Gatsby generates for a type, with the sentences of its own fields. */
const describeGenerated = (
  /** @type {TypeComposer} */ type,
  /** @type {ReadonlyMap<string, TypeComposer>} */ types,
) => {
  const name = type.getTypeName();
  for (const [ending, sentence] of Object.entries(GENERATED_TYPES)) {
    const generated = types.get(name + ending);
    if (!generated) continue;
    describeType(generated, sentence(name));
    describeFields(generated, (field) => generatedFields[ending]?.[field] ?? ownSentences(type)(field));
    for (const field of generated.getFieldNames())
      describeArguments(generated, field, (argument) => argumentSentences[argument]);
  }
};

/** Describes the two root fields of a type, such as `city` and `allCity`, and their arguments. */
const describeQueries = (/** @type {TypeComposer} */ query, /** @type {TypeComposer} */ type) => {
  const name = type.getTypeName();
  const one = name.charAt(0).toLowerCase() + name.slice(1);
  const about = type.getDescription() ?? "";
  /** @type {Record<string, string>} */
  const sentences = {
    [one]: `The first ${name} that matches. ${about}`.trim(),
    [`all${name}`]: `A list of ${name} entries. ${about}`.trim(),
  };
  describeFields(query, (field) => sentences[field]);
  if (!query.getFieldNames().includes(one)) return;
  describeArguments(query, one, ownSentences(type));
  describeArguments(query, `all${name}`, (argument) => argumentSentences[argument]);
};

/**
 * Fills in missing descriptions. To be called when Gatsby has generated all types.
 *
 * @param {Iterable<any>} composers of all types
 * @param {Record<string, string>} fields sentences by `Type.field`, for fields that Gatsby replaces with its own
 */
const describeSchema = (composers, fields) => {
  const types = new Map([...composers].filter(isType).map((type) => [type.getTypeName(), type]));
  for (const [name, type] of types) {
    const isCondition = name.endsWith("QueryOperatorInput");
    const single = /** @type {Record<string, { description: string, fields: Record<string, string> }>} */ (
      SINGLE_TYPES
    )[name];
    describeType(type, isCondition ? "A condition on a value. Several must all hold." : single?.description);
    describeFields(type, (field) => single?.fields[field] ?? fields[`${name}.${field}`]);
    if (isCondition) describeFields(type, (field) => /** @type {Record<string, string>} */ (OPERATORS)[field]);
  }
  for (const type of types.values()) describeGenerated(type, types);
  for (const type of types.values())
    if (Object.keys(NODE_FIELDS).every((field) => type.getFieldNames().includes(field)))
      describeFields(type, (field) => /** @type {Record<string, string>} */ (NODE_FIELDS)[field]);
  const query = types.get("Query");
  if (query) for (const type of types.values()) describeQueries(query, type);
};

module.exports = { describeSchema };
