import { emptyForm, isDirty, reduceForm, type FormState } from "./form-state";

const empty = { title: "", link: "", translationChecked: false };
const image = { kind: "new", file: new File(["x"], "x.png") } as const;
const item = { _id: "a", version: "1", title: "A", fields: {} };
const start: FormState = emptyForm(empty);
const loaded = reduceForm(start, { kind: "loaded", item, values: { ...empty, title: "A" } });

test("only typing and images make a form dirty, and typing it back makes it clean", () => {
  expect(isDirty(start)).toBe(false);
  const typed = reduceForm(start, { kind: "changed", values: { title: "x" } });
  expect(isDirty(typed)).toBe(true);
  expect(isDirty(reduceForm(typed, { kind: "changed", values: { title: "" } }))).toBe(false);
  expect(isDirty(reduceForm(start, { kind: "image-chosen", image }))).toBe(true);
  expect(isDirty(loaded)).toBe(false);
});

test("an error clears when its field is edited, and the summary with the last one", () => {
  const refused = reduceForm(start, { kind: "refused", summary: "No.", errors: { title: "bad", link: "bad" } });
  const once = reduceForm(refused, { kind: "changed", values: { title: "x" } });
  expect(once.phase).toEqual({ kind: "refused", summary: "No.", errors: { link: "bad" } });
  expect(reduceForm(once, { kind: "changed", values: { link: "y" } }).phase).toEqual({ kind: "editing" });
});

test("no failure changes what was typed", () => {
  const typed = reduceForm(reduceForm(loaded, { kind: "changed", values: { title: "B" } }), {
    kind: "image-chosen",
    image,
  });
  for (const action of [
    { kind: "saving" },
    { kind: "stopped" },
    { kind: "refused", summary: undefined, errors: { title: "bad" } },
    { kind: "item-deleted", empty },
  ] as const) {
    const next = reduceForm(typed, action);
    expect(next.values).toEqual(typed.values);
    expect(next.image).toEqual(image);
  }
});

test("going on from their version compares with it from then on", () => {
  const next = reduceForm(loaded, {
    kind: "rebased",
    item,
    theirs: { ...empty, title: "T", link: "t" },
    merged: { ...empty, title: "A", link: "t" },
    image: { kind: "keep" },
  });
  expect(next.initial).toEqual({ ...empty, title: "T", link: "t" });
  expect(isDirty(next)).toBe(true);
});
