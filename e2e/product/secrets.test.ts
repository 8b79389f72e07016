import { existsSync } from "node:fs";
import { childProcesses } from "../../api/test-support/child-processes";
import { published } from "./published";
import { startedProduct } from "./started-product";

const onLinux = existsSync("/proc/self/environ") ? test : test.skip;

onLinux("the renderer and git have none of the service's settings (R13.6)", async () => {
  await published();
  const { pid, password } = startedProduct();
  // The tests run the product from its sources: the compiler of tsx is no part of it.
  const children = childProcesses(pid).filter(({ command }) => !command.includes("esbuild --service"));
  const commands = children.map(({ command }) => command);
  expect(commands).toContainEqual(expect.stringContaining("site/gatsby/render/main.ts"));
  expect(commands).toContainEqual(expect.stringContaining("cat-file --batch"));
  for (const { environment } of children) {
    expect(environment).toMatch(/^PATH=/m);
    expect(environment).not.toContain(password);
    expect(environment).not.toMatch(/^(?:ADMIN|CONTENT|DATA)_/m);
  }
});
