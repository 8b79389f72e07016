import { BrokenLinks } from "../../../content/model/checks/broken-links";
import { parseContentFile } from "../../../content/model/entries/parse-content-file";
import { sampleContent } from "../../../content/model/test-support/sample-content";
import { readContent } from "../content/read-content";
import { siteContent } from "../content/site-content";
import { testBuild } from "../test-support/test-build";
import { planFiles } from "./plan-files";
import { availablePages, planPages } from "./plan-pages";

const folder = readContent(sampleContent);
const content = siteContent(folder);
const check = new BrokenLinks({
  origin: "https://demo.example",
  files: (kind) => folder.files.filter(({ file }) => file.collection === kind),
  hides: () => false,
  has: (path) => folder.media.has(path),
});

test("no link to a planned page, feed or calendar of the sample site is called broken, and no link of its texts", () => {
  const build = testBuild({ content, product: content.site.product, fixedPages: availablePages(content) });
  const pages = planPages(build);
  const files = planFiles(build, pages).map(({ path }) => `/${path}`);
  const paths = [
    ...pages.map(({ path }) => path).filter((path) => !/^(?:\/ja)?\/404/.test(path)),
    ...files.filter((path) => /\.(?:xml|ics|txt)$|favicon/.test(path)),
  ];
  expect(paths.length).toBeGreaterThan(100);
  const body = paths.map((path) => `- [x](https://demo.example${path})`).join("\n");
  const text = `---\ntitle: All\ndate: 2026-06-12\n---\n${body}\n`;
  const all = parseContentFile("events/2026/all.md", text, "");
  if (!all.ok) throw new Error(JSON.stringify(all.problems));
  expect(check.of("events/2026/all.md", all.file, () => text)).toEqual([]);
  for (const { path, file } of folder.files) expect(check.of(path, file, () => "")).toEqual([]);
});
