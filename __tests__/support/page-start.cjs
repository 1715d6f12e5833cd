/** The script inside each page, as the build writes it for the import "@page-start". */
const { pageStartScript } = require("../../src/gatsby/outputs/site-data");

module.exports = { __esModule: true, default: pageStartScript() };
