// Begins with the projects whose files take minutes: begun last, they would leave all but one core idle.
const { default: Sequencer } = require("@jest/test-sequencer");

const SLOW = ["journeys", "develop", "hosting", "forms", "browser"];

const rank = ({ context }) => {
  const place = SLOW.indexOf(context.config.displayName?.name);
  return place < 0 ? SLOW.length : place;
};

module.exports = class extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => rank(a) - rank(b));
  }
};
