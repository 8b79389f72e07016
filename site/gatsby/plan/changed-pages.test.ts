import type { ItemHistory } from "../../../content/model/api/item-history";
import { sampleContent } from "../../../content/model/test-support/sample-content";
import { readContentFiles } from "../content/read-content";
import { siteContent } from "../content/site-content";
import { made } from "../test-support/made";
import { testBuild } from "../test-support/test-build";
import { PagePlanCache } from "./page-plan-cache";
import { availablePages, planPages } from "./plan-pages";

const day = (number: number): string => `2026-05-0${String(number)}T00:00:00.000Z`;
const history = (item: string, last: string): ItemHistory => ({ item, commits: 1, first: day(1), last });
const files = readContentFiles(sampleContent);
const cache = new PagePlanCache();

function plan(...histories: readonly ItemHistory[]) {
  files.remember(histories);
  const content = siteContent(files.folder());
  const pages = planPages(
    testBuild({ content, fixedPages: availablePages(content), product: content.site.product }),
    cache,
  );
  return { content, at: (path: string) => pages.filter((page) => page.path === path) };
}
const datesOf = async (pages: Parameters<typeof made>[0]) =>
  (await made(pages)).flatMap(({ context }) =>
    context.head.jsonLd.flatMap((each) => ("dateModified" in each ? [[each["@type"], each["dateModified"]]] : [])),
  );

test("without a history no page says when it was changed", async () => {
  const { content, at } = plan();
  const event = at(`/events/${content.events.at(-1)?._id ?? ""}`);
  expect(event.map(({ changed }) => changed)).toEqual([undefined]);
  expect(await datesOf([...event, ...at("/company/kopiya")])).toEqual([]);
});

test("a page is as new as the newest of the files it shows, and the pages of companies and articles say so", async () => {
  const { content } = plan();
  const [event, article] = [content.events.at(-1), content.news[0]];
  const articlePath = `/news/${article?._id ?? ""}/${article?.slug ?? ""}`;
  const { at } = plan(
    history(`events/${event?._id ?? ""}`, day(2)),
    history(`news/${article?._id ?? ""}`, day(4)),
    history("companies/kopiya", day(3)),
    history("pages/membership", day(5)),
    history("plans/plans", day(6)),
    history("pages/news", day(2)),
  );
  const changed = (path: string) => at(path).map((page) => page.changed);
  const { product } = content.site;
  expect(changed(`/events/${event?._id ?? ""}`)).toEqual([day(2)]);
  expect(changed(articlePath)).toEqual([day(4)]);
  expect(changed(`/${product}-membership`)).toEqual([day(6)]);
  expect(changed(`/${product}-news`)).toEqual([day(4)]);
  expect(changed(`/${product}-members-directory`)).toEqual([day(3)]);
  expect(changed(`/${product}-contact`)).toEqual([undefined]);
  expect(
    await datesOf([...at(`/events/${event?._id ?? ""}`), ...at("/ja/company/kopiya"), ...at(articlePath)]),
  ).toEqual([
    ["WebPage", day(3)],
    ["NewsArticle", day(4)],
  ]);
});

test("an item that became public after its last change is as new as that moment; another history is another page", () => {
  const { content } = plan();
  const { _id: id = "" } = content.events.at(-1) ?? {};
  const path = files.folder().files.find(({ file }) => file.collection === "events" && file.id === id)?.path ?? "";
  const changed = () => plan().at(`/events/${id}`)[0]?.changed;
  plan(history(`events/${id}`, day(7)));
  expect(changed()).toBe(day(7));
  const text = (publishAt: string) =>
    Buffer.from(`---\ntitle: Night\ndate: 2030-01-01\npublishAt: ${publishAt}\n---\nCome.\n`);
  files.replace(path, text("2026-05-09T09:00+09:00"));
  expect(changed()).toBe(day(9));
  files.replace(path, text("2026-05-01T09:00+09:00"));
  expect(changed()).toBe(day(7));
});
