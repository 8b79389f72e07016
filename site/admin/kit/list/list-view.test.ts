/** @jest-environment node */
import { queryOfView, viewOfQuery, wholeList } from "./list-view";

const names = ["when", "year"];

test("a view comes back from the address; what is not the list's stays there", () => {
  const view = { search: "お茶 & tea", order: "title", languages: "needs", filters: { when: "past" } } as const;
  const query = queryOfView("?item=a-b&find=old", view, names);
  expect(new URLSearchParams(query).get("item")).toBe("a-b");
  expect(viewOfQuery(query, names)).toEqual(view);
});

test("the whole list leaves no trace in the address", () => {
  expect(queryOfView("?find=x&order=title&year=2026", wholeList, names)).toBe("");
});

test("unknown choices are left out", () => {
  expect(viewOfQuery("?order=size&languages=fr&color=red&year=", names)).toEqual(wholeList);
});
