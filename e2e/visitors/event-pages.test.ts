import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "../../content/model/text/language";
import { createRoutes } from "../../site/routes";
import { ask } from "../product/ask";
import { published } from "../product/published";
import { commitAll } from "../product/repository";
import { startedProduct } from "../product/started-product";
import { openPage } from "../support/open-page";
import { comingEvent, pastEvent } from "../support/public-pages";
import { visitor } from "../support/visitor";
import { visitorOn } from "../support/visitor-on";
import { wordsIn } from "../support/words";

const routes = createRoutes("sccj");
const webinar = "2026-12-17-graduate-hiring-webinar";
const get = (path: string): Promise<Response> => ask(path, { redirect: "manual" });

describe.each(languages)("the page of an event in %s", (language) => {
  const { items } = wordsIn(language);
  const path = routes.event(language, comingEvent);
  const [hours, map] =
    language === "en"
      ? ["18:30-21:30 JST (17:30-20:30 SGT)", "1-9 Marunouchi, Chiyoda-ku, Tokyo"]
      : ["日本時間18:30～21:30（シンガポール時間17:30～20:30）", "東京都千代田区丸の内1-9"];

  test("is reached from the list, by title and by picture, and from the home page", async () => {
    const { page, faults, close } = await visitor({ language, width: 360 });
    await openPage(page, routes.page(language, "events"));
    const card = page.locator(`[id="${comingEvent}"]`);
    expect(await card.locator(".event-card-picture").getAttribute("href")).toBe(path);
    await card.getByRole("heading", { level: 4 }).getByRole("link").click();
    await page.waitForURL(`**${path}`);
    expect(await page.getByText(hours).isVisible()).toBe(true);
    const link = page.getByRole("link", { name: items.onMap });
    expect(new URL((await link.getAttribute("href")) ?? "").searchParams.get("query")).toBe(map);
    expect(await page.getByRole("link", { name: items.addToCalendar }).getAttribute("href")).toBe(`${path}.ics`);
    await openPage(page, routes.page(language, "home"));
    const teasers = await page.locator(".event-teaser a").evaluateAll((all) => all.map((a) => a.getAttribute("href")));
    expect(teasers).toHaveLength(2);
    for (const address of teasers) expect((await get(address ?? "")).status).toBe(200);
    expect(faults).toEqual([]);
    await close();
  });

  test("offers registration until it ends and the calendar until the event is over; nothing moves", async () => {
    const seen = async (day: string): Promise<string[]> => {
      const { page, faults, close } = await visitorOn(day, language);
      await openPage(page, path);
      const words = await page.locator(".event-actions :is(a, p):visible").allInnerTexts();
      expect(faults).toEqual([]);
      await close();
      return words.slice(0, -1);
    };
    const [open = "", by = "", calendar = ""] = await seen("2026-12-04");
    expect(await seen("2026-12-05")).toEqual([expect.not.stringContaining(by), calendar]);
    expect(calendar).toBe(items.addToCalendar);
    expect(await seen("2026-12-11")).toEqual([expect.stringContaining(items.learnMore)]);
    expect(open).not.toContain(items.learnMore);
  });

  test("has structured data with all that search engines require, and its list has none", async () => {
    const jsonLd = async (address: string): Promise<Record<string, unknown>[]> => {
      const html = await (await get(address)).text();
      return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
        ([, text = ""]) => JSON.parse(text) as Record<string, unknown>,
      );
    };
    for (const id of [comingEvent, pastEvent, webinar]) {
      const data = await jsonLd(routes.event(language, id));
      expect(data.map((each) => each["@type"])).toEqual(["Event", "BreadcrumbList"]);
      for (const name of [
        "name",
        "description",
        "location",
        "image",
        "organizer",
        "eventStatus",
        "eventAttendanceMode",
      ])
        expect(data[0]).toHaveProperty([name]);
      for (const name of ["startDate", "endDate"])
        expect(data[0]?.[name]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+09:00$/);
    }
    const [online] = await jsonLd(routes.event(language, webinar));
    expect(online?.["location"]).toMatchObject({ "@type": "VirtualLocation", url: expect.stringMatching(/^https:/) });
    expect(online?.["offers"]).toMatchObject({ url: "https://forms.sccj.example/graduate-webinar" });
    expect(await jsonLd(routes.page(language, "events"))).toEqual([]);
  });

  test("of the past leads to the article about it, and back to all events", async () => {
    const { page, close } = await visitor({ language });
    await openPage(page, routes.event(language, pastEvent));
    const [report] = await page.getByRole("region", { name: items.reports }).getByRole("link").all();
    expect(await report?.getAttribute("href")).toMatch(/\/news\/2026-06-18-summer-night-report\//);
    expect(await page.getByRole("link", { name: items.allEvents }).getAttribute("href")).toBe(
      routes.page(language, "events"),
    );
    await close();
  });

  test("begins its actions at the edge of the text where there is no button", async () => {
    const { page, close } = await visitor({ language, width: 360 });
    await openPage(page, routes.event(language, "2026-12-03-kopi-morning"));
    const left = async (name: "link" | "heading", words?: string) =>
      (
        await page
          .getByRole("article")
          .getByRole(name, words === undefined ? { level: 1 } : { name: words })
          .boundingBox()
      )?.x;
    expect(await left("link", items.addToCalendar)).toBe(await left("heading"));
    await close();
  });

  test("in other letter case leads to its own address; one that goes live just now is shown", async () => {
    const answer = await get(routes.event(language, comingEvent.toUpperCase()));
    expect([answer.status, answer.headers.get("location")]).toEqual([301, path]);
    const { page, faults, close } = await visitor({ language });
    await page.route(path, async (route) => {
      const notFound = await route.fetch({ url: new URL(`${path}-x`, startedProduct().url).href });
      await route.fulfill({ response: notFound, status: 200 });
    });
    await openPage(page, path);
    await page.getByText(hours).waitFor();
    expect(await page.getByRole("article").getByRole("heading", { level: 1 }).count()).toBe(1);
    expect(faults).toEqual([]);
    await close();
  });

  test("home shows the events that come next where the content says so, and a sentence when none does", async () => {
    const file = join(startedProduct().repository, "content/pages/home.yml");
    writeFileSync(
      file,
      readFileSync(file, "utf8").replace(/^events:\n(?: {2}order: next\n)?/m, "events:\n  order: next\n"),
    );
    commitAll("Show the next events");
    await published();
    const shownOn = async (day: string): Promise<(string | null)[]> => {
      const { page, faults, close } = await visitorOn(day, language);
      await openPage(page, routes.page(language, "home"));
      await page.locator("html[data-ready]").waitFor({ state: "attached" });
      const section = page.locator("[data-island=latest-events]");
      if (day > "2026-11-22") await page.locator("[data-island=latest-events][data-awake]").waitFor();
      const found = await section
        .locator(".event-teaser a")
        .evaluateAll((all) => all.map((a) => a.getAttribute("href")));
      const none = section.locator(".list-state");
      if (found.length === 0) expect(await none.innerText()).toMatch(/\p{L}{2}/u);
      else expect(await none.count()).toBe(0);
      expect(await section.getByRole("link").last().getAttribute("href")).toBe(routes.page(language, "events"));
      expect(faults).toEqual([]);
      await close();
      return found;
    };
    const weekend = routes.event(language, "2026-11-20-food-and-design-weekend");
    const coffee = routes.event(language, "2026-12-03-kopi-morning");
    expect(await shownOn("2026-11-21")).toEqual([weekend, coffee]);
    expect(await shownOn("2026-11-23")).toEqual([coffee, path]);
    expect(await shownOn("2027-10-01")).toEqual([]);
  });
});

test("the sitemap names every event with its twin", async () => {
  const index = await (await get("/sitemap-index.xml")).text();
  for (const language of languages) {
    const name = `sitemap-events-${language}-1.xml`;
    expect(index).toContain(`/${name}</loc>`);
    const sitemap = await (await get(`/${name}`)).text();
    expect(sitemap).toContain(`${routes.event(language, pastEvent)}</loc>`);
    expect(sitemap).toContain(`hreflang="ja" href="${startedProduct().publicUrl}${routes.event("ja", pastEvent)}"`);
  }
});
