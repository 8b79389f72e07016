import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { sampleContent } from "../../../../content/model/test-support/sample-content";
import { textsIn } from "../../../../content/model/text/texts-in";
import { htmlWithPictures } from "../../../ui/Prose";
import type { Pictures } from "../../../ui/Picture";
import { readContent } from "../../content/read-content";
import { siteContent } from "../../content/site-content";
import { testBuild } from "../../test-support/test-build";
import { availablePages, planPages } from "../plan-pages";

/** As cameras, phones and people name pictures. */
const names = [
  "img-5678b.jpg",
  "IMG_5678.JPG",
  "Photo.Jpeg",
  "会場.png",
  "photo one.png",
  "photo.jpg edited (1).PNG",
  "スクリーンショット 2026-11-28 10.00.00.png",
  "100%25 été~'a'.webp",
];
const emptyName = "壊れた写真.JPG";
const shared = names.map((name) => `/media/2026/${name}`);
/** Names as only texts may have them, and addresses in the signs of Japanese typing. */
const inTexts = ["50%引.jpg", "plan #2 100%.jpg"];
const written = [...inTexts.map((name) => `/media/2026/${name}`), "／media／2026／会場.png"];
const body = [...shared, ...written, `/media/2026/${emptyName}`].map((path) => `![Party](${path})`).join("\n\n");
const bodies = `${body}\n\n<!-- ja -->\n\n${body}\n`;

let folder: string;
beforeAll(async () => {
  sharp.unblock({ operation: ["VipsForeignLoad"] });
  folder = mkdtempSync(join(tmpdir(), "picture-names-"));
  cpSync(sampleContent, folder, { recursive: true });
  await Promise.all(
    [...names.map(decodeURIComponent), ...inTexts].map((name) =>
      sharp({ create: { width: 900, height: 600, channels: 3, background: "#3050a0" } })
        .toFormat(/\.png$/i.test(name) ? "png" : /\.webp$/.test(name) ? "webp" : "jpeg")
        .toFile(join(folder, "media/2026", name)),
    ),
  );
  writeFileSync(join(folder, "media/2026", emptyName), "");
  mkdirSync(join(folder, "custom-pages"));
  let count = 0;
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(?:md|yml)$/.test(file) || file.startsWith("media/")) continue;
    const text = readFileSync(join(folder, file), "utf8");
    const renamed = text.replace(/\/media\/[\w/.-]+\.(?:jpg|png|webp)/g, () => shared[count++ % shared.length] ?? "");
    writeFileSync(join(folder, file), renamed);
  }
  for (const [path, fields] of [
    ["events/2026/2026-07-01-named.md", "title: A\ntitle_jp: A\ndate: 2026-07-01"],
    ["news/2026/2026-06-01-named.md", "serial_no: 990\ntitle: A\ntitle_jp: A\ndate: 2026-06-01"],
    ["custom-pages/named.md", "title: A\ntitle_jp: A"],
    ["companies/named.md", "id: 990\nname: A\ndescription: A\nlocation: A"],
  ] as const) {
    const picture = path.startsWith("companies/") ? "logoImg" : "image";
    writeFileSync(join(folder, path), `---\n${fields}\n${picture}: ${shared[6] ?? ""}\n---\n${bodies}`);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("whatever a picture is called, in a field or a text, each page that shows it has it encoded, with its size", async () => {
  const { problems, ...files } = readContent(folder);
  expect(problems.filter(({ path }) => path.includes("named"))).toEqual([]);
  expect(problems.filter(({ code }) => code === "pictureMissing")).toEqual([]);
  const content = siteContent({ problems, ...files });
  const build = testBuild({ content, folder, fixedPages: availablePages(content) });
  const [seen, texts] = [new Set<string>(), new Set<string>()];
  for (const plan of planPages(build)) {
    const { page } = (await plan.make()).context as { page: { pictures?: Pictures; events?: unknown } };
    const { pictures = {}, events, ...shown } = page;
    // The home page shows some of its events, without their texts.
    for (const text of textsIn(plan.template === "home/HomePage.tsx" ? shown : [shown, events])) {
      if (/^\/media\/\S+\.(?:jpe?g|png|webp)$/i.test(text)) {
        expect({ on: plan.path, text, width: pictures[text]?.width }).toEqual({ on: plan.path, text, width: 900 });
        seen.add(text);
      }
      if (!text.includes("<img")) continue;
      texts.add(plan.template);
      const html = htmlWithPictures(text, pictures);
      expect({ on: plan.path, originals: html.match(/<img src="\/media[^>]*/g) }).toEqual({
        on: plan.path,
        originals: null,
      });
      expect(html.match(/<img src="[^"]*" width="\d+" height="\d+"/g)).toHaveLength(html.match(/<img/g)?.length ?? 0);
      if (text.includes("Party")) expect(html.match(/<img/g)).toHaveLength(shared.length + written.length + 1);
      expect(html).toContain('src="data:image/svg+xml');
      expect(html).toContain('type="image/avif"');
    }
  }
  expect(seen.size).toBe(names.length);
  expect([...texts].sort()).toEqual([
    "custom-pages/CustomPage.tsx",
    "directory/CompanyPage.tsx",
    "events/EventPage.tsx",
    "events/EventsPage.tsx",
    "news/ArticlePage.tsx",
  ]);
});
