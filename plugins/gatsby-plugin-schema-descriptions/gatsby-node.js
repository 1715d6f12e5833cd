// @ts-check
"use strict";
const { describeSchema } = require("./lib/describe-schema");

exports.pluginOptionsSchema = (/** @type {import("gatsby").PluginOptionsSchemaArgs} */ { Joi }) =>
  Joi.object({
    fields: Joi.object()
      .pattern(Joi.string(), Joi.string())
      .default({})
      .description("Sentences by `Type.field`, for fields such as `id` that Gatsby replaces with its own."),
  });

/** The composer of the current schema, which Gatsby hands to every field extension. @type {any} */
let composer;

/** @type {import("gatsby").GatsbyNode["createSchemaCustomization"]} */
exports.createSchemaCustomization = ({ actions }) => {
  actions.createFieldExtension({
    name: "captureSchemaComposer",
    extend: (/** @type {object} */ _options, /** @type {object} */ _field, /** @type {any} */ schemaComposer) => {
      composer = schemaComposer;
      return {};
    },
  });
  // An extension runs where a field has it. Gatsby merges this with its own definition of the type.
  actions.createTypes("type SitePage implements Node { path: String! @captureSchemaComposer }");
};

/** Runs after Gatsby has generated all types. @type {import("gatsby").GatsbyNode["createResolvers"]} */
exports.createResolvers = (_, options) => {
  if (composer) describeSchema(composer.values(), /** @type {Record<string, string>} */ (options["fields"] ?? {}));
};
