/** @jest-environment node */
import { openMoment } from "../dates/moment-parts";
import { emptyForm, type FormState } from "../form/form-state";
import { fill, wordsOf } from "../services/words";
import { choiceOf, valuesOfChoice } from "./publication-choice";
import { publicationFilter, waitingFirst } from "../list/publication-list";
import { saveButtonOf } from "../form/save-button";
import { whenPublic } from "./when-public";

const words = wordsOf("en");
const { says, unpublishes, buttons, leavingButtons } = words.publication;
const at = Date.parse("2026-11-21T10:00+09:00");
const later = "2026-12-01T09:00+09:00";
const laterInWords = "Tuesday, December 1, 2026, 09:00 Japan time";
const before = "2026-11-20T09:00+09:00";
const beforeInWords = "Friday, November 20, 2026, 09:00 Japan time";

test.each([
  [{}, says.now],
  [{ draft: true, publishAt: later }, says.draft],
  [{ publishAt: later }, fill(says.from, { time: laterInWords })],
  [{ publishAt: before }, fill(says.passed, { time: beforeInWords })],
  [{ publishAt: openMoment }, says.open],
  [{ draft: true, publishAt: "soon" }, says.open],
  [{ publishAt: "0026-12-01T09:00+09:00" }, says.open],
  [{ unpublishAt: later }, `${says.now} ${fill(says.until, { time: laterInWords })}`],
  [{ unpublishAt: before }, fill(says.ended, { time: beforeInWords })],
  [{ publishAt: later, unpublishAt: before }, says.endsFirst],
  [{ publishAt: before, unpublishAt: openMoment }, fill(says.passed, { time: beforeInWords })],
])("what follows from %j is said in a sentence", (fields, sentence) => {
  expect(whenPublic(fields, at, "en", words)).toBe(sentence);
});

test("of an item that became public at its time it is said since when", () => {
  const sentence = fill(says.since, { time: beforeInWords });
  expect(whenPublic({ publishAt: before }, at, "en", words, { publishAt: before })).toBe(sentence);
  expect(whenPublic({ publishAt: before }, at, "en", words, {})).toBe(fill(says.passed, { time: beforeInWords }));
});

test.each([
  [{ draft: true }, unpublishes.draft],
  [{ publishAt: later }, fill(unpublishes.from, { time: laterInWords })],
  [{ unpublishAt: before }, fill(unpublishes.ended, { time: beforeInWords })],
  [{}, says.now],
  [{ publishAt: openMoment }, says.open],
])("of an item that is public now it is said that %j takes it off the site", (fields, sentence) => {
  expect(whenPublic(fields, at, "en", words, { publishAt: before })).toBe(sentence);
  for (const stored of [{ draft: true }, { publishAt: later }, { unpublishAt: before }])
    expect(whenPublic(fields, at, "en", words, stored)).toBe(whenPublic(fields, at, "en", words));
});

test.each([
  [{ draft: false, publishAt: "" }, "now"],
  [{ draft: true, publishAt: "" }, "draft"],
  [{ draft: false, publishAt: openMoment }, "at"],
  [{ draft: true, publishAt: later }, "draft"],
  [{ draft: true, publishAt: "soon" }, "at"],
  [{}, "now"],
] as const)("%j is the choice %s", (values, choice) => {
  expect(choiceOf(values)).toBe(choice);
});

test("a choice says all about the beginning, and keeps no time that has no effect", () => {
  expect(valuesOfChoice("now", later)).toEqual({ draft: false, publishAt: "" });
  expect(valuesOfChoice("at", later)).toEqual({ draft: false, publishAt: later });
  expect(valuesOfChoice("draft", later)).toEqual({ draft: true, publishAt: "" });
});

test.each([
  [{}, words.events.addButton],
  [{ publishAt: before }, words.events.addButton],
  [{ publishAt: later }, buttons.at],
  [{ publishAt: openMoment }, buttons.at],
  [{ draft: true }, buttons.draft],
])("the button of a new event with %j says what it does", (values, label) => {
  const form = { ...emptyForm({ translationChecked: false }), values: { ...values, translationChecked: false } };
  expect(saveButtonOf(form, words.events, words, at)).toBe(label);
});

test.each([
  [{ publishAt: later }, leavingButtons.at],
  [{ draft: true }, leavingButtons.draft],
  [{}, words.form.save],
])("the button of an item that is public now says of %j that it leaves the site", (values, label) => {
  const saved = { mode: { kind: "edit", item: item("open", {}) }, initial: { translationChecked: false } } as const;
  const form = { ...emptyForm(saved.initial), ...saved, values: { ...values, translationChecked: false } };
  expect(saveButtonOf(form, words.events, words, at)).toBe(label);
});

test("the button of a prepared change is its own, whatever its time", () => {
  const form = { ...emptyForm({ translationChecked: false }), values: { publishAt: later, translationChecked: false } };
  expect(saveButtonOf(form, { ...words.events, save: "Save the prepared change" }, words, at)).toBe(
    "Save the prepared change",
  );
});

test("where an administrator approves changes, the button sends one; what takes an item off the site is saved", () => {
  const kind = { ...words.events, ask: words.prepared.ask };
  const initial = { draft: false, publishAt: "", unpublishAt: "", translationChecked: false };
  const edited = { _id: "a", version: "v", title: "A", fields: {} };
  const button = (values: object, mode: FormState["mode"] = { kind: "edit", item: edited }) =>
    saveButtonOf({ ...emptyForm(initial), mode, values: { ...initial, ...values } }, kind, words, at);
  expect(button({ title: "B" })).toBe("Send for approval");
  expect(button({ draft: true })).toBe(leavingButtons.draft);
  expect(button({ unpublishAt: before })).toBe(words.form.save);
  expect(button({ draft: true }, { kind: "add" })).toBe(buttons.draft);
});

const item = (_id: string, fields: object) => ({ _id, version: "v", title: _id, fields: {}, ...fields });
const items = [
  item("open", {}),
  item("later", { publishAt: later }),
  item("draft", { draft: true }),
  item("over", { unpublishAt: before }),
];
const sectionsOf = (of: readonly (typeof items)[number][]) =>
  of.length === 0 ? [] : [{ heading: undefined, items: of }];

test("what waits to be public stands first; a list without it is as it was", () => {
  const ids = (of: typeof items) =>
    waitingFirst(of, at, words, sectionsOf).map(({ heading, items: shown }) => [heading, shown.map(({ _id }) => _id)]);
  expect(ids(items)).toEqual([
    ["Not public yet", ["later", "draft"]],
    ["Published", ["open", "over"]],
  ]);
  expect(ids(items.slice(0, 1))).toEqual([[undefined, ["open"]]]);
  expect(ids(items.slice(1, 3))).toEqual([["Not public yet", ["later", "draft"]]]);
});

test("the list is filtered by the states that its items have", () => {
  const filter = publicationFilter(items.slice(0, 3), at, words);
  expect(filter.options.map(({ label }) => label)).toEqual(["Public", "Scheduled", "Draft"]);
  expect(items.filter((each) => filter.matches(each, "draft")).map(({ _id }) => _id)).toEqual(["draft"]);
});
