// A plugin of oxlint. CommonJS, because Node 20 runs no TypeScript.
const { dirname, join, relative, sep } = require("node:path");
const { devDependencies } = require("../../package.json");

const root = join(__dirname, "..", "..");
/** Folders of the site that are no feature: every other one has pages of its own. */
const shared = [
  "admin",
  "admin-host",
  "boot",
  "gatsby",
  "islands",
  "items",
  "live",
  "locales",
  "sample-data",
  "shell",
  "test-support",
  "ui",
];
const featureOf = (path) => {
  const [, folder] = /^site\/([^/]+)\//.exec(path) ?? [];
  return shared.includes(folder) ? undefined : folder;
};
const isBelow = (path, folder) => path === folder || path.startsWith(`${folder}/`);
const below = (folder) => (path) => isBelow(path, folder);
const isFrame = (path) => isBelow(path, "site/ui") || isBelow(path, "site/shell");

const fromRoot = (path) => relative(root, path).split(sep).join("/");
const isOfTests = (path) => /\.test(?:\.tsx?)?$|\/test-support\//.test(path);
/** Tests and tools, which may use git and Node anywhere. */
const isTool = (path) => isOfTests(path) || isBelow(path, "e2e") || isBelow(path, "scripts");
const isModel = (path) => isBelow(path, "content/model") && !isTool(path);
/** True of what runs where the packages of the tests are not installed. */
const isOfService = (path) => ["api", "content/model", "site"].some((folder) => isBelow(path, folder)) && !isTool(path);

/** Files that `target` is true of may not import what `from` is true of, save what is below one of `except`. */
const zoneOf = (target, from, message, except = []) => ({ target, from, message, except });
/** The same for all below two folders. */
const zone = (target, from, message, except) => zoneOf(below(target), below(from), message, except);

/** Which folder may import which (docs/architecture.md). */
const importZones = [
  zone("content/model", "site", "content/model is pure: it may not import site."),
  zone("content/model", "api", "content/model is pure: it may not import api."),
  zone("content/model", "scripts", "content/model is pure: it may not import scripts."),
  zone(
    "content/model/collections",
    "content/model/entries",
    "content/model/collections may not import content/model/entries, which is derived from it.",
  ),
  zone("site", "api", "site and api never import each other; what they share is content/model."),
  zone("api", "site", "site and api never import each other; what they share is content/model.", [
    // The service shows the staff pages, too, before there is a build.
    "site/locales",
  ]),
  zoneOf(isOfService, isOfTests, "The product imports nothing of its tests."),
  zone(
    "site/admin",
    "site",
    "The admin imports content/model, its own files and a few of the site's that are no pages' parts.",
    [
      "site/admin",
      "site/locales",
      // The only source of paths: the admin links to the live page.
      "site/routes",
      // An announcement says what the page of its event does.
      "site/items/event-fact-texts",
      "site/ui/WholeDates",
      "site/ui/composing",
      "site/ui/prose-html",
      "site/ui/trusted-html",
      "site/shell/page-context",
      "site/shell/tokens.css",
    ],
  ),
  zoneOf(
    (path) => featureOf(path) !== undefined || isFrame(path),
    below("site/admin"),
    "No admin code in the public site; only site/admin-host may use host.ts.",
  ),
  zoneOf(
    (path) => featureOf(path) !== undefined,
    (path, file) => ![undefined, featureOf(file)].includes(featureOf(path)),
    "A feature does not import another feature: share through site/ui, site/shell or content/model.",
  ),
  zoneOf(isFrame, (path) => featureOf(path) !== undefined, "site/ui and site/shell may not import features."),
];

/** Packages that may not be imported in some files; `typesToo`: their types neither. */
const packageRules = [
  {
    packages: /^(?:gatsby\/|gatsby-plugin-sharp(?:\/|$)|gatsby-source-filesystem(?:\/|$))/,
    forbiddenIn: (path) => !isBelow(path, "site/gatsby") || isTool(path),
    typesToo: false,
    message: "Only site/gatsby talks to Gatsby's node API.",
  },
  {
    packages: /^simple-git(?:\/|$)/,
    forbiddenIn: (path) => !isBelow(path, "api/store") && !isTool(path),
    typesToo: true,
    message: "Only api/store knows git.",
  },
  {
    packages: /^(?:react|react-dom|gatsby|koa|koa-[^/]+|@koa\/[^/]+)(?:\/|$)/,
    forbiddenIn: isModel,
    typesToo: true,
    message: "The model is pure: no React, no Koa.",
  },
  {
    packages: /^(?:node:.+|fs|path|child_process)(?:\/|$)/,
    forbiddenIn: isModel,
    typesToo: true,
    message: "The model is pure: no file system, no processes.",
  },
  {
    packages: new RegExp(`^(?:${Object.keys(devDependencies).join("|")})(?:/|$)`),
    forbiddenIn: isOfService,
    typesToo: false,
    message: "A service has no packages of devDependencies.",
  },
];

/** Visitors of every import, re-export and dynamic import of a file, with the name of what is imported. */
const importVisitors = (check) => {
  const visit = (node) => {
    if (typeof node.source?.value === "string") check(node, node.source.value);
  };
  return {
    ImportDeclaration: visit,
    ImportExpression: visit,
    ExportNamedDeclaration: visit,
    ExportAllDeclaration: visit,
  };
};

/** Reports an import that crosses a zone; paths are compared as they are written, without ending. */
const importZonesRule = {
  create(context) {
    const file = fromRoot(context.filename);
    const zones = importZones.filter(({ target }) => target(file));
    return importVisitors(({ source }, name) => {
      if (!name.startsWith(".")) return;
      const imported = fromRoot(join(dirname(context.filename), name)).replace(/\.tsx?$/, "");
      for (const { from, except, message } of zones)
        if (from(imported, file) && !except.some((path) => isBelow(imported, path)))
          context.report({ node: source, message });
    });
  },
};

/** Reports the import of a package that the file may not use. */
const packagesRule = {
  create(context) {
    const file = fromRoot(context.filename);
    const forbidden = packageRules.filter(({ forbiddenIn }) => forbiddenIn(file));
    return importVisitors(({ source, importKind, exportKind }, name) => {
      const isType = importKind === "type" || exportKind === "type";
      const found = forbidden.find(({ packages, typesToo }) => packages.test(name) && (typesToo || !isType));
      if (found) context.report({ node: source, message: found.message });
    });
  },
};

/** Where tests wait. Benches and torture runs measure time, and say so. */
const isTest = (path) =>
  isOfTests(path) || path.endsWith("jest-setup.ts") || isBelow(path, "e2e") || isBelow(path, "scripts/test");
const isPatience = (node) => node?.type === "Identifier" && node.name === "patienceMs";
const nameOf = (node) =>
  node.type === "Identifier" ? node.name : node.type === "MemberExpression" ? node.property.name : undefined;
const settersOfPatience = /^(?:setTimeout|setDefaultTimeout|setDefaultNavigationTimeout|timeout)$/;
const isClock = (node) =>
  node.type === "CallExpression" &&
  node.callee.type === "MemberExpression" &&
  ["Date.now", "performance.now"].includes(`${node.callee.object.name}.${node.callee.property.name}`);
/** The parts of a sum or difference. */
const terms = (node) => (node.type === "BinaryExpression" ? [...terms(node.left), ...terms(node.right)] : [node]);
const testFunctions = /^(?:test|it|beforeAll|beforeEach|afterAll|afterEach)$/;
/** `test` of `test(...)`, `test.only(...)` and `test.each(...)(...)`. */
const testFunction = ({ callee }) => {
  const of = callee.type === "CallExpression" ? callee.callee : callee;
  return of.type === "MemberExpression" && ["each", "only"].includes(of.property.name) ? of.object.name : of.name;
};

/** Reports a limit of time that a test sets itself: the one of the run is stretched as the machine needs it. */
const patienceRule = {
  create(context) {
    const file = fromRoot(context.filename);
    if (!isTest(file) || file === "api/test-support/until.ts") return {};
    const message = "A test has no patience of its own: the run's limit ends a wait in vain (patienceMs, until()).";
    const report = (node) => context.report({ node, message });
    return {
      Property(node) {
        if (/^(?:timeout|asyncUtilTimeout)$/.test(node.key.name) && !node.shorthand && !isPatience(node.value))
          report(node);
      },
      CallExpression(node) {
        const { callee } = node;
        const [last] = node.arguments.slice(-1);
        if (callee.type === "MemberExpression" && settersOfPatience.test(callee.property.name)) {
          const isOfAnObject = ["jest", "page", "context", "AbortSignal", "socket"].includes(nameOf(callee.object));
          if (isOfAnObject && !isPatience(last)) report(node);
        }
        const name = testFunction(node);
        const mostArguments = /^(?:test|it)$/.test(name) ? 2 : 1;
        if (testFunctions.test(name) && callee.property?.name !== "each" && node.arguments.length > mostArguments)
          report(node);
        if (name === "expect" && last && terms(last).some(isClock)) report(node);
      },
      BinaryExpression(node) {
        if (/^[<>]=?$/.test(node.operator) && [...terms(node.left), ...terms(node.right)].some(isClock)) report(node);
      },
    };
  },
};

module.exports = {
  meta: { name: "house" },
  rules: { "import-zones": importZonesRule, packages: packagesRule, patience: patienceRule },
};
