/** @jest-environment node */
import { eventParts } from "../../events/event-parts";
import { kindIn } from "../../test-support/dated-kinds";
import { someEventEntry as someEvent } from "../../test-support/fake-api";
import { marksOf } from "../translations/translation-marks";
import { wordsOf } from "../services/words";
import { findItems, listedItem, orderItems } from "./find-items";
import { wholeList, type ListView } from "./list-view";

const kind = kindIn(eventParts);
const today = "2026-11-21";
const items = [
  someEvent({
    _id: "night",
    title: "Networking night",
    title_jp: "シンガポール交流会",
    description_jp: "夜",
  }),
  someEvent({ _id: "tea", title: "Tea & talk", date: "2026-11-02", description: "With **scones**" }),
  someEvent({ _id: "food", title: "Food week", date: "2026-11-20 to 2026-11-23" }),
];
const listed = items.map((item) =>
  listedItem(item, kind, marksOf(kind.textsOf(kind.valuesOf(item)), undefined), item._id === "food"),
);
const found = (view: Partial<ListView>) =>
  findItems(listed, { ...wholeList, ...view }, kind.filters(items, today, wordsOf("en"))).map(({ item }) => item._id);

test.each([
  ["しんがぽーる", ["night"]],
  ["ｼﾝｶﾞﾎﾟｰﾙ", ["night"]],
  ["ＮＥＴＷＯＲＫＩＮＧ　night", ["night"]],
  ["scones", ["tea"]],
  ["2026-11", ["tea", "food"]],
  ["<b>", []],
  [" ", ["night", "tea", "food"]],
])("a search for %s", (search, ids) => {
  expect(found({ search })).toEqual(ids);
});

test.each([
  [{ filters: { when: "running" } }, ["food"]],
  [{ filters: { when: "past" } }, ["tea"]],
  [{ filters: { when: "upcoming", year: "2026" } }, ["night", "food"]],
  [{ filters: { year: "1999" } }, []],
  [{ languages: "complete" as const }, ["night"]],
  [{ languages: "needs" as const }, ["tea", "food"]],
  [{ languages: "outdated" as const }, []],
  [{ languages: "differ" as const }, ["food"]],
])("a filter %j", (view, ids) => {
  expect(found(view)).toEqual(ids);
});

test("a running event is among those to come, as on the events page, and the choice says so", () => {
  const [when] = kind.filters(items, today, wordsOf("en"));
  expect(when?.options.map(({ label }) => label)).toEqual(["Upcoming and running", "Running now", "Past"]);
});

test.each([
  ["site", ["night", "tea", "food"]],
  ["newest", ["night", "food", "tea"]],
  ["oldest", ["tea", "food", "night"]],
  ["title", ["food", "night", "tea"]],
] as const)("the order %s", (order, ids) => {
  const ordered = orderItems(listed, order, eventParts.dayOf, "en");
  expect(ordered.map(({ item }) => item._id)).toEqual(ids);
});
