/** @jest-environment node */
import { addressOf, sameTarget, targetOf, type FormTarget } from "./item-address";

const item: FormTarget = { kind: "item", id: "2026-05-01-a" };
test.each<[string, FormTarget]>([
  ["", { kind: "none" }],
  ["?new", { kind: "new" }],
  ["?item=2026-05-01-a", item],
  ["?item=2026-05-01-a&lng=ja", item],
  ["?item=", { kind: "none" }],
])("%s", (search, target) => {
  expect(targetOf(search)).toEqual(target);
});

test.each<[string, FormTarget, string]>([
  ["?lng=ja", item, "/adminNews?lng=ja&item=2026-05-01-a"],
  ["?item=b&lng=ja", { kind: "new" }, "/adminNews?lng=ja&new"],
  ["?new", { kind: "none" }, "/adminNews"],
  ["", { kind: "item", id: "a&b" }, "/adminNews?item=a%26b"],
])("from %s to %o", (search, target, address) => {
  expect(addressOf(target, { pathname: "/adminNews", search })).toBe(address);
  expect(targetOf(new URL(address, "http://x").search)).toEqual(target);
});

test("?new opens the form of a new item, nothing closes it", () => {
  expect(sameTarget({ kind: "new" }, { kind: "none" })).toBe(false);
  expect(sameTarget({ kind: "new" }, { kind: "new" })).toBe(true);
  expect(sameTarget(item, { kind: "none" })).toBe(false);
  expect(sameTarget(item, { ...item })).toBe(true);
});
