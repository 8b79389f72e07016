import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { EventAnswer, NewsAnswer } from "../../content/model/api/answers";
import { localisedPath } from "../../content/model/pages/page-paths";
import { languages } from "../../content/model/text/language";
import { ask } from "../product/ask";
import { published } from "../product/published";
import { git, restoreContent } from "../product/repository";
import { startedProduct } from "../product/started-product";
import { until } from "../../api/test-support/until";

afterAll(async () => {
  restoreContent();
  await published();
});

/** What a page says of its picture. */
async function named(
  path: string,
): Promise<Readonly<Record<"image" | "image:width" | "image:height" | "image:alt", string>>> {
  const html = await (await ask(path)).text();
  const read = (name: string): string =>
    new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1] ?? "";
  expect(html).toContain(`<meta name="twitter:image" content="${read("image")}"`);
  return {
    image: read("image"),
    "image:width": read("image:width"),
    "image:height": read("image:height"),
    "image:alt": read("image:alt"),
  };
}
const pathOf = (address: string): string => new URL(address).pathname;

/** The bytes of a picture, once it is drawn. */
async function drawn(path: string): Promise<Buffer> {
  let answer = await ask(path);
  await until(`${path} is drawn`, async () => {
    if (answer.status !== 404) return true;
    // Until then the missing file must not be cached.
    expect(answer.headers.get("cache-control")).toMatch(/no-cache|no-store/);
    answer = await ask(path);
    return false;
  });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  return Buffer.from(await answer.arrayBuffer());
}

test("every article and event has a picture of its own in each language, which the live release comes to hold (R15.26)", async () => {
  const news = (await (await ask("/api/getNewsData")).json()) as NewsAnswer[];
  const events = (await (await ask("/api/getEventsData")).json()) as EventAnswer[];
  const pages = [
    ...news.map(({ _id, slug, content_jp }) => ({
      path: `/news/${_id}/${slug}`,
      isTranslated: content_jp !== undefined,
    })),
    ...events.map(({ _id, description_jp }) => ({
      path: `/events/${_id}`,
      isTranslated: description_jp !== undefined,
    })),
  ];
  expect(pages.length).toBeGreaterThan(30);
  const images = new Set<string>();
  for (const { path, isTranslated } of pages) {
    const [en, ja] = await Promise.all(languages.map((language) => named(localisedPath(language, path))));
    expect(en).toMatchObject({ "image:width": "1200", "image:height": "630" });
    expect(en?.["image:alt"]).not.toBe("");
    expect(en?.image === ja?.image).toBe(!isTranslated);
    for (const { image } of [en, ja].filter((each) => each !== undefined)) images.add(pathOf(image));
  }
  const looks = new Set<string>();
  for (const path of images) {
    const bytes = await drawn(path);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(Math.max(...(await sharp(bytes).stats()).channels.map(({ stdev }) => stdev))).toBeGreaterThan(20);
    looks.add(bytes.toString("base64"));
  }
  expect(looks.size).toBe(images.size);
});

test("a new article is live before its picture, gets another one with another title, and takes it along when it goes", async () => {
  const file = "content/news/2026/2026-11-20-share.md";
  const path = join(startedProduct().repository, file);
  const commit = async (title: string | undefined): Promise<void> => {
    mkdirSync(dirname(path), { recursive: true });
    if (title === undefined) git("rm", "--quiet", file);
    else {
      writeFileSync(path, `---\nserial_no: 9701\ntitle: ${JSON.stringify(title)}\ndate: 2026-11-20\n---\nText\n`);
      git("add", file);
    }
    git(
      "-c",
      "user.name=Maintainer",
      "-c",
      "user.email=maintainer@chamber.example",
      "commit",
      "--quiet",
      "-m",
      "Share",
    );
    await published();
  };
  const address = async (): Promise<string> => {
    const item = ((await (await ask("/api/getNewsData")).json()) as NewsAnswer[]).find(
      ({ serial_no }) => serial_no === 9701,
    );
    return `/news/${item?._id ?? ""}/${item?.slug ?? ""}`;
  };
  await commit('Quotes " and \u202e signs 🎉');
  const first = pathOf((await named(await address())).image);
  const before = await drawn(first);
  await commit(`${"経済連携に関する意見交換会、".repeat(14)}🎉`);
  const second = pathOf((await named(await address())).image);
  expect(second).not.toBe(first);
  expect(await drawn(second)).not.toEqual(before);
  expect((await ask(first)).status).toBe(404);
  await commit(undefined);
  expect((await ask(second)).status).toBe(404);
});
