import sharp from "sharp";
import request, { type Agent } from "supertest";
import { photograph, picture } from "../test-support/pictures";
import { eventFile, newsFile } from "../test-support/item-files";
import { startTestServer, type TestServer } from "../test-support/test-server";

let server: TestServer;
let staff: Agent;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.loggedIn("愛子 Tan");
});
afterAll(() => server.close());

const minimal = { date: "2026-06-12", title: "Summer networking night", description: "**Drinks** and talks." };
const place = {
  venue: "Canal Terrace",
  venue_jp: "運河テラス",
  address: "2-3 Konan, Tokyo",
  address_jp: "東京都港区港南2-3",
};
const events = async (): Promise<Record<string, unknown>[]> =>
  (await request(server.url).get("/api/getEventsData")).body;
const event = async (id: string) => (await events()).find((each) => each["_id"] === id);
const show = (path: string) => server.git("show", `HEAD:content/${path}`);
/** Paths that the newest commit touched, with A, M or D. */
const touched = () =>
  server.git("show", "--format=", "--name-status", "--no-renames", "HEAD").trim().split("\n").sort();
const lastCommit = () => server.git("log", "-1", "--format=%an|%s").trim();

test("addEvent: 201 with item and version, one commit with the author and what happened", async () => {
  const before = server.commits();
  const answer = await staff
    .post("/api/addEvent")
    .field({
      ...minimal,
      isMultiDay: "false",
      time: "18:30 - 20:30",
      link: "www.example.org/join",
      buttonText: "Learn more!",
      contactEmail: "office@example.org",
      afterLink: "www.example.org/slides",
    })
    .field({ title_jp: "夏の交流会", description_jp: "乾杯と講演。", buttonText_jp: "詳しく見る" })
    .field({ ...place, onlineLink: "www.example.org/live" })
    .expect(201);
  const { item, version } = answer.body;
  expect(item).toMatchObject({
    _id: "2026-06-12-summer-networking-night",
    link: "https://www.example.org/join",
    afterLink: "https://www.example.org/slides",
    ...place,
    onlineLink: "https://www.example.org/live",
    title_jp: "夏の交流会",
    descriptionMarkdown: "**Drinks** and talks.",
    description: expect.stringContaining("<strong>Drinks</strong>"),
    isMultiDay: false,
  });
  expect(version).toBe(item.version);
  expect(answer.headers["etag"]).toBe(`"${String(version)}"`);
  expect(server.git("rev-parse", `HEAD:content/events/2026/${String(item._id)}.md`).trim()).toBe(version);
  expect(server.commits()).toBe(before + 1);
  expect(lastCommit()).toBe("愛子 Tan|Add event: Summer networking night (2026-06-12)");
  expect(touched()).toEqual(["A\tcontent/events/2026/2026-06-12-summer-networking-night.md"]);
  expect(await event(item._id)).toEqual(item);
  expect(server.git("status", "--porcelain")).toBe("");
});

test("price, capacity, language and deadline are saved as fields, answered as numbers, kept and taken away", async () => {
  const facts = { spokenLanguage: "interpreted", registerBy: "2026-06-05" };
  const added = await staff
    .post("/api/addEvent")
    .field({ ...minimal, title: "Facts", priceMembers: "0", priceGuests: "３,０００", capacity: "40", ...facts })
    .expect(201);
  const { _id } = added.body.item;
  const answered = { priceMembers: 0, priceGuests: 3000, capacity: 40, ...facts };
  expect(added.body.item).toMatchObject(answered);
  expect(await event(_id)).toMatchObject(answered);
  const edit = async (fields: object) =>
    (
      await staff
        .post("/api/editEvent")
        .field({ ...minimal, _id, ...fields })
        .expect(200)
    ).body.item;
  expect(await edit({ title: "Other words" })).toMatchObject(answered);
  expect(await edit({ priceGuests: "3500" })).toMatchObject({ priceGuests: 3500 });
  expect(server.git("show", "--format=", "--unified=0", "HEAD").match(/^[-+]\w.*$/gm)).toEqual([
    "-title: Other words",
    "+title: Summer networking night",
    "-priceGuests: 3000",
    "+priceGuests: 3500",
  ]);
  const bare = await edit({ priceMembers: "", priceGuests: "", capacity: "", spokenLanguage: "", registerBy: "" });
  for (const name of Object.keys(answered)) expect(bare).not.toHaveProperty(name);
});

test("a second event of the same day and title gets an id of its own; its year is that of its making", async () => {
  const { body } = await staff
    .post("/api/addEvent")
    .field({ ...minimal, date: "2027-01-05" })
    .expect(201);
  expect(touched()).toEqual(["A\tcontent/events/2026/2027-01-05-summer-networking-night.md"]);
  const again = await staff
    .post("/api/addEvent")
    .field({ ...minimal, date: "2027-01-05" })
    .expect(201);
  expect(again.body.item._id).toBe(`${String(body.item._id)}-2`);
});

test("somebody without a name is named Staff", async () => {
  const unnamed = await server.loggedIn();
  await unnamed.post("/api/addEvent").field(minimal).expect(201);
  expect(lastCommit()).toBe("Staff|Add event: Summer networking night (2026-06-12)");
});

test("several days, and the words when the end is missing", async () => {
  const ok = await staff
    .post("/api/addEvent")
    .field({ ...minimal, isMultiDay: "true", date: "2026-07-01 to 2026-07-03" })
    .expect(201);
  expect(ok.body.item).toMatchObject({
    isMultiDay: true,
    startDate: "2026-07-01",
    endDate: "2026-07-03",
    time: "All day",
  });
  expect(show(`events/2026/${String(ok.body.item._id)}.md`)).not.toMatch(/isMultiDay|startDate/);
  const missing = await staff
    .post("/api/addEvent")
    .field({ ...minimal, isMultiDay: "true" })
    .expect(400);
  expect(missing.body.error.fields).toEqual({ date: "Please provide an end date for multi-day events" });
  const japanese = await staff
    .post("/api/addEvent")
    .set("Accept-Language", "ja")
    .field({ ...minimal, isMultiDay: "true" })
    .expect(400);
  expect(japanese.body.error.fields).toEqual({ date: "複数日のイベントには終了日を入力してください" });
});

test("JSON is accepted where a form is; HTML becomes Markdown", async () => {
  const wrapped = await staff
    .post("/api/addEvent")
    .send({ ...minimal, description: { format: "html", content: "<p>Come <b>early</b></p><script>alert(1)</script>" } })
    .expect(201);
  expect(wrapped.body.item.descriptionMarkdown).toBe("Come **early**");
  const html = await staff
    .post("/api/addEvent")
    .field({ ...minimal, description: "<h2>Program</h2><ul><li>tea</li></ul>" })
    .expect(201);
  expect(html.body.item.descriptionMarkdown).toBe("## Program\n\n- tea");
  const plain = await staff
    .post("/api/addEvent")
    .send({ ...minimal, description: "Just text, 1 < 2" })
    .expect(201);
  expect(plain.body.item.descriptionMarkdown).toBe("Just text, 1 < 2");
});

test("a form may hold the same object as JSON, or as two fields", async () => {
  const html = JSON.stringify({ format: "html", content: "<p>Come <b>early</b></p>" });
  const added = await staff
    .post("/api/addEvent")
    .field({ ...minimal, description: html })
    .expect(201);
  expect(added.body.item.descriptionMarkdown).toBe("Come **early**");
  const edited = await staff
    .post("/api/editEvent")
    .field({ date: minimal.date, title: minimal.title, _id: added.body.item._id, "description[format]": "html" })
    .field({ "description[content]": "<p>Come <b>late</b></p>", description_jp: html })
    .expect(200);
  expect(edited.body.item).toMatchObject({
    descriptionMarkdown: "Come **late**",
    descriptionMarkdown_jp: "Come **early**",
  });
});

test.each(["\u200b", "\u3164", "\u2800"])("a title or text of %j alone is none", async (blank) => {
  const { body } = await staff
    .post("/api/addEvent")
    .field({ ...minimal, title: blank, description: `${blank}\n` })
    .expect(400);
  expect(body.error.fields).toEqual({ title: "is required", description: "is required" });
});

test("text is answered as it was written: an Enter is a line break, times keep their tildes", async () => {
  const description = "日時：6月12日 10:00~12:00、13:00~15:00\n会場：東京";
  const { body } = await staff
    .post("/api/addEvent")
    .field({ ...minimal, description })
    .expect(201);
  expect(body.item.descriptionMarkdown).toBe(description);
  expect(body.item.description).toBe("<p>日時：6月12日 10:00~12:00、13:00~15:00<br />会場：東京</p>");
});

test("a picture may be decorative: its description is empty on purpose until there is one", async () => {
  const added = await staff
    .post("/api/addEvent")
    .field({ ...minimal, imageAlt: "", imageAlt_jp: "かご", imageDecorative: "true" })
    .attach("image", await picture("png"), "a.png")
    .expect(201);
  const { _id } = added.body.item;
  expect(added.body.item).toMatchObject({ imageAlt: "" });
  expect(added.body.item).not.toHaveProperty("imageAlt_jp");
  const stored = await staff
    .post("/api/editEvent")
    .field({ ...minimal, _id, title: "Other title" })
    .expect(200);
  expect(stored.body.item).toMatchObject({ imageAlt: "" });
  const described = await staff
    .post("/api/editEvent")
    .field({ ...minimal, _id, imageAlt: "A basket" })
    .expect(200);
  expect(described.body.item).toMatchObject({ imageAlt: "A basket" });
});

test("a button text stays only with a link", async () => {
  const { body } = await staff
    .post("/api/addEvent")
    .field({ ...minimal, link: "", buttonText: "Learn more!", buttonText_jp: "見る" })
    .expect(201);
  expect(body.item).not.toHaveProperty("buttonText");
  expect(body.item).not.toHaveProperty("buttonText_jp");
});

test.each([
  [{ title: "" }, "title", "is required"],
  [{ date: "" }, "date", /must be YYYY-MM-DD|is required/],
  [{ date: "May 3" }, "date", /must be YYYY-MM-DD/],
  [{ date: "2026-02-30" }, "date", /must be a date that exists/],
  [{ date: "0026-07-03" }, "date", /year of four digits, like 2026/],
  [{ date: "0202-07-03 to 2026-07-03" }, "date", /year of four digits, like 2026/],
  [{ date: "2026-07-03 to 2026-07-01" }, "date", /end not before the start/],
  [{ description: "" }, "description", "is required"],
  [{ description: " \n " }, "description", "is required"],
  [{ description: "<p></p>" }, "description", "is required"],
  [{ description: "x".repeat(100_001) }, "description", "must be at most 100 KB"],
  [{ description: ">".repeat(10_000) }, "description", /nest/],
  [{ description: "a\u0000b" }, "description", /control characters/],
  [{ description_jp: "> ".repeat(50) + "x" }, "description_jp", /nest/],
  [{ title: "x".repeat(201) }, "title", "must have at most 200 characters"],
  [{ link: "javascript:alert(1)" }, "link", /must be a web address/],
  [{ contactEmail: "nobody" }, "contactEmail", "must be an email address"],
  [{ afterLink: "slides" }, "afterLink", /must be a web address/],
  [{ onlineLink: "javascript:alert(1)" }, "onlineLink", /must be a web address/],
  [{ venue: "x".repeat(201) }, "venue", "must have at most 200 characters"],
  [{ address_jp: "a\nb" }, "address_jp", /one line/],
  [{ priceMembers: "-1" }, "priceMembers", /without a minus sign/],
  [{ priceGuests: "free" }, "priceGuests", /0 means free/],
  [{ capacity: "0" }, "capacity", "must be a whole number above 0"],
  [{ spokenLanguage: "fr" }, "spokenLanguage", /"en" or "ja"/],
  [{ registerBy: "2026-06-13" }, "registerBy", "must not be after the last day of the event"],
  [{ isMultiDay: "maybe" }, "isMultiDay", /true.+false/],
  [{ version: "1" }, "version", /40 hex/],
  [{ _id: "../x" }, "_id", /must be an id/],
  [{ image: "https://evil.example/x.png" }, "image", "is not a field of this form"],
  [{ admin: "true" }, "admin", "is not a field of this form"],
] as const)("addEvent with %j is 400 and names %s", async (fields, name, words) => {
  const before = server.commits();
  const answer = await staff
    .post("/api/addEvent")
    .field({ ...minimal, ...fields })
    .expect(400);
  expect(answer.body.error.code).toBe("invalid-input");
  expect(answer.body.error.fields[name]).toEqual(typeof words === "string" ? words : expect.stringMatching(words));
  expect(server.commits()).toBe(before);
});

test("missing required fields are all named at once", async () => {
  const answer = await staff.post("/api/addEvent").field({ link: "" }).expect(400);
  expect(Object.keys(answer.body.error.fields).sort()).toEqual(["date", "description", "title"]);
});

describe("pictures", () => {
  test("text and picture are one commit; the picture is upright, without metadata, and served", async () => {
    const { body } = await staff
      .post("/api/addEvent")
      .field({ ...minimal, title: "With picture", imageAlt: "People talking" })
      .attach("image", await photograph("jpeg"), "IMG 1.JPG")
      .expect(201);
    const { image, _id } = body.item;
    expect(image).toMatch(/^\/media\/2026\/2026-06-12-with-picture-[0-9a-f]{8}\.jpg$/);
    expect(touched()).toEqual([`A\tcontent/events/2026/${String(_id)}.md`, `A\tcontent${String(image)}`].sort());
    const served = await request(server.url).get(image).expect(200).expect("Content-Type", "image/jpeg");
    expect(served.headers["cache-control"]).toContain("immutable");
    const metadata = await sharp(served.body).metadata();
    expect([metadata.width, metadata.height, metadata.exif]).toEqual([200, 320, undefined]);
    expect(server.uploads()).toEqual([]);
  });

  test("replacing it removes the old one, removing it and deleting the event as well, each in one commit", async () => {
    const added = (
      await staff
        .post("/api/addEvent")
        .field({ ...minimal, title: "Changing" })
        .attach("image", await picture("png"), "a.png")
        .expect(201)
    ).body.item;
    const edited = (
      await staff
        .post("/api/editEvent")
        .field({ ...minimal, title: "Changing", _id: added._id })
        .attach("image", await picture("webp"), "b.webp")
        .expect(200)
    ).body.item;
    expect(edited.image).toMatch(/\.webp$/);
    expect(touched()).toEqual(
      [
        `A\tcontent${String(edited.image)}`,
        `D\tcontent${String(added.image)}`,
        `M\tcontent/events/2026/${String(added._id)}.md`,
      ].sort(),
    );
    await request(server.url).get(added.image).expect(404);

    const kept = (
      await staff
        .post("/api/editEvent")
        .field({ ...minimal, title: "Changed", _id: added._id })
        .expect(200)
    ).body.item;
    expect(kept.image).toBe(edited.image);
    const bare = (
      await staff
        .post("/api/editEvent")
        .field({ ...minimal, title: "Changed", _id: added._id, removeImage: "true" })
        .expect(200)
    ).body.item;
    expect(bare).not.toHaveProperty("image");
    expect(touched()).toContain(`D\tcontent${String(edited.image)}`);

    const last = (
      await staff
        .post("/api/editEvent")
        .field({ ...minimal, title: "Changed", _id: added._id })
        .attach("image", await picture("jpeg"), "c.jpg")
        .expect(200)
    ).body.item;
    await staff.post("/api/deleteEvent").send({ _id: added._id }).expect(200);
    expect(touched()).toEqual(
      [`D\tcontent${String(last.image)}`, `D\tcontent/events/2026/${String(added._id)}.md`].sort(),
    );
  });

  test("a picture that something else shows stays", async () => {
    const added = (
      await staff
        .post("/api/addEvent")
        .field({ ...minimal, title: "Shared" })
        .attach("image", await picture("png"), "a.png")
        .expect(201)
    ).body.item;
    await staff
      .post("/api/addNews")
      .field({ title: "Report", date: "2026-06-13", content: `![the evening](${String(added.image)})` })
      .expect(201);
    await staff.post("/api/deleteEvent").send({ _id: added._id }).expect(200);
    expect(touched()).toEqual([`D\tcontent/events/2026/${String(added._id)}.md`]);
    await request(server.url).get(added.image).expect(200);
  });

  test("the same picture again changes nothing but what was typed", async () => {
    const bytes = await picture("jpeg");
    const added = (
      await staff
        .post("/api/addEvent")
        .field({ ...minimal, title: "Same" })
        .attach("image", bytes, "a.jpg")
        .expect(201)
    ).body.item;
    const before = server.commits();
    const same = await staff
      .post("/api/editEvent")
      .field({ ...minimal, title: "Same", _id: added._id })
      .attach("image", bytes, "b.jpg")
      .expect(200);
    expect(same.body.item).toEqual(added);
    expect(server.commits()).toBe(before);
  });

  test.each([
    [
      "an SVG",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      415,
      /JPEG, PNG or WebP/,
    ],
    ["a file of 0 bytes", Buffer.alloc(0), 415, /JPEG, PNG or WebP/],
    ["a GIF", Buffer.from("GIF89a\u0001\u0000"), 415, /JPEG, PNG or WebP/],
    ["a cut-off JPEG", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 400, /could not be read/],
    ["more than 10 MB", Buffer.alloc(10 * 1024 * 1024 + 1, 1), 413, /10 MB|too large/],
  ] as const)("%s is refused with words and leaves nothing behind", async (_what, bytes, status, words) => {
    const before = server.commits();
    const answer = await staff.post("/api/addEvent").field(minimal).attach("image", bytes, "photo.jpg");
    expect([answer.status, answer.body.error.message]).toEqual([status, expect.stringMatching(words)]);
    expect(server.commits()).toBe(before);
    expect(server.uploads()).toEqual([]);
  });

  test("an empty file field is no picture; a file in another field is refused", async () => {
    const { body } = await staff
      .post("/api/addEvent")
      .field(minimal)
      .attach("image", Buffer.alloc(0), { filename: "", contentType: "application/octet-stream" })
      .expect(201);
    expect(body.item).not.toHaveProperty("image");
    const answer = await staff
      .post("/api/addEvent")
      .field(minimal)
      .attach("virus", await picture("png"), "a.png")
      .expect(400);
    expect(answer.body.error.fields).toEqual({ virus: "is not a field of this form" });
    const two = await staff
      .post("/api/addEvent")
      .field(minimal)
      .attach("image", await picture("png"), "a.png")
      .attach("image", await picture("png"), "b.png");
    expect(two.status).toBe(413);
    expect(server.uploads()).toEqual([]);
  });
});

describe("editEvent", () => {
  const file =
    "---\n# kept by hand\ntitle: 'Picnic'   # spring\ndate: 2026-04-04\nmood: sunny\ntime: All day\ntitle_jp: ピクニック\ncontactEmail: a@example.org\n---\n\nEnglish body.\n\n<!-- ja -->\n\n日本語の本文。\n";
  const fields = { _id: "picnic", date: "2026-04-04", title: "Picnic", description: "English body." };
  beforeEach(async () => {
    const { commit } = await server.server.store.save(
      () => ({ message: "Reset", files: [{ path: "events/2025/picnic.md", bytes: file }] }),
      { name: "Test" },
    );
    expect(commit).toMatch(/^[0-9a-f]{40}$/);
  });

  test("changes only the lines of what was changed; comments, unknown keys and unsent fields stay", async () => {
    const { body } = await staff
      .post("/api/editEvent")
      .field({ ...fields, time: "10:00 - 12:00" })
      .expect(200);
    expect(show("events/2025/picnic.md")).toBe(file.replace("time: All day", "time: 10:00 - 12:00"));
    expect(body.item).toMatchObject({
      _id: "picnic",
      time: "10:00 - 12:00",
      title_jp: "ピクニック",
      contactEmail: "a@example.org",
      descriptionMarkdown_jp: "日本語の本文。",
    });
    expect(lastCommit()).toBe("愛子 Tan|Edit event: Picnic (2026-04-04)");
  });

  test("a field that is sent empty is removed", async () => {
    const { body } = await staff
      .post("/api/editEvent")
      .field({ ...fields, title_jp: "", description_jp: "", contactEmail: "" })
      .expect(200);
    for (const name of ["title_jp", "description_jp", "contactEmail"]) expect(body.item).not.toHaveProperty(name);
  });

  test("nothing changed: nothing committed", async () => {
    const before = server.commits();
    const { body } = await staff.post("/api/editEvent").field(fields).expect(200);
    expect(body.version).toBe(body.item.version);
    expect(server.commits()).toBe(before);
  });

  test.each(["version field", "If-Match"])(
    "a save over a newer version is 409 with the current item (%s)",
    async (how) => {
      const loaded = await event("picnic");
      const send = (version: string, title: string) => {
        const call = staff.post("/api/editEvent");
        return how === "If-Match"
          ? call.set("If-Match", `"${version}"`).field({ ...fields, title })
          : call.field({ ...fields, title, version });
      };
      const version = String(loaded?.["version"]);
      const mine = await send(version, "First").expect(200);
      const before = server.commits();
      const stale = await send(version, "Second").expect(409);
      expect(stale.body.error).toMatchObject({ code: "stale-version", current: mine.body.item });
      expect(server.commits()).toBe(before);
      await send(mine.body.version, "Second").expect(200);
    },
  );

  test("a maintainer's commit makes the loaded version stale as well", async () => {
    const loaded = await event("picnic");
    const { writeFileSync } = await import("node:fs");
    writeFileSync(`${server.settings.contentDir}/events/2025/picnic.md`, file.replace("sunny", "rainy"));
    server.git("commit", "--quiet", "--all", "--message", "Weather");
    await staff
      .post("/api/editEvent")
      .field({ ...fields, title: "Mine", version: String(loaded?.["version"]) })
      .expect(409);
    await staff
      .post("/api/editEvent")
      .field({ ...fields, title: "Mine" })
      .expect(200);
    expect(show("events/2025/picnic.md")).toContain("mood: rainy");
  });

  test("an unknown item is 404, a missing id 400", async () => {
    await staff
      .post("/api/editEvent")
      .field({ ...fields, _id: "nowhere" })
      .expect(404);
    const { _id, ...rest } = fields;
    expect((await staff.post("/api/editEvent").field(rest).expect(400)).body.error.fields).toEqual({
      _id: "is required",
    });
    expect(_id).toBe("picnic");
  });
});

describe("deleteEvent", () => {
  test("200 with the id and the commit that deleted it", async () => {
    const { item } = (
      await staff
        .post("/api/addEvent")
        .field({ ...minimal, title: "Short-lived" })
        .expect(201)
    ).body;
    const { body } = await staff.post("/api/deleteEvent").send({ _id: item._id }).expect(200);
    const head = server.git("rev-parse", "HEAD").trim();
    expect(body).toEqual({ _id: item._id, version: head, commit: head });
    expect(lastCommit()).toBe("愛子 Tan|Delete event: Short-lived (2026-06-12)");
    expect(await event(item._id)).toBeUndefined();
    await staff.post("/api/deleteEvent").send({ _id: item._id }).expect(404);
  });

  test("a stale version is 409 and deletes nothing", async () => {
    const { item } = (
      await staff
        .post("/api/addEvent")
        .field({ ...minimal, title: "Guarded" })
        .expect(201)
    ).body;
    const stale = await staff
      .post("/api/deleteEvent")
      .send({ _id: item._id, version: "0".repeat(40) })
      .expect(409);
    expect(stale.body.error.current).toEqual(item);
    await staff
      .post("/api/deleteEvent")
      .set("If-Match", `"${"0".repeat(40)}"`)
      .send({ _id: item._id })
      .expect(409);
    await staff.post("/api/deleteEvent").send({ _id: item._id, version: item.version }).expect(200);
  });

  test.each([[{}], [{ _id: 1 }], [{ _id: "x", force: true }]])("%j is 400", async (body) => {
    expect((await staff.post("/api/deleteEvent").send(body).expect(400)).body.error.code).toBe("invalid-input");
  });
});

test("a file of the other kind cannot be edited or deleted through this call", async () => {
  await server.server.store.save(
    () => ({
      message: "n",
      files: [
        { path: "news/2026/only-news.md", bytes: newsFile({ serial_no: "77" }) },
        { path: "events/2026/x.md", bytes: eventFile() },
      ],
    }),
    { name: "Test" },
  );
  await staff.post("/api/deleteEvent").send({ _id: "only-news" }).expect(404);
  await staff.post("/api/deleteNews").send({ _id: "x" }).expect(404);
});

test("getSingleEvent finds by id in any letter case, whole item, with 304; an unknown id is 404", async () => {
  const added = await staff
    .post("/api/addEvent")
    .field({ ...minimal, title: "Single", ...place })
    .expect(201);
  const { body, headers } = await request(server.url).get("/api/getSingleEvent/2026-06-12-SINGLE").expect(200);
  expect(body).toEqual(added.body.item);
  expect(await events()).toContainEqual(body);
  expect(headers["etag"]).toBe(`"${String(body.version)}"`);
  const again = request(server.url).get("/api/getSingleEvent/2026-06-12-single");
  await again.set("If-None-Match", String(headers["etag"])).expect(304);
  for (const id of ["unknown", "..%2fsite", "2026-06-12-single.ics"])
    await request(server.url).get(`/api/getSingleEvent/${id}`).expect(404);
});
