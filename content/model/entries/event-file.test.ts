import { fc } from "../test-support/seeded-fast-check";
import type { EventAnswer } from "../api/answers";
import { entryCodec } from "../test-support/entry-codec";
import { collections } from "../collections/collections";
import { Event } from "../collections/event";
import { formatProblem } from "../problems/problem";
import { naughtyStrings } from "../test-support/texts";

const codec = entryCodec<EventAnswer, Event>(collections.events);
const { toFile: eventToFile, edit: editEventFile, ofAnswer: eventOfAnswer, parse: parseEventFile } = codec;
const version = "0123456789abcdef0123456789abcdef01234567";

function read(text: string) {
  const parsed = parseEventFile("picnic", text, version, "events/2025/picnic.md");
  if (!parsed.ok) throw new Error(parsed.problems.map(formatProblem).join("\n"));
  return parsed.answer;
}

const problems = (text: string): string[] => {
  const parsed = parseEventFile("picnic", text, version, "events/2025/picnic.md");
  return parsed.ok ? [] : parsed.problems.map(formatProblem);
};

test("an event in both languages becomes the answer of the API", () => {
  expect(
    read(
      "---\ntitle: Picnic\ntitle_jp: ピクニック\ndate: 2026-06-12 to 2026-06-14\ntime: 10:00 - 16:00\nimage: /media/2026/p.jpg\nlink: www.x.example\nextra: 1\n---\n\n# Hi\n\n<!-- ja -->\n\nやあ\n",
    ),
  ).toEqual({
    _id: "picnic",
    version,
    date: "2026-06-12 to 2026-06-14",
    isMultiDay: true,
    startDate: "2026-06-12",
    endDate: "2026-06-14",
    title: "Picnic",
    title_jp: "ピクニック",
    time: "10:00 - 16:00",
    image: "/media/2026/p.jpg",
    imageUrl: "/media/2026/p.jpg",
    link: "https://www.x.example",
    description: "<h2>Hi</h2>",
    descriptionMarkdown: "# Hi",
    description_jp: "<p>やあ</p>",
    descriptionMarkdown_jp: "やあ",
  });
});

test("an event of one day without time and without Japanese lasts all day", () => {
  const event = read("---\ntitle: Picnic\ndate: 2026-06-12\n---\nHi");
  expect(event).toMatchObject({ time: "All day", isMultiDay: false, startDate: "2026-06-12", endDate: "2026-06-12" });
  expect(Object.keys(event).filter((key) => key.endsWith("_jp") || key.startsWith("image"))).toEqual([]);
});

test("faults name file, line, field and remedy", () => {
  expect(
    problems(
      "---\ntitle: Picnic\ntime:\ndate: May 3\nlink: javascript:alert(1)\nimage: ../x.jpg\ncontactEmail: nobody\n---\n",
    ),
  ).toEqual([
    'events/2025/picnic.md:4 "date" must be YYYY-MM-DD or "YYYY-MM-DD to YYYY-MM-DD" with the end not before the start, got "May 3"',
    'events/2025/picnic.md:6 "image" must be the path of an image under /media/, like /media/2026/picnic.jpg: a JPEG, PNG, WebP or SVG file (.jpg, .jpeg, .png, .webp, .svg). Its name may have letters of any language, spaces and brackets, but none of % : * ? " < > | \\ and no "." or "-" at its beginning',
    'events/2025/picnic.md:5 "link" must be a web address beginning with https://, http:// or www.',
    'events/2025/picnic.md:7 "contactEmail" must be an email address',
    'events/2025/picnic.md:9 "description" is required',
  ]);
  expect(problems("---\ndate: 2026-06-12\n---\nHi")).toEqual(['events/2025/picnic.md:1 "title" is required']);
  expect(problems("---\ntitle: [a]\ndate: 2026-02-30\ndescription: x\n---\nHi")).toEqual([
    'events/2025/picnic.md:4 "description" must not stand among the fields: it is the text below them',
  ]);
});

const withImage = (image: string): string =>
  `---\ntitle: Picnic\ndate: 2026-06-12\nimage: ${JSON.stringify(image)}\n---\nHi`;

test.each([
  ["/media/2026/UPPER.JPG", "/media/2026/UPPER.JPG"],
  ["/media/2026/写真.jpeg", "/media/2026/%E5%86%99%E7%9C%9F.jpeg"],
  ["/media/会場/会場 写真(1).jpg", "/media/%E4%BC%9A%E5%A0%B4/%E4%BC%9A%E5%A0%B4%20%E5%86%99%E7%9C%9F%281%29.jpg"],
  ["/media/2026/100%25.jpg", "/media/2026/100%25.jpg"],
  ["/media/2026/a.b.webp", "/media/2026/a.b.webp"],
  [`/media/${"写".repeat(189)}.png`, `/media/${"%E5%86%99".repeat(189)}.png`],
])("the image %s has the address %s, which has the same", (image, address) => {
  expect(read(withImage(image)).image).toBe(address);
  expect(read(withImage(address)).image).toBe(address);
});

test("the image of more than 200 characters is refused", () => {
  expect(problems(withImage(`/media/${"写".repeat(190)}.png`))).toEqual([expect.stringContaining("200")]);
});

test.each([
  "/media/2026/100%.jpg",
  "/media/2026/a.gif",
  "/media/2026/a.avif",
  "/media/2026/a",
  "/media/-a.jpg",
  "/media/.git/a.jpg",
  "/media/../a.jpg",
  "/media/%2e%2e/a.jpg",
  "/media/a%2Fb/../../c.jpg",
  "/media//a.jpg",
  '/media/a"b.jpg',
  "/media/a%22b.jpg",
  "/media/a?b.jpg",
  "media/a.jpg",
  "https://x.example/media/a.jpg",
])("the image %s is refused in words that say what is allowed", (image) =>
  expect(problems(withImage(image))).toEqual([expect.stringMatching(/:4 "image" must be .*JPEG, PNG, WebP or SVG/)]),
);

const event: Event = {
  title: "Picnic",
  title_jp: "ピクニック",
  date: "2026-06-12",
  time: "All day",
  link: "https://x.example",
  buttonText: "Go",
  description: "Hi",
  description_jp: "やあ",
};

test("a new file has the fields in their order, nothing derived, and reads back", () => {
  const text = eventToFile(event);
  expect(text).toBe(
    "---\ntitle: Picnic\ntitle_jp: ピクニック\ndate: 2026-06-12\ntime: All day\nlink: https://x.example\nbuttonText: Go\n---\n\nHi\n\n<!-- ja -->\n\nやあ\n",
  );
  expect(eventOfAnswer(read(text))).toEqual(event);
});

test("saving an event unchanged leaves a file of any style as it is", () => {
  const text =
    "\uFEFF---\r\ndate:   2026-06-12  to  2026-06-14 # ok\r\ntitle: 'Picnic'\r\nlink: www.x.example\r\n---\r\n\r\n\r\nHi   \r\n";
  expect(editEventFile(text, eventOfAnswer(read(text)))).toBe(text);
  expect(editEventFile(text, { ...eventOfAnswer(read(text)), title: "Party" })).toBe(
    text.replace("'Picnic'", "'Party'"),
  );
});

test("a field set back to nothing takes its line away; the rest stays", () => {
  const text = eventToFile(event);
  expect(
    editEventFile(text, {
      ...event,
      link: undefined,
      buttonText: undefined,
      title_jp: undefined,
      description_jp: undefined,
    }),
  ).toBe("---\ntitle: Picnic\ndate: 2026-06-12\ntime: All day\n---\n\nHi\n");
});

const taking = {
  priceMembers: 0,
  priceGuests: 3000,
  capacity: 40,
  spokenLanguage: "interpreted",
  registerBy: "2026-06-10",
} as const;
const takingLines =
  "priceMembers: 0\npriceGuests: 3000\ncapacity: 40\nspokenLanguage: interpreted\nregisterBy: 2026-06-10\n";

test("the facts about taking part are numbers and words of their own, and an edit changes their lines only", () => {
  const text = eventToFile({ ...event, ...taking });
  expect(text).toContain(`buttonText: Go\n${takingLines}---\n`);
  expect(read(text)).toMatchObject(taking);
  const typed = text.replace("3000", '"３,０００" # as before');
  expect(read(typed)).toMatchObject(taking);
  expect(editEventFile(typed, { ...eventOfAnswer(read(typed)), capacity: 50 })).toBe(typed.replace("40", "50"));
  expect(editEventFile(text, event)).toBe(eventToFile(event));
  expect(editEventFile(eventToFile(event), { ...event, ...taking })).toBe(text);
});

test.each([
  ["priceMembers: -500", '"priceMembers" must be a whole number of yen without a minus sign; 0 means free'],
  ["priceGuests: 3000 yen", '"priceGuests" must be a whole number of yen without a minus sign; 0 means free'],
  ["capacity: 0", '"capacity" must be a whole number above 0'],
  ["spokenLanguage: fr", '"spokenLanguage" must be "en" or "ja" or "both" or "interpreted"'],
  ["registerBy: 2026-06-31", '"registerBy" must be a date that exists, got "2026-06-31"'],
  ["registerBy: 0026-06-12", '"registerBy" must have a year of four digits, like 2026, got "0026-06-12"'],
  ["registerBy: 2026-06-15", '"registerBy" must not be after the last day of the event'],
])("%s is a problem of content with a name", (line, words) => {
  const text = `---\ntitle: Picnic\ndate: 2026-06-12 to 2026-06-14\n${line}\n---\nHi`;
  expect(problems(text)).toEqual([`events/2025/picnic.md:4 ${words}`]);
});

test("a deadline is not called late where the day of the event cannot be read", () => {
  const text = "---\ntitle: Picnic\ndate: 2026/12/10\nregisterBy: 2026-12-04\n---\nHi";
  expect(problems(text)).toEqual([expect.stringContaining('"date"')]);
});

test("what is no event is not edited", () => {
  expect(() => editEventFile("---\ntitle: x\n---\n", event)).toThrow("not an item file");
});

test("a naughty string in every field makes a round trip or is refused by name", () => {
  for (const naughty of naughtyStrings) {
    const wanted = Event.safeParse({
      ...event,
      title: naughty,
      title_jp: naughty,
      time: naughty,
      imageAlt: naughty,
      buttonText: naughty,
      description: naughty,
      description_jp: naughty,
    });
    if (!wanted.success) {
      expect(
        wanted.error.issues.every(
          ({ path, message }) => path.length === 1 && message !== "" && !message.startsWith("Invalid"),
        ),
      ).toBe(true);
      continue;
    }
    expect(eventOfAnswer(read(eventToFile(wanted.data)))).toEqual(wanted.data);
    expect(eventOfAnswer(read(editEventFile(eventToFile(event), wanted.data)))).toEqual(wanted.data);
  }
});

test("300 damaged files: each is read or refused with words, none throws", () => {
  const text = eventToFile(event);
  const pieces = [
    "---",
    "\n",
    "\r\n",
    "\t",
    ":",
    "[",
    "{",
    "&a",
    "*a",
    "!!js",
    "'",
    '"',
    "|",
    "\uFEFF",
    "\0",
    "\ud800",
    "<!-- ja -->",
    "- ",
    "? ",
    "%YAML",
    "date: x",
  ];
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(text.length), fc.nat(12), fc.constantFrom("", ...pieces)), {
        minLength: 1,
        maxLength: 6,
      }),
      (damages) => {
        const damaged = damages.reduce(
          (before, [at, length, piece]) => before.slice(0, at) + piece + before.slice(at + length),
          text,
        );
        const parsed = parseEventFile("picnic", damaged, version, "events/2025/picnic.md");
        if (parsed.ok) expect(parsed.answer.title).not.toBe("");
        else
          for (const problem of parsed.problems)
            expect(formatProblem(problem)).toMatch(/^events\/2025\/picnic\.md(?::\d+)? ./);
        expect(parsed.ok || parsed.problems.length > 0).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});
