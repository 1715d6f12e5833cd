// @ts-check
/** Descriptions of what Gatsby generates for every type: connections, filters, sorts, groups. */
"use strict";

/** The fields that every node has. */
const NODE_FIELDS = {
  id: "The name of the node, by which others link to it.",
  parent: "The node that it was made of: the file, as the plugin that read it knows it.",
  children: "Nodes that a plugin made of this one.",
  internal: "What Gatsby itself keeps about the node.",
};

/** The fields of types that Gatsby has once, and of those that it makes of every type. */
const LIST_FIELDS = {
  totalCount: "How many there are, whatever `limit` says.",
  edges: "The entries with their neighbours.",
  nodes: "The entries.",
  pageInfo: "Where in the whole list this part of it stands.",
  distinct: "Every value that a field has, each once.",
  max: "The largest value of a field.",
  min: "The smallest value of a field.",
  sum: "The values of a field, added up.",
  group: "The entries in groups that have the same value in a field.",
};

/** What the types that Gatsby makes of a type are for, by what is added to its name. */
const GENERATED_TYPES = {
  Connection: (/** @type {string} */ type) => `A list of ${type} entries, and what can be counted in it.`,
  GroupConnection: (/** @type {string} */ type) => `${type} entries that have the same value in a field.`,
  Edge: (/** @type {string} */ type) => `A ${type} entry with its neighbours in the list.`,
  FilterInput: (/** @type {string} */ type) =>
    `Which ${type} entries are meant: a condition for each field that is named.`,
  FilterListInput: (/** @type {string} */ type) => `Which lists are meant: those with an item of ${type} that fits.`,
  SortInput: (/** @type {string} */ type) => `By which fields of ${type} a list is ordered.`,
  FieldSelector: (/** @type {string} */ type) => `A field of ${type}, chosen with SELECT.`,
};

/** The fields of those types that are not the type's own. */
const GENERATED_FIELDS = {
  Connection: LIST_FIELDS,
  GroupConnection: {
    ...LIST_FIELDS,
    field: "The field by which the groups are made.",
    fieldValue: "The value that all entries of this group have in it.",
  },
  Edge: { next: "The entry behind it.", node: "The entry.", previous: "The entry before it." },
  FilterListInput: { elemMatch: "At least one item of the list is so." },
};

/** The arguments of lists and of what is worked out in them. */
const ARGUMENTS = {
  filter: "Which entries are meant; without it, all.",
  sort: "The order: the first field counts most.",
  skip: "How many to leave out at the beginning.",
  limit: "How many at most.",
  field: "Which field: write SELECT behind its name.",
};

/** The comparisons of a filter. */
const OPERATORS = {
  eq: "The value is this one; null finds what is left out.",
  ne: "The value is not this one; null finds what is filled in.",
  in: "The value is one of these.",
  nin: "The value is none of these.",
  gt: "The value is greater.",
  gte: "The value is greater, or the same.",
  lt: "The value is smaller.",
  lte: "The value is smaller, or the same.",
  regex: "The text fits this regular expression, written with its slashes: /spa/i.",
  glob: "The text fits this pattern, in which * stands for anything.",
};

/** Types that Gatsby has once: what they are, and their fields. */
const SINGLE_TYPES = {
  Query: { description: "All that can be asked: one entry of a type, or a list of them.", fields: {} },
  Node: { description: "Whatever was made of a file has this in common.", fields: NODE_FIELDS },
  PageInfo: {
    description: "Where in the whole list a part of it stands.",
    fields: {
      currentPage: "The number of the part, from 1.",
      hasPreviousPage: "Whether there is a part before it.",
      hasNextPage: "Whether there is a part behind it.",
      itemCount: "How many entries the part has.",
      pageCount: "How many parts the list has.",
      perPage: "How many entries a part has at most: the `limit` of the query.",
      totalCount: "How many entries the whole list has.",
    },
  },
  Internal: {
    description: "What Gatsby itself keeps about a node.",
    fields: {
      content: "The text of the file, where a plugin keeps it.",
      contentDigest: "A fingerprint of the values, by which a change is noticed.",
      description: "What the plugin that made the node says of it.",
      fieldOwners: "The plugins that added fields.",
      ignoreType: "Whether its type is kept out of GraphQL.",
      mediaType: "The kind of file, as the web names it.",
      owner: "The plugin that made the node.",
      type: "The name of its type.",
      contentFilePath: "The file that its page's text comes from, where a plugin names one.",
    },
  },
  SortOrderEnum: {
    description: "A direction.",
    fields: { ASC: "Smallest, earliest or A first.", DESC: "Largest, latest or Z first." },
  },
  FieldSelectorEnum: { description: "Marks the field that is meant.", fields: { SELECT: "This field." } },
};

module.exports = { ARGUMENTS, GENERATED_FIELDS, GENERATED_TYPES, NODE_FIELDS, OPERATORS, SINGLE_TYPES };
