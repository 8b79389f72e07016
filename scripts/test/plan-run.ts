import { namePattern, pathPattern, reachOfAll } from "./browser-map";
import { readersOf, type ChangeSinceMain } from "./changed";

export const parts = ["quick", "api", "site", "browser", "admin"] as const;
type Part = (typeof parts)[number];

/** A run of jest as it is named in the summary: project of jest.config.cjs, and further arguments. */
export interface JestRun {
  readonly name: string;
  readonly project: "api" | "site" | "e2e";
  readonly parameters: readonly string[];
}

/** What a run of `npm test` does. */
export interface PlannedRun {
  readonly quick: boolean;
  readonly api: readonly JestRun[];
  readonly site: readonly JestRun[];
  readonly browser: readonly JestRun[];
  /** Of the product under test, each for a worker of jest. */
  readonly products: number;
}

// Starting git copies the page tables of the worker that starts it, so a worker that has grown is replaced. API tests wait
// for git and the disk 40% of their time: three at once keep two cores busy.
const apiWorkers = ["--workerIdleMemoryLimit=300MB", "--maxWorkers=3"];
/** Browser tests wait for pages more than they compute: three at once keep two cores busy. */
const browserWorkers = 3;
const folders = { browser: "e2e/(visitors|product|engines)", admin: "e2e/staff" } as const;

const apiRun = (...parameters: readonly string[]): JestRun => ({
  name: "Model, API, store and build tests",
  project: "api",
  parameters: [...apiWorkers, ...parameters],
});
const siteRun = (...parameters: readonly string[]): JestRun => ({
  name: "Site and admin component tests",
  project: "site",
  parameters,
});
const browserRun = (products: number, ...parameters: readonly string[]): JestRun => ({
  name: "Browser and accessibility tests",
  project: "e2e",
  parameters: [`--maxWorkers=${String(products)}`, ...parameters],
});

/** The parts named, or all. */
export function planParts(named: readonly string[]): PlannedRun {
  const wants = (part: Part): boolean => named.length === 0 || named.includes(part);
  const inBrowser = (["browser", "admin"] as const).filter(wants).map((part) => folders[part]);
  return {
    quick: wants("quick"),
    api: wants("api") ? [apiRun()] : [],
    site: wants("site") ? [siteRun()] : [],
    browser: inBrowser.length > 0 ? [browserRun(browserWorkers, `--testPathPatterns=${inBrowser.join("|")}`)] : [],
    products: inBrowser.length > 0 ? browserWorkers : 0,
  };
}

/** What a change can touch. */
export function planChange({ base, files }: ChangeSinceMain): PlannedRun {
  const readers = readersOf(files);
  const changed = `--changedSince=${base}`;
  const rest = (run: typeof apiRun): JestRun[] => {
    if (readers.includes(".")) return [run()];
    const read = { ...run(`--testPathPatterns=${readers.join("|")}`, "--passWithNoTests") };
    return [
      run(changed),
      ...(readers.length > 0 ? [{ ...read, name: `${read.name} that read what has changed` }] : []),
    ];
  };
  return { quick: true, api: rest(apiRun), site: rest(siteRun), ...browserOf(files) };
}

function browserOf(files: readonly string[]): Pick<PlannedRun, "browser" | "products"> {
  const reach = reachOfAll(files);
  if (reach === "every") {
    const { browser, products } = planParts(["browser", "admin"]);
    return { browser, products };
  }
  const products = Math.min(browserWorkers, reach.files.length);
  const rooms = browserRun(products, `--testPathPatterns=${pathPattern(reach.files)}`);
  const pages = browserRun(
    products,
    `--testPathPatterns=${pathPattern(["visitors/page-quality-en", "visitors/page-quality-ja"])}`,
    `--testNamePattern=${namePattern(reach.pages)}`,
  );
  return {
    products,
    browser: [
      ...(reach.files.length > 0 ? [rooms] : []),
      ...(reach.pages.length > 0 ? [{ ...pages, name: "Quality of the pages that the change touches" }] : []),
    ],
  };
}
