import { allCollections } from "../collections/collections";
import { parseContentFile } from "../entries/parse-content-file";
import { crossFileProblems } from "../test-support/cross-file-problems";

const fields: Readonly<Record<string, string>> = {
  events: "title: A\ndate: 2026-07-01",
  news: "serial_no: 1\ntitle: A\ndate: 2026-06-01",
  companies: "id: 1\nname: A\ndescription: A\nlocation: A",
  "custom-pages": "title: A",
};
const withTexts = allCollections.filter(({ bodies }) => bodies !== undefined);

function missingIn(path: string, text: string, there: readonly string[] = []) {
  const parsed = parseContentFile(path, text, "0".repeat(40));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return crossFileProblems([{ path, file: parsed.file }], (file) => there.includes(file));
}

test.each(
  withTexts.map(({ name, byYear, bodies, pictureField = "image" }) => ({ name, byYear, bodies, pictureField })),
)(
  "a missing picture in either text of $name is named with its field, as is that of the entry",
  ({ name, byYear, bodies = ["", ""], pictureField }) => {
    const path = `${name}/${byYear ? "2026/" : ""}a.md`;
    const front = `---\n${fields[name] ?? ""}\n${pictureField}: /media/IMG_1.JPG\n---\n`;
    const text = `${front}![a](/media/会場.png)\n\n<!-- ja -->\n\n![b](/media/photo one.png) [c](/media/d.webp)\n`;
    const pictures = ["IMG_1.JPG", "会場.png", "photo one.png", "d.webp"].map((each) => `media/${each}`);
    expect(missingIn(path, text)).toEqual(
      [pictureField, bodies[0], bodies[1], bodies[1]].map((field, index) => ({
        path,
        field,
        code: "pictureMissing",
        params: { picture: `/${pictures[index] ?? ""}` },
        severity: "warning",
      })),
    );
    expect(missingIn(path, text, pictures)).toEqual([]);
  },
);

test("a picture that the HTML of a text does not show is not looked for", () => {
  const text = `---\n${fields["news"] ?? ""}\n---\n\`![a](/media/a.png)\` and https://a.example/media/b.png\n`;
  expect(missingIn("news/2026/a.md", text)).toEqual([]);
});
