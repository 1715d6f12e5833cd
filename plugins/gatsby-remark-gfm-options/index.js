/** gatsby-transformer-remark uses remark-gfm without options; using it once more, with some, replaces them. */
const gfm = require("remark-gfm");

/** A subplugin of gatsby-transformer-remark has to be a function; this one leaves the tree alone. */
module.exports = () => undefined;

module.exports.setParserPlugins = (options) => [[gfm, options]];
