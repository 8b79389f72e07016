/** @jest-environment node */
/** @jest-environment node */
import type { CollectionForm } from "../../../../content/model/api/collection-answers";
import type { FieldForm } from "../../../../content/model/collections/field-form";
import type { FormValues } from "../fields/values";
import { entryParts } from "../form/entry-parts";
import { emptyForm } from "../form/form-state";
import { wordsOf } from "../services/words";
import { draftOf, recordOf } from "./draft";

const text = (name: string): FieldForm => ({ name, label: name, required: false, input: "line" });
const several = (name: string): FieldForm => ({
  name,
  label: name,
  required: false,
  input: "choice",
  several: true,
  options: ["a", "b", "c"].map((value) => ({ value, label: value })),
});
const list = (name: string, item: FieldForm): FieldForm => ({
  name,
  label: name,
  required: false,
  input: "list",
  itemLabel: name,
  item,
  min: 0,
});
const group = (name: string, ...fields: readonly FieldForm[]): FieldForm => ({
  name,
  label: name,
  required: true,
  input: "group",
  fields,
});

const form: CollectionForm = {
  name: "people",
  label: "People",
  entry: "person",
  growing: true,
  titleFields: ["name"],
  fields: [
    text("name"),
    several("roles"),
    list("terms", group("", text("office"), several("boards"), list("notes", text("")))),
    group("more", list("links", text("")), several("kinds")),
    list("later", text("")),
  ],
};
const kind = entryParts(form, wordsOf("en"));

/** A draft as a version of the staff pages wrote it in which lists and several choices were JSON in a text. */
const record = (values: object) => ({
  schema: 1,
  kind: "people",
  id: "d",
  owner: "tab",
  keptAt: 1,
  mode: { kind: "add" },
  image: { kind: "keep" },
  confirmed: false,
  values: { _id: "", translationChecked: false, ...values },
});

test("lists and several choices of a draft that stored them as JSON are read, also in lists and groups; texts stay texts", () => {
  const notes = JSON.stringify([{ key: 3, values: { "": "[a note]" } }]);
  const terms = JSON.stringify([
    { key: 1, raw: { office: "chair", since: 2020 }, values: { office: "[]", boards: '["b"]', notes } },
    { key: 0, values: { office: "", boards: "[]", notes: "[]" } },
  ]);
  const links = JSON.stringify([{ key: 0, values: { "": "https://example.org" } }]);
  const draft = draftOf(
    kind,
    record({ name: '["a"]', roles: '["a","c"]', terms, "more.links": links, "more.kinds": "[]" }),
  );
  expect(draft?.values).toEqual({
    _id: "",
    translationChecked: false,
    name: '["a"]',
    roles: ["a", "c"],
    terms: [
      {
        key: 1,
        raw: { office: "chair", since: 2020 },
        values: { office: "[]", boards: ["b"], notes: [{ key: 3, values: { "": "[a note]" } }] },
      },
      { key: 0, values: { office: "", boards: [], notes: [] } },
    ],
    "more.links": [{ key: 0, values: { "": "https://example.org" } }],
    "more.kinds": [],
    later: [],
  });
});

test("a list of a draft that cannot be read is empty, and the rest is kept", () => {
  const draft = draftOf(kind, record({ name: "Aya", roles: "", terms: '[{"key":' }));
  expect(draft?.values).toMatchObject({ name: "Aya", roles: [], terms: [] });
});

test("a draft of this version is read as it was written", () => {
  const items = [{ key: 2, raw: { office: "chair" }, values: { office: "[]", boards: ["b"], notes: [] } }];
  const held: FormValues = { ...kind.emptyValues, name: '["a"]', roles: ["c"], terms: items };
  const written = recordOf(
    "people",
    { ...emptyForm(kind.emptyValues), values: held },
    { id: "d", owner: "tab", keptAt: 1 },
  );
  expect(draftOf(kind, structuredClone(written))?.values).toEqual(held);
});
