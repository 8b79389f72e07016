import { fc } from "../../content/model/test-support/seeded-fast-check";
import { withRichTexts } from "./rich-text-fields";

const names = ["description", "description_jp"];
const read = (fields: Record<string, unknown>) => withRichTexts(fields, names);
const html = { format: "html", content: "<p>夏</p>" };

test("the object of a JSON body may be sent as JSON, or as two fields", () => {
  expect(read({ title: "a", description: JSON.stringify(html), description_jp: ` ${JSON.stringify(html)}\n` })).toEqual(
    {
      title: "a",
      description: html,
      description_jp: html,
    },
  );
  expect(read({ "description[format]": "html", "description[content]": "<p>夏</p>", description_jp: "夏" })).toEqual({
    description: html,
    description_jp: "夏",
  });
});

test.each([
  '{"format":"html"}',
  '{"format":"html","content":1}',
  '{"format":"html","content":"x","more":1}',
  '{"format":"html","content":"x"} and more',
  '[{"format":"html","content":"x"}]',
  "{会場}: 東京",
  "{",
  "null",
])("%j stays a text", (description) => expect(read({ description })).toEqual({ description }));

test("another format is sent on to the check of fields, which refuses it", () => {
  const other = { format: "markdown", content: "**a**" };
  expect(read({ description: JSON.stringify(other) })).toEqual({ description: other });
});

test("every text but that one is a text", () => {
  fc.assert(fc.property(fc.json(), (description) => expect(read({ description })).toEqual({ description })));
});

test("half of the fields, or fields beside a text, are refused by the check of fields", () => {
  const half = { "description[format]": "html" };
  const beside = { description: "x", "description[format]": "html", "description[content]": "y" };
  expect([read(half), read(beside)]).toEqual([half, beside]);
});
