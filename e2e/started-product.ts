import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The product as global-setup.ts started it: real server, real build, a real repository of its own. */
export interface StartedProduct {
  /** Address of the site, without a trailing slash. */
  readonly url: string;
  /** Work tree of the content repository; its content folder is `content/`. */
  readonly repository: string;
  readonly dataDir: string;
  readonly password: string;
  /** Process group of the server. */
  readonly pid: number;
  readonly temporaryFolder: string;
  readonly chromium: string;
}

/** Where global-setup.ts leaves what the tests need to know. */
export const startedProductFile = join(__dirname, "..", ".build", "e2e.json");

/** The product under test. */
export function startedProduct(): StartedProduct {
  return JSON.parse(readFileSync(startedProductFile, "utf8")) as StartedProduct;
}
