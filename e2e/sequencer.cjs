const { default: Sequencer } = require("@jest/test-sequencer");

/** True for the files that leave saved items, and so builds, behind them. */
const changesContent = (path) => /\/e2e\/(?:admin-|chain\.)/.test(path);

/** Visitors' files first, so that few of them wait for a build; by name within both, so that every run is alike. */
class VisitorsFirst extends Sequencer {
  sort(tests) {
    const place = ({ path }) => `${changesContent(path) ? 1 : 0}${path}`;
    return [...tests].sort((a, b) => (place(a) < place(b) ? -1 : 1));
  }
}

module.exports = VisitorsFirst;
module.exports.changesContent = changesContent;
