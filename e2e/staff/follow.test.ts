import { readCalendar } from "../../site/gatsby/test-support/read-calendar";
import { readFeed } from "../../site/gatsby/test-support/read-feed";
import { ask } from "../product/ask";
import { published } from "../product/published";
import { startedProduct } from "../product/started-product";
import { logIn, openForm } from "../support/staff";
import { call } from "../support/staff-call";
import { visitor } from "../support/visitor";
import { wordsIn } from "../support/words";

const title = 'Lanterns "at" sea; 灯り🎉';

const shownAgain = { draft: null, publishAt: null, unpublishAt: null };

/** Fetches a file of the live site, and checks the 304 for its ETag. */
async function fetched(path: string, type: string): Promise<string> {
  const address = startedProduct().url + path;
  const answer = await fetch(address);
  expect([path, answer.status, answer.headers.get("content-type")]).toEqual([path, 200, `${type}; charset=utf-8`]);
  // fetch would request a whole answer otherwise.
  const known = { "If-None-Match": answer.headers.get("etag") ?? "", "Cache-Control": "max-age=0" };
  const again = await fetch(address, { headers: known });
  expect(again.status).toBe(304);
  return answer.text();
}
const calendar = async (path: string) => readCalendar(await fetched(path, "text/calendar")).events;

test.each([
  ["en", ""],
  ["ja", "/ja"],
] as const)(
  "people and programs find the feed and the calendar, which hold what the pages do: %s",
  async (language, below) => {
    const { page, faults, close } = await visitor({ language });
    const { follow } = wordsIn(language).items;
    for (const path of ["/sccj-events", "/sccj-news"]) {
      await page.goto(below + path);
      for (const [name, to, type] of [
        [follow.calendar, `${below}/events.ics`, "text/calendar"],
        [follow.feed, `${below}/feed.xml`, "application/atom+xml"],
      ] as const) {
        expect(await page.getByRole("link", { name, exact: true }).getAttribute("href")).toBe(to);
        expect(await page.locator(`head link[rel="alternate"][type="${type}"]`).getAttribute("href")).toBe(to);
      }
    }
    expect(faults).toEqual([]);
    await close();
    const events = await calendar(`${below}/events.ics`);
    expect(events.length).toBeGreaterThan(10);
    // An event that was deleted stays as cancelled and has no page.
    const pages = events.flatMap(({ url }) => (url === undefined ? [] : [new URL(url).pathname]));
    expect(pages.length).toBeGreaterThan(10);
    for (const path of pages.slice(-2)) expect((await fetch(startedProduct().url + path)).status).toBe(200);
    const feed = readFeed(await fetched(`${below}/feed.xml`, "application/atom+xml"));
    expect([feed.language, feed.entries.length]).toEqual([language, 20]);
  },
);

test("an event that is added, moved and deleted reaches the calendars as such", async () => {
  const staff = await visitor();
  const { page } = staff;
  await page.goto("/adminEvents");
  await logIn(page, "en");
  await openForm(page);
  const fields = { title, title_jp: "灯りの夕べ", date: "2027-05-20", time: "18:30 - 20:30", description: "Come." };
  const added = await call(page, "/api/addEvent", { fields });
  expect(added.status).toBe(201);
  const id = added.body.item?._id ?? "";
  const found = async (path: string) => (await calendar(path)).find(({ uid }) => uid.startsWith(`${id}@`));
  await published();
  expect(await found("/events.ics")).toMatchObject({
    summary: title,
    sequence: 0,
    start: { date: new Date("2027-05-20T18:30+09:00") },
  });
  expect(await found(`/ja/events/${id}.ics`)).toMatchObject({ summary: "灯りの夕べ", sequence: 0 });

  expect((await call(page, "/api/editEvent", { fields: { ...fields, _id: id, date: "2027-05-27" } })).status).toBe(200);
  await published();
  for (const path of ["/events.ics", `/events/${id}.ics`, "/ja/events.ics"])
    expect(await found(path)).toMatchObject({
      status: "CONFIRMED",
      sequence: 3,
      start: { date: new Date("2027-05-27T18:30+09:00") },
    });

  expect((await call(page, "/api/deleteEvent", { json: { _id: id } })).status).toBe(200);
  await published();
  for (const path of ["/events.ics", "/ja/events.ics"])
    expect(await found(path)).toMatchObject({ status: "CANCELLED", sequence: 6 });
  expect((await fetch(`${startedProduct().url}/events/${id}.ics`)).status).toBe(404);
  await staff.close();
});

test("an event that is taken back is cancelled, with nothing that was not public; shown again it takes place", async () => {
  const staff = await visitor();
  const { page } = staff;
  await page.goto("/adminEvents");
  await logIn(page, "en");
  await openForm(page);
  const fields = { title: "Tea at sea", title_jp: "海の茶会", date: "2027-05-20", description: "Come." };
  const added = await call(page, "/api/addEvent", { fields });
  const id = added.body.item?._id ?? "";
  await published();
  const edit = async (changes: Readonly<Record<string, string | boolean | null>>): Promise<void> => {
    const path = `/api/collections/events/${id}`;
    expect((await call(page, path, { method: "PUT", json: changes })).status).toBe(200);
    await published();
  };
  const texts = ["/events.ics", "/ja/events.ics", "/feed.xml"] as const;
  const isSaid = async () => {
    const all = await Promise.all(texts.map((path) => ask(path).then((answer) => answer.text())));
    return all.some((text) => text.includes("Vexille") || text.includes("鵺鸞"));
  };
  const found = async (path: string) => (await calendar(path)).find(({ uid }) => uid.startsWith(`${id}@`));
  const secret = { title: "Vexille", title_jp: "鵺鸞", venue: "Vexille hall", date: "2027-06-01" };
  for (const [hiding, sequence] of [
    [{ draft: true }, 3],
    [{ draft: null, publishAt: "2099-01-01T09:00+09:00" }, 12],
    [{ publishAt: null, unpublishAt: "2026-01-01T09:00+09:00" }, 21],
  ] as const) {
    await edit({ ...hiding, ...secret });
    for (const [path, summary] of [
      ["/events.ics", "Tea at sea"],
      ["/ja/events.ics", "海の茶会"],
    ] as const) {
      const event = await found(path);
      expect(event).toMatchObject({ status: "CANCELLED", sequence, summary });
      expect(event?.start.date).toEqual(new Date("2027-05-20T00:00:00Z"));
      expect(event).not.toHaveProperty("location");
      expect(event).not.toHaveProperty("description");
    }
    await edit({ venue: "Vexille room" });
    expect(await found("/events.ics")).toMatchObject({ status: "CANCELLED", sequence });
    expect(await isSaid()).toBe(false);
    await edit({ title: "Tea at sea", title_jp: "海の茶会", venue: null, date: "2027-05-20", ...shownAgain });
    expect(await found("/events.ics")).toMatchObject({ status: "CONFIRMED", sequence: sequence + 6 });
  }
  await staff.close();
});
