import type { NewsAnswer } from "../api/answers";
import { entryCodec } from "../test-support/entry-codec";
import { collections } from "../collections/collections";
import type { NewsItem } from "../collections/news-item";

const codec = entryCodec<NewsAnswer, NewsItem>(collections.news);
const { toFile: newsToFile, edit: editNewsFile, ofAnswer: newsOfAnswer, parse: parseNewsFile } = codec;

const news: NewsItem = {
  serial_no: 7,
  title: "Chamber founded",
  title_jp: "設立のお知らせ",
  date: "2026-06-12",
  category: ["News", "Events, culture"],
  author: "Office",
  content: "Hi ![x](/media/a.png)",
};

function read(text: string) {
  const parsed = parseNewsFile("founded", text, "v");
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.answer;
}

test("a news item makes the round trip through its file", () => {
  const text = newsToFile(news);
  expect(text).toContain(
    "serial_no: 7\ntitle: Chamber founded\ntitle_jp: 設立のお知らせ\ndate: 2026-06-12\ncategory:\n  - News\n  - Events, culture\nauthor: Office\n---\n",
  );
  expect(newsOfAnswer(read(text))).toEqual(news);
  expect(read(text)).toMatchObject({
    _id: "founded",
    version: "v",
    content: '<p>Hi <img src="/media/a.png" alt="x" /></p>',
  });
});

test("an edit changes its own lines; labels in one text stay in one line", () => {
  const text = "---\nserial_no: 7 # fixed\ntitle: A\ndate: 2026-06-12\ncategory: News, Culture # labels\n---\nHi\n";
  expect(editNewsFile(text, newsOfAnswer(read(text)))).toBe(text);
  expect(editNewsFile(text, { ...newsOfAnswer(read(text)), category: ["News"] })).toBe(
    text.replace("News, Culture", "[News]"),
  );
});

test("a serial_no that is not there is said to be missing", () => {
  expect(parseNewsFile("a", "---\ntitle: A\ndate: 2026-06-12\n---\nHi\n", "v")).toMatchObject({
    ok: false,
    problems: [{ field: "serial_no", code: "required" }],
  });
});

test.each(["0", "-1", "1.5", "x", "", "1e3", "9999999999999999"])("serial_no %j is refused", (serial) => {
  const parsed = parseNewsFile("a", `---\nserial_no: ${serial}\ntitle: A\ndate: 2026-06-12\n---\nHi\n`, "v");
  expect(parsed).toMatchObject({
    ok: false,
    problems: [{ line: 2, field: "serial_no", code: "positiveInteger" }],
  });
});
