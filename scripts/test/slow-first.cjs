const { default: Sequencer } = require("@jest/test-sequencer");

/** The slowest test files, slowest first, as the summary of `npm test` gives them. */
const slowest = [
  // First: it compares the release with Gatsby's before other files have changed content.
  "e2e/product/check-release.test.ts",
  "e2e/engines/main-tasks.test.ts",
  "e2e/visitors/page-quality-en.test.ts",
  "e2e/visitors/page-quality-ja.test.ts",
  "e2e/staff/publication.test.ts",
  "e2e/staff/prepared.test.ts",
  "e2e/staff/chain.test.ts",
  "e2e/visitors/keyboard-focus.test.ts",
  "e2e/staff/admin-messages.test.ts",
  "e2e/staff/admin-keep-text.test.ts",
  "e2e/staff/admin-history.test.ts",
  "e2e/visitors/timings-home.test.ts",
  "e2e/staff/admin-form.test.ts",
  "e2e/staff/admin-evening.test.ts",
  "api/store/remote/remote.test.ts",
  "api/auth/lockout.test.ts",
  "api/prepared/prepared-calls.test.ts",
  "api/store/save/crash.test.ts",
  "api/bad-input.test.ts",
  "api/collections/collections-attack.test.ts",
  "api/store/save/sharing.test.ts",
  "api/store/save/faults.test.ts",
  "site/admin/news/news-admin.test.tsx",
  "site/contact/ContactPage.test.tsx",
  "site/admin/kit/history/history-admin.test.tsx",
  "site/admin/news/keep-text.test.tsx",
];

/** Slow files first, so that none is alone at the end; the others by name, so that every run is alike. */
class SlowFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => {
      const place = slowest.findIndex((end) => path.endsWith(end));
      return place === -1 ? slowest.length : place;
    };
    return [...tests].sort((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1));
  }
}

module.exports = SlowFirst;
