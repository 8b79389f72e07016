const { default: Sequencer } = require("@jest/test-sequencer");

/** By name, so that every run is alike. */
class ByName extends Sequencer {
  sort(tests) {
    return [...tests].sort((a, b) => (a.path < b.path ? -1 : 1));
  }
}

module.exports = ByName;
