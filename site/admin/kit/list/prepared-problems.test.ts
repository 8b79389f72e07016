/** @jest-environment node */
import type { CollectionName } from "../../../../content/model/collections/collection-names";
import { listAddress, preparedAddress } from "../publication/prepared-address";
import { withPrepared } from "./prepared-problems";

const item = (_id: string, next?: object) => ({ _id, version: "1", title: _id, fields: {}, ...(next ? { next } : {}) });
const problem = (kind: CollectionName, _id: string, what: { readonly field?: string; readonly message: string }) => ({
  path: `${kind}/${_id}.next.md`,
  ...what,
  prepared: { kind, _id, title: _id },
});

test("what keeps a prepared change from its place is said at its entry, also of a file that cannot be read", () => {
  const items = [item("picnic", { version: "2", publishAt: "Monday" }), item("gala"), item("market")];
  const named = withPrepared("events", items, [
    problem("events", "picnic", { field: "publishAt", message: "is no time" }),
    problem("events", "gala", { message: "cannot be read" }),
    problem("news", "market", { message: "is of another collection" }),
  ]);
  expect(named).toEqual([
    item("picnic", { version: "2", publishAt: "Monday", problem: { field: "publishAt", message: "is no time" } }),
    item("gala", { problem: { message: "cannot be read" } }),
    items[2],
  ]);
  expect(withPrepared("plans", [item("plans")], [problem("plans", "plans", { message: "waits" })])).toEqual([
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
