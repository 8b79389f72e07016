import { fc } from "../../../content/model/test-support/seeded-fast-check";
import { sampleContent } from "../../../content/model/test-support/sample-content";
import { readContent } from "../content/read-content";
import { siteContent } from "../content/site-content";
import { PictureMaker } from "../output/pictures";
import { testBuild } from "../test-support/test-build";
import { planFiles } from "./plan-files";
import { availablePages, planPages } from "./plan-pages";

const read = readContent(sampleContent);
const pictures = new PictureMaker({ contentDir: sampleContent, cacheDir: "", publicDir: "", drawsLater: true });
const isName = /^(?:name|title)/;
const notWords = /^(?:time|time_jp|date|.*At|id|.*Img|image|link|email|path|from|to)$/;

/** A value with something behind each of its texts that are words, not addresses, days or hours. */
function withEnd<T>(value: T, end: string, name = ""): T {
  if (typeof value === "string")
    return (
      isName.test(name) || (/[\s\u3000-\u9fff]/.test(value) && !notWords.test(name)) ? `${value} ${end}` : value
    ) as T;
  if (Array.isArray(value)) return value.map((each: unknown) => withEnd(each, end, name)) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withEnd(each as unknown, end, key)])) as T;
}

const signs = [
  ...Array.from("-/\\^$.*+?()[]{}|&<>\"'`~#@!%:;,=_ー・「」（）【】～〜…　﷽\u200d\u202e\u00ad👨‍👩‍👧é葛󠄀"),
  ...["$&", "\\p", "${a}", "{{b}}", "aZ", "東京", "1"],
];
/** Nearly all of them, in any order. */
const odd = fc.shuffledSubarray(signs, { minLength: signs.length - 5 }).map((some) => some.join(""));

test("whatever names and texts an editor writes, every page and file is planned and made", async () => {
  await fc.assert(
    fc.asyncProperty(odd, async (end) => {
      const faults: string[] = [];
      const files = read.files.map((each) => ({
        ...each,
        file: { ...each.file, fields: withEnd(each.file.fields, end) } as typeof each.file,
      }));
      const content = siteContent({ ...read, files });
      const build = {
        ...testBuild({ content, product: content.site.product, fixedPages: availablePages(content) }),
        pictures,
        onFault: (what: string, reason: string) => void faults.push(`${what}: ${reason}`),
      };
      const pages = planPages(build);
      await Promise.all(pages.map((page) => page.make()));
      await Promise.all(planFiles(build, pages).map(async (file) => file.make()));
      expect(faults).toEqual([]);
    }),
    { numRuns: 8 },
  );
});
