// CommonJS, because both eslint and the test that proves that the rules bite load it.
const { join } = require("node:path");
const { createTypeScriptImportResolver } = require("eslint-import-resolver-typescript");
const importX = require("eslint-plugin-import-x").default;

const root = join(__dirname, "..", "..");
const features = [
  "home",
  "about",
  "membership",
  "directory",
  "events",
  "news",
  "contact",
  "sponsorship",
  "terms",
  "search",
  "not-found",
];

/** A zone of import-x/no-restricted-paths: files below `target` may not import from `from`. */
const zone = (target, from, message, except) => ({
  target: join(root, target),
  from: join(root, from),
  message,
  ...(except ? { except } : {}),
});

/** Who may lean on whom (docs/architecture.md). */
const importZones = [
  zone("content/model", "site", "The model is pure and knows nobody: it may not import the site."),
  zone("content/model", "api", "The model is pure and knows nobody: it may not import the API."),
  zone("content/model", "scripts", "The model is pure and knows nobody: it may not import scripts."),
  zone("content/model/collections", "content/model/entries", "A definition knows nothing of what is derived from it."),
  zone("site", "api", "site and api never import each other; what they share is content/model."),
  zone("api", "site", "site and api never import each other; what they share is content/model."),
  zone("site/admin", "site", "The admin leans on content/model, its own files and what its preview shows.", [
    "./admin",
    "./locales",
    // Nobody else spells a path: the admin links to the live page.
    "./routes.ts",
    // The preview shows the site's own components in the site's own styles, so that it cannot differ from the page.
    "./items",
    "./ui",
    "./events/events.css",
    "./shell/frame.tsx",
    "./shell/page-context.ts",
    "./shell/base.css",
    "./shell/tokens.css",
  ]),
  ...[...features, "shell", "ui"].map((folder) =>
    zone(`site/${folder}`, "site/admin", "No admin code in the public site; only site/admin-host may use host.ts."),
  ),
  ...features.flatMap((feature) =>
    features
      .filter((other) => other !== feature)
      .map((other) =>
        zone(
          `site/${feature}`,
          `site/${other}`,
          "A feature does not import another feature: share through site/ui, site/shell or content/model.",
        ),
      ),
  ),
  ...["ui", "shell"].flatMap((shared) =>
    features.map((feature) => zone(`site/${shared}`, `site/${feature}`, "Shared parts do not know the features.")),
  ),
];

const noPackage = (group, message) => ({ group, message, allowTypeImports: true });
const onlyGatsbyFolder = noPackage(
  ["gatsby/*", "gatsby-plugin-sharp", "gatsby-source-filesystem"],
  "Only site/gatsby talks to Gatsby's node API.",
);
const onlyStore = { group: ["simple-git"], message: "Only api/store knows git." };
const noReact = {
  group: ["react", "react-dom", "react-dom/*", "gatsby", "koa", "koa-*", "@koa/*"],
  message: "The model is pure: no React, no Koa.",
};
const noNode = {
  group: ["node:*", "fs", "path", "child_process"],
  message: "The model is pure: no file system, no processes.",
};

const sources = [".ts", ".tsx", ".mts"];
const restrict = (...patterns) => ["error", { patterns }];

/** The import rule and the other rules of the house, for eslint's flat configuration. */
const houseRules = [
  {
    files: ["**/*.{ts,tsx,mts}"],
    plugins: { "import-x": importX },
    settings: {
      "import-x/resolver-next": [createTypeScriptImportResolver({ project: join(root, "tsconfig.json") })],
      // no-cycle reads the imports of these files only.
      "import-x/extensions": sources,
      "import-x/parsers": { "@typescript-eslint/parser": sources },
    },
    rules: {
      "import-x/no-restricted-paths": ["error", { zones: importZones }],
      // Packages are left out: their own circles are not ours, and following them would read thousands of files.
      "import-x/no-cycle": ["error", { ignoreExternal: true }],
      "@typescript-eslint/no-restricted-imports": restrict(onlyGatsbyFolder, onlyStore),
      "no-restricted-properties": [
        "error",
        { object: "process", property: "env", message: "Only api/env.ts reads process.env." },
      ],
    },
  },
  { files: ["site/gatsby/**/*.{ts,tsx}"], rules: { "@typescript-eslint/no-restricted-imports": restrict(onlyStore) } },
  { files: ["api/store/**/*.ts"], rules: { "@typescript-eslint/no-restricted-imports": restrict(onlyGatsbyFolder) } },
  {
    files: ["content/model/**/*.ts"],
    ignores: ["**/*.test.ts"],
    rules: { "@typescript-eslint/no-restricted-imports": restrict(onlyGatsbyFolder, onlyStore, noReact, noNode) },
  },
  { files: ["api/env.ts"], rules: { "no-restricted-properties": "off" } },
  {
    files: ["**/*.test.{ts,tsx}", "e2e/**/*.ts", "**/test-support/**/*.{ts,tsx}", "scripts/**/*.ts"],
    rules: { "@typescript-eslint/no-restricted-imports": restrict(onlyGatsbyFolder) },
  },
];

module.exports = { houseRules };
