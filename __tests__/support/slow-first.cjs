// Begins with what takes longest: begun last, it would leave all but one core idle.
const { default: Sequencer } = require("@jest/test-sequencer");

/** Each takes minutes. */
const FILES = ["journeys/agency", "journeys/clone", "develop/pages"];
const PROJECTS = ["journeys", "develop", "hosting", "forms", "browser"];

const rankIn = (list, isIt) => {
  const place = list.findIndex(isIt);
  return place < 0 ? list.length : place;
};

const rank = ({ path, context }) =>
  rankIn(FILES, (file) => path.replaceAll("\\", "/").endsWith(`__tests__/${file}.test.ts`)) * PROJECTS.length * 2 +
  rankIn(PROJECTS, (name) => context.config.displayName?.name === name);

module.exports = class extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => rank(a) - rank(b));
  }
};
