import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { childEnvironment } from "../env";
import { rootDir } from "../support/root-dir";
import { mostConnections } from "./listener";

test.each([
  [16, 8],
  [128, 32],
  [1024, 480],
])("of %p open files connections may be %p", (openFiles, most) => expect(mostConnections(openFiles)).toBe(most));

test("the limit is the one of the process", () => {
  const code = `import("${join(rootDir, "api/http/listener.ts")}").then((m) => console.log((m.default ?? m).mostConnections()))`;
  const script = `ulimit -n 256; exec "${process.execPath}" --import tsx --input-type=module -e '${code}'`;
  expect(execFileSync("sh", ["-c", script], { cwd: rootDir, env: childEnvironment() }).toString()).toBe("96\n");
});
