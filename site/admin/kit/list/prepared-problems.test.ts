import { listAddress, preparedAddress } from "./prepared-address";
import { withPrepared } from "./prepared-problems";

const item = (_id: string, next?: object) => ({ _id, version: "1", title: _id, ...(next ? { next } : {}) });

test("what keeps a prepared change from its place is said at its entry, also of a file that cannot be read", () => {
  const items = [item("picnic", { version: "2", publishAt: "Monday" }), item("gala"), item("market")];
  const named = withPrepared("events", items, [
    { path: "events/2026/picnic.next.md", field: "publishAt", message: "is no time" },
    { path: "events/2026/gala.next.md", message: "cannot be read" },
    { path: "events/2026/market.md", message: "is something else" },
    { path: "news/2026/market.next.md", message: "is of another collection" },
  ]);
  expect(named).toEqual([
    item("picnic", { version: "2", publishAt: "Monday", problem: { field: "publishAt", message: "is no time" } }),
    item("gala", { problem: { message: "cannot be read" } }),
    items[2],
  ]);
  expect(withPrepared("plans", [item("plans")], [{ path: "plans.next.yml", message: "waits" }])).toEqual([
    item("plans", { problem: { message: "waits" } }),
  ]);
  // Without any, the list is the same one.
  expect(withPrepared("events", items, [])).toBe(items);
});

test("the addresses of prepared changes keep the collection and nothing else of the list", () => {
  const content = { pathname: "/ja/adminContent", search: "?in=plans&item=plans&search=x" };
  expect(preparedAddress("plans", content)).toBe("/ja/adminContent?in=plans&next=1&item=plans");
  expect(preparedAddress(undefined, { pathname: "/adminEvents", search: "" })).toBe("/adminEvents?next=1");
  expect(listAddress({ pathname: "/adminEvents", search: "?next=1" })).toBe("/adminEvents");
  expect(listAddress({ pathname: "/adminContent", search: "?in=plans&next=1" })).toBe("/adminContent?in=plans");
});
