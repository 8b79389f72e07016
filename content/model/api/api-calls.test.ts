import { apiCalls, callPath } from "./api-calls";

test("addresses are filled in and encoded", () => {
  expect(callPath("pictures")).toBe("/api/pictures");
  expect(callPath("history", { kind: "events", id: "2026-05-03-picnic" })).toBe(
    "/api/history/events/2026-05-03-picnic",
  );
  expect(callPath("itemAt", { kind: "news", id: "../x", version: "a/b" })).toBe("/api/itemAt/news/..%2Fx/a%2Fb");
});

test("no two calls have the same method and address", () => {
  const all = Object.values(apiCalls).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(all).size).toBe(all.length);
});
