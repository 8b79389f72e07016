import { readFileSync } from "node:fs";
import { join } from "node:path";
import { crossFileProblems } from "../test-support/cross-file-problems";
import { sampleContent } from "../test-support/sample-content";
import { FileComparison, missingFiles } from "../checks/check-content";
import { collections } from "../collections/collections";
import { fault } from "../problems/fault";
import type { PlacedFile } from "./content-file";
import { editEntry } from "./entry-file";
import { isContentPath, notText, parseContentFile } from "./parse-content-file";
import { formatProblem } from "../problems/problem";

const placed = (path: string, text: string): PlacedFile => {
  const parsed = parseContentFile(path, text, "v");
  if (!parsed.ok) throw new Error(parsed.problems.map(formatProblem).join("\n"));
  return { path, file: parsed.file };
};
const faults = (path: string, text: string): string[] => {
  const parsed = parseContentFile(path, text, "v");
  return parsed.ok ? [] : parsed.problems.map(formatProblem);
};
const event = (image = "/media/a.jpg") =>
  `---\ntitle: A\ndate: 2026-01-01\nimage: ${image}\n---\nHi ![x](/media/body.png)\n`;
const news = (number: number) =>
  `---\nserial_no: ${number}\ntitle: A\ndate: 2026-01-01\ncategory: Events, Culture、文化\n---\nHi\n`;

test("which paths hold content", () => {
  for (const path of [
    "site.yml",
    "pages/home.yml",
    "events/2026/a.md",
    "news/2026/a.md",
    "companies/akiya2.0.md",
    "people/x.yml",
    "events/a.md",
    "people/x.yaml",
    "events/2026/b.md.txt",
    "events/2026/b.docx",
    "people/x.yml.txt",
    "redirects.yml.txt",
    "event/2026/a.md",
    "redirect.yml",
    "2026-05-17-q.md",
    "2026/2026-05-17-q.md",
  ])
    expect([path, isContentPath(path)]).toEqual([path, true]);
  for (const path of [
    "model/event.ts",
    "media/a.jpg",
    "events/2026/.a.md",
    "events/README.md",
    "events/README",
    "events/2026/a.md~",
    "notes.md",
    "2026-minutes.md",
    "docs/2026-05-17-minutes.md",
    "other.yml",
    "team.yml",
    "team/a.md",
    "docs/event.md",
    "images/a.yml",
    "events/2026/a.md.swp",
    // What a chamber still has of the staff pages' words.
    "pages/admin-start.yml",
    "pages/admin-inquiries.yml",
  ])
    expect([path, isContentPath(path)]).toEqual([path, false]);
});

test("events, news and companies are understood", () => {
  expect(placed("events/2026/a.md", event()).file).toMatchObject({ collection: "events", id: "a" });
  expect(placed("news/2026/b.md", news(3)).file).toMatchObject({
    collection: "news",
    fields: { serial_no: 3, category: ["Events", "Culture", "文化"] },
  });
  const company =
    "---\nid: 4\nname: Akiya\ndescription: Homes\nlocation: Tokyo\nlogoImg: /media/a.png\nlink: www.akiya.example\n---\nLong\n<!-- ja -->\n長い\n";
  expect(placed("companies/akiya2.0.md", company).file).toMatchObject({
    collection: "companies",
    id: "akiya2.0",
    fields: { id: 4, longdesc: "Long", longdesc_jp: "長い" },
  });
});

test.each([
  ["events/a.md", "folder named by year"],
  ["events/2026/My Picnic.md", "name of a-z"],
  ["events/2026/x/a.md", "folder named by year"],
  ["companies/Akiya.md", "name of a-z"],
  ["people/x.yaml", ".yml"],
  ["events/2026/b.md.txt", "folder named by year and end in .md"],
  ["companies/akiya.md.txt", "end in .md"],
  ["people/x.yml.txt", "not at a place"],
  ["event/2026/a.md", 'meant as "events/"'],
  ["Events/2026/a.md", 'meant as "events/"'],
  ["Site.yml", 'meant as "site.yml"'],
  ["evnets/2026/a.md", 'meant as "events/"'],
  ["new/2026/a.md", 'meant as "news/"'],
  ["company/a.md", 'meant as "companies/"'],
  ["Peoples/a.yaml", 'meant as "people/"'],
  ["page/home.yml", 'meant as "pages/"'],
  ["custom_page/a.md", 'meant as "custom-pages/"'],
  ["redirect.yml", 'meant as "redirects.yml"'],
  ["partner.yml", 'meant as "partners.yml"'],
  ["pages/bogus.yml", "not the name of a page"],
  ["2026-05-17-q.md", "folder named by year"],
  ["../x.yml", "not"],
  ["events/2026/../../a.md", "folder"],
])("%s is told where it belongs", (path, words) => expect(faults(path, "")[0]).toContain(words));

test.each([
  ["events/2026/b.docx", "itemPlace"],
  ["people/x.docx", "unknownPlace"],
  ["events/2026/b.md", "notUtf8"],
  ["plans.next.yml", "notUtf8"],
])("%s with other bytes than text: %s", (path, code) => expect(notText(path)).toMatchObject({ path, code }));

const notices = (path: string, text: string): string[] => {
  const parsed = parseContentFile(path, text, "v");
  const found = parsed.ok ? parsed.warnings : parsed.problems;
  return found.filter(({ severity }) => severity === "notice").map(formatProblem);
};

test.each([
  ["vanue: Hall", "vanue", "venue"],
  ["venue jp: ホール", "venue jp", "venue_jp"],
  ["title-jp: 夜", "title-jp", "title_jp"],
  ["imgae_alt: A hall", "imgae_alt", "imageAlt"],
  ["Registr by: 2026-01-01", "Registr by", "registerBy"],
  ["contact-email: a@b.example", "contact-email", "contactEmail"],
])("the name in the line %j is named, with the field that was meant", (line, name, meant) => {
  const text = event().replace("date:", `${line}\ndate:`);
  expect(notices("events/2026/a.md", text)).toEqual([
    `events/2026/a.md:3 "${name}" is not a field known here, and its value is not used: it was probably meant as "${meant}"`,
  ]);
  expect(placed("events/2026/a.md", text).file).toMatchObject({ collection: "events", fields: { title: "A" } });
});

test.each(["Time", "TIME", "\u3000time", "\u200btime", "ｔｉｍｅ", "時間", "tiem"])(
  "hours under the name %j are read, and the name is named with the one that was meant",
  (name) => {
    for (const hours of ["18:30 - 20:30", "after sunset"]) {
      const text = event().replace("date:", `${name}: ${hours}\ndate:`);
      expect(notices("events/2026/a.md", text)[0]).toBe(
        `events/2026/a.md:3 "${name}" is no field known here; it is read as "time", as which it was probably meant: write "time"`,
      );
      const { file } = placed("events/2026/a.md", text);
      expect(file).toMatchObject({ fields: { title: "A", time: hours } });
      if (file.collection !== "events") throw new Error("the example must be an event");
      const edited = editEntry(
        collections.events,
        "a",
        { text, before: file.fields },
        { ...file.fields, time: "All day" },
      );
      expect(placed("events/2026/a.md", edited).file).toMatchObject({ fields: { time: "All day" } });
      expect(edited).toContain(`${name}: ${hours}\n`);
    }
  },
);

test("hours under two names: those of the right one count", () => {
  const text = event().replace("date:", "Time: 18:30\ntime: 19:00\nTIME: 20:00\ndate:");
  expect(placed("events/2026/a.md", text).file).toMatchObject({ fields: { time: "19:00" } });
  expect(notices("events/2026/a.md", text)).toEqual([
    expect.stringContaining('"Time" is not a field known here, and its value is not used'),
    expect.stringContaining('"TIME" is not a field known here, and its value is not used'),
  ]);
});

test.each([
  ["Draft: true", "draft"],
  ["ｄｒａｆｔ: true", "draft"],
  ["下書き: はい", "draft"],
  ["publishat: 2027-01-01 10:00", "publishAt"],
  ["publish_at: 2027-01-01 10:00", "publishAt"],
  ["UNPUBLISHAT: 2025-01-01 10:00", "unpublishAt"],
  ["published: false", "draft: true"],
  ["drafft: true", "draft"],
  ["draf: yes", "draft"],
  ["Drafts: はい", "draft"],
  ["pubishAt: 2027-01-01 10:00", "publishAt"],
  ["unpublish_att: 2025-01-01 10:00", "unpublishAt"],
  ["status: Draft", "draft: true"],
])("%j, which was to keep the entry private, does not make it public", (line, meant) => {
  expect(faults("events/2026/a.md", event().replace("date:", `${line}\ndate:`))).toEqual([
    expect.stringMatching(new RegExp(`^events/2026/a.md:3 .* it was probably meant as "${meant}"$`)),
  ]);
});

test.each(["published: 2025-01-01", "published: true", "status: publish", "craft: paper"])(
  "a name of another program that is only like such a field, %j, leaves nothing out",
  (line) => {
    const text = event().replace("date:", `${line}\ndate:`);
    expect(placed("events/2026/a.md", text).file).toMatchObject({ fields: { title: "A" } });
  },
);

test.each(["\0", "\0\0\0\0", "PK\u0003\u0004\0", "-\0-\0-\0\n\0", `${event()}\0`.slice(20)])(
  "a file of other bytes than text, %j, is told that it is none",
  (text) => {
    for (const path of ["events/2026/a.md", "companies/a.md", "custom-pages/a.md", "site.yml", "people/a.yml"])
      expect(faults(path, text)).toEqual([`${path} is not UTF-8 text; save it as UTF-8`]);
  },
);

test("one such byte within a text is named where it stands", () => {
  expect(faults("events/2026/a.md", `${event()}\0`)).toEqual([expect.stringMatching(/:\d+ "description" contains/)]);
});

test("a field that is the same in both languages has no Japanese one to be meant", () => {
  expect(notices("events/2026/a.md", event().replace("date:", "time_jp: 18:30\ndate:"))).toEqual([
    'events/2026/a.md:3 "time_jp" is not a field known here, and its value is not used: check its spelling or remove it',
  ]);
});

test("a name that is like no field is named alone, in every Markdown file and beside what leaves a file out", () => {
  const named = (path: string): string =>
    `${path}:2 "weather" is not a field known here, and its value is not used: check its spelling or remove it`;
  const weather = (text: string): string => text.replace("---\n", "---\nweather: fine\n");
  expect(notices("news/2026/b.md", weather(news(1)))).toEqual([named("news/2026/b.md")]);
  expect(notices("events/2026/a.next.md", weather(event()))).toEqual([named("events/2026/a.next.md")]);
  const faulty = weather(event()).replace("date:", "Date:");
  expect(faults("events/2026/a.md", faulty)).toEqual([
    'events/2026/a.md:1 "date" is required',
    named("events/2026/a.md"),
    expect.stringContaining(
      '"Date" is not a field known here, and its value is not used: it was probably meant as "date"',
    ),
  ]);
});

test.each(["until late", "10:00 (IST)", "18:30 - 20:30 / 21:00", "未定"])(
  "hours that calendars cannot read are named: %s",
  (time) => {
    const text = event().replace("date:", `time: ${time}\ndate:`);
    expect(notices("events/2026/a.md", text)).toEqual([
      'events/2026/a.md:3 "time" has hours that calendars cannot read: write them like 18:30 - 20:30, or calendars have no hours, only these words',
    ]);
  },
);

test("hours that are read as at night are named, and read so", () => {
  const text = event().replace("date:", "time: 2:00 - 4:00\ndate:");
  expect(notices("events/2026/a.md", text)).toEqual([
    'events/2026/a.md:3 "time" has hours that are read as 02:00 at night: write 14:00, or p.m., if they are in the afternoon, and a.m. if not',
  ]);
});

test.each(["18:30 - 20:30", "All day", "終日", "''", "午後6時〜8時半"])(
  "hours that are clear are not named: %s",
  (time) => {
    expect(notices("events/2026/a.md", event().replace("date:", `time: ${time}\ndate:`))).toEqual([]);
  },
);

test.each([
  ["title: Late night A #3", "title", "#3", '"Late night A #3"'],
  ['title: The "big" one # 2', "title", "# 2", '"The \\"big\\" one # 2"'],
  ["title: One\n  two #3", "title", "#3", '"One two #3"'],
  ["venue: #3 Hall", "venue", "#3 Hall", '"#3 Hall"'],
])("in %j a comment is named, which may have been meant as text", (line, field, left, written) => {
  const text = `---\ndate: 2026-01-01\n${line.startsWith("title") ? "" : "title: A\n"}${line}\n---\nHi\n`;
  expect(notices("events/2026/a.md", text)).toEqual([
    `events/2026/a.md:${line.includes("\n") || !line.startsWith("title") ? "4" : "3"} "${field}" ends before "${left}", which is a comment and not shown; if it belongs to the text, put all of it in quotes: ${written}`,
  ]);
});

test.each([
  " <!-- ja -->",
  "<!-- JA -->",
  "<!--jp-->",
  "<!---ja--->",
  "＜!-- ja --＞",
  "<!--　日本語　-->",
  "<!- ja ->",
  "<!—ja—>",
  "<! -- ja -->",
  "< !-- ja -- >",
  "<-- ja -->",
  "<!-- ja",
  "＜！ーー　日本語　ーー＞",
  "&lt;!-- ja --&gt;",
  "<!-- ｊａ -->",
  "＜！－－ＪＡ－－＞",
  "En <!-- ja --> 日本",
  `${"long ".repeat(50)}<!--ja-->`,
])("a line that is nearly the one before the Japanese text is named: %s", (line) => {
  const text = `---\ntitle: A\ndate: 2026-06-12\n---\n\nHi.\n\n${line}\n\nこんにちは。\n`;
  expect(notices("events/2026/a.md", text)).toEqual([
    'events/2026/a.md:8 does not begin the Japanese text, though it looks so: write exactly "<!-- ja -->", at the very start of the line',
  ]);
});

test.each([
  "<!-- ja -->",
  "\\<!-- ja -->",
  "<!-- jan -->",
  "<ja>",
  "&lt;ja&gt;",
  "- ja",
  "<!-- note -->",
  "ja",
  "A line `<!-- ja -->`",
  "A \\<!-- ja -->",
])("%s is what it is", (line) =>
  expect(notices("events/2026/a.md", `---\ntitle: A\ndate: 2026-06-12\n---\n\nHi.\n\n${line}\n`)).toEqual([]),
);

test.each([
  ["capacity: 30 # 名", "capacity", "# 名"],
  ["registerBy: 2026-06-01 # noon", "registerBy", "# noon"],
])("behind a value that is no text, quotes are not the advice: %s", (line, field, left) => {
  const text = event().replace("date:", `${line}\ndate:`);
  expect(notices("events/2026/a.md", text)).toEqual([
    `events/2026/a.md:3 "${field}" ends before "${left}", which is a comment and not shown: if visitors should read it, write it in the text below the fields`,
  ]);
});

test.each(["category:\n  -Announcement\n  -Community", "category:\n  - A\n   -B", "category:\n  ・A\n  ・B"])(
  "a list whose dashes have no space behind them is named: %j",
  (list) => {
    const text = news(1).replace("category: Events, Culture、文化", list);
    expect(notices("news/2026/b.md", text)).toEqual([
      expect.stringMatching(/^news\/2026\/b\.md:[67] "category" is one text though its lines begin with "-"/),
    ]);
  },
);

test.each(["title: A\n  -5 degrees", "title: -A", "title: 'A\n  -B'", "title: >\n  -A"])(
  "dashes that are text are not named: %j",
  (title) => expect(notices("events/2026/a.md", `---\n${title}\ndate: 2026-01-01\n---\nHi\n`)).toEqual([]),
);

test("in data files, too, a text that ends at a sign of comments is named, and a maintainer's remark is not", () => {
  const text = personWith("  en: Head of SIG #3\n  ja: 第3部会 # remark\n");
  expect(notices("people/x.yml", text)).toEqual([
    'people/x.yml:8 ends before "#3", which is a comment and not shown; if it belongs to the text, put all of it in quotes: "Head of SIG #3"',
  ]);
});

test("a comment in an item of a list is named; one on a line of its own or behind quotes or a list is not", () => {
  const text = news(1).replace("category: Events, Culture、文化", "category:\n  - Talk #3\n  - Culture");
  expect(notices("news/2026/b.md", text)).toEqual([
    expect.stringMatching(/^news\/2026\/b\.md:6 "category" ends before "#3"/),
  ]);
  const fields = "# a\nserial_no: 1\ntitle: 'A #2' # b\ndate: 2026-01-01\n# c\ncategory: [A#1] # d\nauthor:\n  # e\n";
  expect(notices("news/2026/b.md", `---\n${fields}---\nHi # there\n`)).toEqual([]);
});

const personWith = (title: string): string =>
  `serial_no: 1\nlists: [board]\nimage: /media/a.png\nname:\n  en: A\n  ja: B\ntitle:\n${title}bio:\n  en: A\n  ja: B\n`;
const person =
  "serial_no: 1\nlists: [board]\nimage: /media/a.png\nname: {en: A, ja: B}\ntitle:\n  en: A\n  ja: B\nbio:\n  en: A\n  ja: B\n";
const personFaults = (text: string): string[] => faults("people/x.yml", text);

test("the example person is right", () => expect(personFaults(person)).toEqual([]));

test.each([
  [
    "an unknown field",
    person + "nickname: A\n",
    '11 "nickname" is not a field known here: check its spelling or remove it',
  ],
  [
    "an unknown field whose value stands below it",
    `profil:\n  company: A\n${person}`,
    '1 "profil" is not a field known here: check its spelling or remove it',
  ],
  [
    "an unknown field inside another",
    person.replace("  ja: B\nbio", "  ja: B\n  jp: C\nbio"),
    '8 "title.jp" is not a field known here: check its spelling or remove it',
  ],
  ["a missing field", person.replace("  ja: B\nbio", "bio"), '5 "title.ja" is required'],
  ["a missing group", person.slice(0, person.indexOf("bio")), '1 "bio" is required'],
  ["a text for a number", person.replace("serial_no: 1", "serial_no: one"), '1 "serial_no" must be a number'],
  ["a broken number", person.replace("serial_no: 1", "serial_no: 1.5"), '1 "serial_no" must be a whole number'],
  ["a number too small", person.replace("serial_no: 1", "serial_no: 0"), '1 "serial_no" must be more than 0'],
  ["a number for a text", person.replace("en: A\n  ja", "en: 5\n  ja"), '6 "title.en" must be text'],
  [
    "a text for a group",
    person.replace(/bio:[^]*/, "bio: A\n"),
    '8 "bio" must be a group of lines of the form "field: value"',
  ],
  ["a text for a list", person.replace("[board]", "board"), '2 "lists" must be a list: lines that begin with "- "'],
  ["an empty list", person.replace("[board]", "[]"), '2 "lists" must have at least 1 entry'],
  ["an unknown word", person.replace("[board]", "[bored]"), '2 "lists.0" must be "board" or "founding"'],
  ["neither true nor false", `president: yes\n${person}`, '1 "president" must be true or false'],
])("a data file with %s names line, field and remedy", (_what, text, expected) => {
  expect(personFaults(text)).toEqual([`people/x.yml:${expected}`]);
});

test("terms and plans are refused in plain words too", () => {
  const heading = "{en: A, ja: B}";
  expect(
    faults("terms.yml", `updated: 2026-01-01\nsections:\n  - heading: ${heading}\n    paragraph: {en: 1, ja: B}\n`),
  ).toEqual(['terms.yml:4 "sections.0.paragraph.en" must be text, a list of texts, or a "text" with an "email"']);
  const word = expect.stringMatching(/^plans\.yml:2 "plans\.0\.tier" must be a short word/) as string;
  expect(faults("plans.yml", "plans:\n  - tier: gold/1\n")).toContainEqual(word);
});

test.each([
  [
    "a text with a colon",
    "title: Night: one\n",
    '1 "title" is not valid YAML: a text with ": " in it must stand in quotes (or a line here is indented too far)',
  ],
  [
    "an open quote",
    'a: 1\ntitle: "Night\nb: 2\nc: 3\n',
    '2 "title" is not valid YAML: the quote that begins here is never closed',
  ],
  [
    "an open bracket",
    "a: 1\nlist: [b, c\nd: 2\n",
    '2 "list" is not valid YAML: the bracket that begins here is never closed',
  ],
  [
    "an apostrophe between single quotes",
    "a: 'it's'\n",
    '1 "a" is not valid YAML: the value has ended before this place; put the whole text in quotes (a single quote inside is written twice)',
  ],
  [
    "no space after the colon",
    "a: 1\ntitle:Night\nb: 2\n",
    '2 is not valid YAML: this line is not of the form "field: value", with a colon and a space after the name',
  ],
  [
    "a full-width colon",
    "a: 1\ndate：2026-12-01 18:30\nb: 2\n",
    '2 is not valid YAML: the colon after the name is a full-width one (：); write ": ", half-width and with a space',
  ],
  [
    "a full-width colon, and a half-width one in the value",
    "a: 1\ntitle：Seminar: Part 2\nb: 2\n",
    '2 is not valid YAML: the colon after the name is a full-width one (：); write ": ", half-width and with a space',
  ],
  [
    "a full-width colon before brackets",
    "a: 1\nname：{ en: Daigo Asagiri, ja: 朝霧 大悟 }\nb: 2\n",
    '2 is not valid YAML: the colon after the name is a full-width one (：); write ": ", half-width and with a space',
  ],
  [
    "a full-width colon in every line below a name",
    "a: 1\nname:\n  en：Tan\n  ja： タン\nb: 2\n",
    '3 is not valid YAML: the colon after the name is a full-width one (：); write ": ", half-width and with a space',
  ],
  [
    "no colon",
    "title Night\nb: 2\n",
    '1 is not valid YAML: this line is not of the form "field: value", with a colon and a space after the name',
  ],
  [
    "uneven indentation",
    "a:\n  b: 1\n c: 2\n",
    '3 "a" is not valid YAML: this line must be indented exactly like those it belongs to',
  ],
  [
    "a blank before the first field",
    "\n# hi\n title: A\ndate: 2026-06-12\n",
    "3 is not valid YAML: this line must be indented exactly like those it belongs to",
  ],
  [
    "a # in a text in brackets",
    "a: { en: Chair #1, ja: 会長 }\n",
    '1 "a" is not valid YAML: a text with " #" in it must stand in quotes',
  ],
  [
    "no comma in brackets",
    "a: { en: Chair ja: 会長 }\n",
    '1 "a" is not valid YAML: between brackets, values are separated by a half-width comma and a space (, )',
  ],
  [
    "a colon in a text in brackets",
    "a: { en: Director: Finance, ja: 財務理事 }\n",
    '1 "a" is not valid YAML: a text with ": " in it must stand in quotes (or a line here is indented too far)',
  ],
  [
    "a full-width colon in brackets, with a blank behind it",
    "a: { en: Director, ja： 理事 }\n",
    '1 is not valid YAML: the colon after the name is a full-width one (：); write ": ", half-width and with a space',
  ],
  [
    "a full-width colon in brackets, first",
    "a: { en： Tan, ja: タン }\n",
    '1 is not valid YAML: the colon after the name is a full-width one (：); write ": ", half-width and with a space',
  ],
  [
    "a comma in a text in brackets",
    "b: 1\na: { en: Straits & Co., Ltd., ja: 海峡 }\n",
    "2 is not valid YAML: between brackets, a text with a comma must stand in quotes",
  ],
  ["a dot for thousands", "a: 1\nprice: 500.000\n", "2 must be a whole number"],
  [
    "a bracket left open in a list",
    "a:\n  - { en: A, ja: B }\n  - { en: C, ja: D\n  - { en: E, ja: F }\n",
    '3 "a" is not valid YAML: the bracket that begins here is never closed',
  ],
  [
    "a quote left open in a list",
    'a:\n  - { en: A }\n  - en: "B\n  - en: C\n',
    '3 "a" is not valid YAML: the quote that begins here is never closed',
  ],
  [
    "a dash without a space",
    "a:\n  - b: 1\n  -c: 2\n",
    '3 "a" is not valid YAML: write a space after the "-" that begins an item of a list',
  ],
  [
    "a field that is indented under a whole one",
    "a: 1\n b: 2\nc: 3\n",
    '2 "a" is not valid YAML: this line must be indented exactly like those it belongs to',
  ],
  [
    "a field behind a tab under a whole one",
    "a: 1\n\tb: 2\nc: 3\n",
    '2 "a" is not valid YAML: tabs do not indent; begin this line with the name of the field',
  ],
  [
    "a full-width space behind a colon",
    "a:\u30001\nb: 2\n",
    "1 is not valid YAML: there is a full-width space (\u3000) here; write a half-width one",
  ],
  [
    "full-width spaces before a name",
    "a:\n\u3000b: 1\n",
    "2 is not valid YAML: there is a full-width space (\u3000) here; write a half-width one",
  ],
  [
    "a full-width comma in brackets",
    "a: { en: per year、 ja: 年額 }\n",
    '1 "a" is not valid YAML: between brackets, values are separated by a half-width comma and a space (, )',
  ],
  [
    "names in brackets without a space",
    "b: 1\na: {en:A, ja:あ}\n",
    '2 is not valid YAML: this line is not of the form "field: value", with a colon and a space after the name',
  ],
  [
    "full-width colons in brackets",
    "a: { en：A, ja：あ }\n",
    '1 is not valid YAML: the colon after the name is a full-width one (：); write ": ", half-width and with a space',
  ],
  ["a tab", "a:\n\tb: 1\n", '2 "a" is not valid YAML: use spaces, not tabs, before a field or a list item'],
  [
    "a special character",
    "title: @chamber\n",
    '1 "title" is not valid YAML: a text that begins with a special character, like @ or %, must stand in quotes',
  ],
  ["a list behind a name", "a: - b\n", '1 "a" is not valid YAML: a list begins on the line after the field\'s name'],
  [
    "the same field twice",
    "a: 1\nb: 2\na: 3\n",
    '3 "a" is not valid YAML: this field stands here for the second time; keep one',
  ],
  [
    "a second document",
    "a: 1\n---\nb: 2\n",
    '2 "a" is not valid YAML: the fields end before this line; remove the line that ends them',
  ],
  [
    "a backslash",
    'a: "\\q"\n',
    '1 "a" is not valid YAML: write a backslash twice between double quotes, or use single quotes',
  ],
  [
    "a stray bracket",
    "a: }\n",
    '1 "a" is not valid YAML: a bracket is closed here that was never opened; put a text with brackets in quotes',
  ],
])("YAML with %s is explained once, with its line", (_what, text, expected) => {
  expect(personFaults(text)).toEqual([`people/x.yml:${expected}`]);
});

test.each([": x\n]\n", "? \n]\n", "[a]: b\n]\n", "- a\n]\n", "]\n"])("%j is refused without an exception", (text) => {
  expect(personFaults(text)).not.toEqual([]);
});

test("what could mean something huge is refused", () => {
  expect(faults("site.yml", "a: &x 1\nb: *x\n")[0]).toContain("anchor");
  expect(faults("terms.yml", `a: ${"[".repeat(20_000)}`)[0]).toContain("too deeply");
  expect(faults("plans.yml", "")).not.toEqual([]);
});

test.each(["2025", "2027"])(
  "a copy in the folder of %s takes no id from the item in the folder of its own year",
  (year) => {
    const own = "events/2026/2026-06-12-summer-night.md";
    const copy = `events/${year}/2026-06-12-summer-night.md`;
    for (const paths of [
      [own, copy],
      [copy, own],
    ]) {
      const problems = crossFileProblems(
        paths.map((path) => placed(path, event())),
        () => true,
      );
      expect(problems.map(formatProblem)).toEqual([
        `${copy} the id "2026-06-12-summer-night" is already used by ${own}`,
      ]);
    }
  },
);

test("the later of two files with one id or one number is left out; a missing picture is a warning", () => {
  const files = [
    placed("news/2026/b.md", news(1)),
    placed("news/2025/a.md", news(1)),
    placed("events/2026/a.md", event()),
    placed("events/2025/a.md", event("/media/there.jpg")),
  ];
  const problems = crossFileProblems(files, (path) => path === "media/there.jpg");
  expect(problems.filter(({ severity }) => severity === "left out").map(formatProblem)).toEqual([
    'events/2026/a.md the id "a" is already used by events/2025/a.md',
    'news/2026/b.md "serial_no" must be a number of its own: 1 is already used by news/2025/a.md',
  ]);
  expect(
    problems
      .filter(({ severity }) => severity === "warning")
      .map((problem) => `${problem.path} ${formatProblem(problem).split(": ")[1] ?? ""}`),
  ).toEqual([
    "events/2025/a.md content/media/body.png",
    "events/2026/a.md content/media/a.jpg",
    "events/2026/a.md content/media/body.png",
  ]);
});

test("a picture that a text only links to is missing, too; a document and another site's are not looked for", () => {
  const text = `${news(1)}\n[Plan](/media/2026/plan.png), [form](/media/2026/form.pdf), [other](https://a.example/media/b.png)\n`;
  const problems = crossFileProblems([placed("news/2026/a.md", text)], () => false);
  expect(problems.map(({ params }) => params)).toContainEqual({ picture: "/media/2026/plan.png" });
  expect(problems.filter(({ params }) => /form|b\.png/.test(String(params?.["picture"])))).toEqual([]);
});

const sampleFile = (path: string): string => readFileSync(join(sampleContent, path), "utf8");

test("a site needs its fixed files", () => {
  expect(missingFiles([], []).map(({ path }) => path)).toEqual(expect.arrayContaining(["site.yml", "pages/home.yml"]));
});

test("a chamber may have no president, officeholders, list of members or sponsors", () => {
  const missing = missingFiles([], []).map(({ path }) => path);
  for (const id of ["president", "officeholders", "directory", "sponsorship"])
    expect(missing).not.toContain(`pages/${id}.yml`);
});

test.each([
  [
    "each network and form",
    /^ {2}(?:instagram|linkedin|youtube|join|joinQuery|founding60|event\w+|member\w+): .*\n/gm,
    "",
  ],
  ["the networks", /^social:\n(?: .*\n)+/m, ""],
  ["the forms", /^forms:\n(?: .*\n)+/m, ""],
  ["the second time", /^secondTime:\n(?: .*\n)+/m, ""],
  ["the postal address", /^postalAddress:\n(?: .*\n)+/m, ""],
  ["what stands behind their names", /^(social|forms|secondTime|postalAddress|categories):\n(?: .*\n)+/gm, "$1:\n"],
  ["the address of a network", /^( {2}\w+:) https.*$/gm, "$1"],
])("site.yml needs no optional part: without %s", (_, part, rest) => {
  const text = sampleFile("site.yml");
  expect(text).toMatch(part);
  expect(faults("site.yml", text.replace(part, rest))).toEqual([]);
});

test("a file with a fault is not missing", () => {
  const faulty = [{ path: "site.yml", line: 3, ...fault("notNumber") }];
  expect(missingFiles([], faulty).map(({ path }) => path)).not.toContain("site.yml");
});

test("the banner of the home page names an event that is there", () => {
  const home = placed("pages/home.yml", sampleFile("pages/home.yml"));
  const id = "2026-12-10-year-end-networking-night";
  const there = placed(`events/2026/${id}.md`, event());
  const has = (): boolean => true;
  expect(crossFileProblems([home, there], has)).toEqual([]);
  expect(crossFileProblems([home], has).map(formatProblem)).toEqual([
    `pages/home.yml "eventBanner.event" names an event that does not exist: "${id}"; name another one, or leave "eventBanner" out`,
  ]);
  const comparison = new FileComparison();
  comparison.replace(undefined, home);
  // Its own fault is named, and nothing that follows from it.
  expect(comparison.problems([], has, [`events/2026/${id}.md`])).toEqual([]);
  comparison.replace(undefined, there);
  expect(comparison.problems([], has)).toEqual([]);
  comparison.replace(there, undefined);
  expect(comparison.problems([], has)).toHaveLength(1);
  comparison.replace(home, undefined);
  expect(comparison.problems([], has)).toEqual([]);
});

test("an article names the event it reports on; one that is not there is a warning, and the article stays", () => {
  const report = (event: string): string =>
    `---\nserial_no: 1\ntitle: Report\ndate: 2026-06-18\nevent: ${event}\n---\nIt was dry.\n`;
  const article = placed("news/2026/report.md", report("picnic"));
  const has = (): boolean => true;
  expect(crossFileProblems([placed("events/2026/picnic.md", event()), article], has)).toEqual([]);
  const problems = crossFileProblems([article], has);
  expect(problems).toMatchObject([{ path: "news/2026/report.md", field: "event", severity: "warning" }]);
  expect(problems.map(formatProblem)).toEqual([
    'news/2026/report.md "event" names an event that does not exist: "picnic"; name another one, or leave the line out',
  ]);
  expect(crossFileProblems([placed("news/2026/report.md", report('""'))], has)).toEqual([]);
});

test.each([
  ["plan={plan}&size={size}&years={years}&start={date}", true],
  ["entry.1={years}", true],
  ["plan={tier}", false],
  ["plan={plan", false],
  ["?plan={plan}", false],
  ["plan={plan} ", true],
  ["plan={plan}&a b=1", false],
])("%p as the query of the join form is fine: %p", (query, fine) => {
  const text = sampleFile("site.yml").replace(/joinQuery: .*/, `joinQuery: "${query}"`);
  expect(faults("site.yml", text)).toEqual(
    fine ? [] : [expect.stringMatching(/"forms\.joinQuery" must be like "plan=\{plan\}&years=\{years\}"/)],
  );
});

test("without a join form people apply by the contact form", () => {
  expect(faults("site.yml", sampleFile("site.yml").replace(/ {2}join: .*\n/, ""))).toEqual([]);
});
