import { htmlFields } from "../../content/model/markdown/lazy-html";
import { TextConverter } from "./text-converter";
import { until } from "../test-support/until";

/** A converter whose limit is over when a test says so. */
function limited() {
  const limits = new Set<() => void>();
  const converter = new TextConverter({
    program: "api/texts/test-support/endless-worker.ts",
    afterLimit: (callback, task) => {
      if (!JSON.stringify(task).includes("*endless*")) return () => undefined;
      limits.add(callback);
      return () => limits.delete(callback);
    },
  });
  return { converter, endLimit: () => limits.forEach((callback) => callback()), underWay: () => limits.size };
}

const item = (markdown: string) => htmlFields({ text: "markdown" })({ markdown });
const turn = () => new Promise((resolve) => setImmediate(resolve));

test("a conversion without end is ended at its limit and refused; meanwhile this thread goes on, and the next text is converted", async () => {
  const { converter, endLimit, underWay } = limited();
  const endless = converter.convert("*endless*", false);
  const next = converter.convert("<p><b>a</b></p>", true);
  await until("the text is in the thread", () => underWay() > 0);
  // What needs no thread waits for nothing.
  expect(await converter.convert("Plain words.", false)).toEqual({
    markdown: "Plain words.",
    html: "<p>Plain words.</p>",
    warnings: [],
  });
  endLimit();
  expect(await endless).toEqual({ refused: { code: "conversionTooSlow" } });
  expect(await next).toEqual({ markdown: "**a**", html: "<p><strong>a</strong></p>", warnings: [] });
  await converter.close();
});

test("of committed items only the text without end is shown as it is", async () => {
  const { converter, endLimit } = limited();
  const items = [item("**a**"), item("*endless*"), item("**b**")];
  const progress = { isDone: false };
  const prepared = converter.prepare(items).then(() => (progress.isDone = true));
  // All three together, then the one alone.
  for (; !progress.isDone; await turn()) endLimit();
  await prepared;
  expect(items.map(({ text }) => text)).toEqual([
    "<p><strong>a</strong></p>",
    "<p>*endless*</p>",
    "<p><strong>b</strong></p>",
  ]);
  await converter.close();
});

test("languages are compared in the thread, all but short texts; where that has no end, they do not disagree", async () => {
  const { converter, endLimit, underWay } = limited();
  const endless = converter.disagree([{ en: `*endless*${" ".repeat(3_000)}`, ja: "3,000円" }]);
  await until("the text is in the thread", () => underWay() > 0);
  expect(await converter.disagree([{ en: "3,500 yen", ja: "3,000円" }])).toBe(true);
  endLimit();
  expect(await endless).toBe(false);
  const long = "word ".repeat(1_000);
  expect(await converter.disagree([{ en: `${long}3,500 yen`, ja: "3,000円" }])).toBe(true);
  expect(await converter.disagree([{ en: `${long}3,000 yen`, ja: "3,000円" }])).toBe(false);
  await converter.close();
});
