// @ts-check
/** Descriptions of what Gatsby generates for every type: connections, filters, sorts, groups. */
"use strict";

/** The fields that every node has. */
const NODE_FIELDS = {
  id: "The node's unique id.",
  parent: "The parent node: the file, as parsed by a plugin.",
  children: "Nodes that a plugin derived from this one.",
  internal: "Gatsby's metadata of the node.",
};

/** Fields of list types. */
const LIST_FIELDS = {
  totalCount: "The number of entries, regardless of `limit`.",
  edges: "The entries with the previous and next one.",
  nodes: "The entries.",
  pageInfo: "The position of this page of results in the list.",
  distinct: "The distinct values of a field.",
  max: "The largest value of a field.",
  min: "The smallest value of a field.",
  sum: "The sum of a field's values.",
  group: "The entries grouped by a field's value.",
};

/** Types that Gatsby generates for a type, by suffix. */
const GENERATED_TYPES = {
  Connection: (/** @type {string} */ type) => `A list of ${type} entries, with aggregates.`,
  GroupConnection: (/** @type {string} */ type) => `${type} entries with the same value in a field.`,
  Edge: (/** @type {string} */ type) => `A ${type} entry with the previous and next one.`,
  FilterInput: (/** @type {string} */ type) => `Conditions for ${type} entries, by field.`,
  FilterListInput: (/** @type {string} */ type) => `Conditions for lists: those with a matching ${type} item.`,
  SortInput: (/** @type {string} */ type) => `The order of ${type} entries, by field.`,
  FieldSelector: (/** @type {string} */ type) => `A field of ${type}, selected with SELECT.`,
};

/** Fields that Gatsby adds to these types. */
const GENERATED_FIELDS = {
  Connection: LIST_FIELDS,
  GroupConnection: {
    ...LIST_FIELDS,
    field: "The field of the grouping.",
    fieldValue: "The group's value of the field.",
  },
  Edge: { next: "The next entry.", node: "The entry.", previous: "The previous entry." },
  FilterListInput: { elemMatch: "At least one item matches." },
};

/** Arguments of lists and aggregates. */
const ARGUMENTS = {
  filter: "Conditions; all entries by default.",
  sort: "The order, by the first field, then the second, and so on.",
  skip: "The number of entries to skip.",
  limit: "The maximum number of entries.",
  field: "The field: write SELECT after its name.",
};

/** The comparisons of a filter. */
const OPERATORS = {
  eq: "Equal; null matches missing values.",
  ne: "Not equal; null matches present values.",
  in: "One of these values.",
  nin: "None of these values.",
  gt: "Greater.",
  gte: "Greater or equal.",
  lt: "Less.",
  lte: "Less or equal.",
  regex: "Matches a regular expression with its slashes: /spa/i.",
  glob: "Matches a glob pattern: * matches anything.",
};

/** Gatsby's own types with their fields. */
const SINGLE_TYPES = {
  Query: { description: "The root: queries for one entry of a type, or for a list.", fields: {} },
  Node: { description: "The fields that all nodes have.", fields: NODE_FIELDS },
  PageInfo: {
    description: "The position of a page of results in a list.",
    fields: {
      currentPage: "The number of the page, from 1.",
      hasPreviousPage: "Whether there is a previous page.",
      hasNextPage: "Whether there is a next page.",
      itemCount: "The number of entries on the page.",
      pageCount: "The number of pages.",
      perPage: "The maximum number of entries per page: the query's `limit`.",
      totalCount: "The number of entries in the list.",
    },
  },
  Internal: {
    description: "Gatsby's metadata of a node.",
    fields: {
      content: "The file's text, if a plugin stores it.",
      contentDigest: "A hash of the values, to detect changes.",
      description: "The plugin's description of the node.",
      fieldOwners: "The plugins that added fields.",
      ignoreType: "Whether its type is not in GraphQL.",
      mediaType: "The media type.",
      owner: "The plugin that created the node.",
      type: "The name of its type.",
      contentFilePath: "The file with the page's text, if a plugin states it.",
    },
  },
  SortOrderEnum: {
    description: "A direction.",
    fields: { ASC: "Smallest, earliest or A first.", DESC: "Largest, latest or Z first." },
  },
  FieldSelectorEnum: { description: "Selects a field.", fields: { SELECT: "This field." } },
};

module.exports = { ARGUMENTS, GENERATED_FIELDS, GENERATED_TYPES, NODE_FIELDS, OPERATORS, SINGLE_TYPES };
