import { readFileSync } from "node:fs";
import { join } from "node:path";
import { collections } from "../collections/collections";
import { formatProblem } from "../problems/problem";
import { sampleContent } from "../test-support/sample-content";
import { editEntry, readEntry } from "./entry-file";
import { parseCommittedFile, parseContentFile } from "./parse-content-file";

const path = "events/2026/picnic.md";
const eventWith = (image: string, more = ""): string =>
  `---\ntitle: Picnic\ndate: 2026-06-12\nimage: ${image}\nimageAlt: Tables in a park\n${more}---\n\nHi\n`;
const sample = (file: string): string => readFileSync(join(sampleContent, file), "utf8");

function committed(file: string, text: string) {
  const parsed = parseCommittedFile(file, text, "");
  if (!parsed.ok) throw new Error(parsed.problems.map(formatProblem).join("\n"));
  return parsed;
}

test.each(["anim.gif", "x.tiff", "IMG_0001.HEIC", "picture", "q?x#y.jpg", ".hidden.jpg", "100%.jpg"])(
  "an event whose picture is called %s is shown without it; the file, the line and the kinds that are taken are named",
  (name) => {
    const { file, warnings } = committed(path, eventWith(`/media/2026/${name}`));
    expect(file.fields).toMatchObject({ title: "Picnic", imageAlt: "Tables in a park" });
    expect(file.fields).not.toHaveProperty("image");
    expect(warnings).toMatchObject([{ path, line: 4, field: "image", code: "pictureNotTaken", severity: "warning" }]);
    const words = warnings.map(formatProblem).join("");
    expect(words).toMatch(/ JPEG, PNG, WebP or SVG /);
    expect(words).toContain(`"/media/2026/${name}"`);
    // Nobody saves a new one like that.
    expect(parseContentFile(path, eventWith(`/media/2026/${name}`), "")).toMatchObject({
      ok: false,
      problems: [{ path, line: 4, field: "image", code: "mediaPath" }],
    });
  },
);

test("the pictures of a data file are left out with their lines, also those within a group", () => {
  const text = `${sample("people/chikage-seno.yml").replace(".jpg", ".tiff")}profile:
  position: { en: Member, ja: 会員 }
  company: { en: None, ja: なし }
  profileImage: /media/people/chikage.HEIC
  about: [{ en: About, ja: 紹介 }]
`;
  const { file, warnings } = committed("people/chikage-seno.yml", text);
  expect([file.fields, warnings.map(({ line, field, severity }) => [line, field, severity])]).toMatchObject([
    { serial_no: 10, profile: { company: { en: "None" } } },
    [
      [3, "image", "warning"],
      [12, "profile.profileImage", "warning"],
    ],
  ]);
  const { people } = collections;
  const edit = { text, before: file.fields };
  const edited = editEntry(people, "chikage-seno", edit, { ...file.fields, president: true });
  expect(edited.replace(/^president: true\n/m, "")).toBe(text);
});

test("a picture that a file cannot be without stays a fault, and so does one beside another fault", () => {
  const site = sample("site.yml").replace(/^logo: .*$/m, "logo: /media/logo.gif");
  expect(parseCommittedFile("site.yml", site, "")).toMatchObject({
    ok: false,
    problems: [{ field: "logo", code: "mediaPath" }],
  });
  const both = parseCommittedFile(path, eventWith("/media/2026/a.gif", "contactEmail: nobody\n"), "");
  expect(both.ok ? [] : both.problems.map(({ code }) => code)).toEqual(["mediaPath", "email"]);
  expect(parseCommittedFile(path, eventWith("https://x.example/a.gif"), "").ok).toBe(false);
});

test("an edit of another field leaves the line of the picture as it is; another picture takes its place", () => {
  const { events } = collections;
  const text = eventWith("/media/2026/a.gif");
  const read = readEntry(events, "picnic", path, text);
  if (!read.ok) throw new Error("the event must be read");
  const edit = (fields: object): string =>
    editEntry(events, "picnic", { text, before: read.fields }, { ...read.fields, ...fields });
  expect(edit({ title: "Party" })).toBe(text.replace("Picnic", "Party"));
  expect(edit({ image: "/media/2026/a.jpg" })).toBe(text.replace("a.gif", "a.jpg"));
});
