import { RendererFailures } from "./failures";
import { mostFailures } from "./next-step";

const minute = 60_000;

test("a renderer that failed too often is tried once more after each pause, and counts from nothing once it worked", () => {
  const failures = new RendererFailures();
  for (let count = 1; count <= mostFailures; count += 1) expect(failures.add(0)).toBe(count);
  expect([failures.at(minute - 1), failures.at(minute)]).toEqual([mostFailures, mostFailures - 1]);
  failures.add(minute);
  expect(failures.at(3 * minute - 1)).toBe(mostFailures + 1);
  expect(failures.at(3 * minute)).toBe(mostFailures - 1);
  failures.reset();
  expect(failures.at(3 * minute)).toBe(0);
});
