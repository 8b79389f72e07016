import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = __dirname;

test("no module is loaded for the first time while the service answers: Node never tries one again that failed for want of files", () => {
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
    /(?<!\.test)\.ts$/.test(path),
  );
  const loaded = sources.flatMap((path) =>
    [...readFileSync(join(folder, path), "utf8").matchAll(/\bimport\("([^"]+)"\)/g)].map(([, name = ""]) => ({
      path,
      name,
    })),
  );
  const early = loaded.filter(({ path }) => path === "run-service.ts" || path === "images/encode-picture.ts");
  // The words that passwords are compared with are loaded before the service listens.
  const later = loaded.filter(({ path }) => path !== "auth/weak-password.ts");
  expect(new Set(early.map(({ name }) => name))).toEqual(new Set(later.map(({ name }) => name)));
  expect(readFileSync(join(folder, "run-service.ts"), "utf8")).toContain("loadSharp()");
});
