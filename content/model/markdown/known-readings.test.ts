import { bodyWarnings } from "./body-warnings";
import { keepReading, knownReading } from "./known-readings";
import { markdownToHtml } from "./markdown-html";

test("what was made of a text elsewhere is not made again; of old texts it is forgotten", () => {
  const reading = { html: "<p>made elsewhere</p>", warnings: [] };
  keepReading("[a](b)", reading);
  expect([markdownToHtml("[a](b)"), bodyWarnings("[a](b)")]).toEqual([reading.html, []]);
  for (let other = 0; other < 16; other += 1) keepReading(`text ${String(other)}`, reading);
  expect(knownReading("[a](b)")).toBeUndefined();
  expect(bodyWarnings("[a](b)")).not.toEqual([]);
});
