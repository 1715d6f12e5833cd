/** The inline script of pages, for the import "@page-start". */
const { pageStartScript } = require("../../src/gatsby/outputs/site-data");

module.exports = { __esModule: true, default: pageStartScript() };
