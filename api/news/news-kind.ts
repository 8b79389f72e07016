import type { NewsAnswer } from "../../content/model/api/answers";
import { newsPath } from "../../content/model/collections/item-paths";
import { editNewsFile, newsOfAnswer, newsToFile, parseNewsFile } from "../../content/model/collections/news-file";
import { NewsInput, newsOfInput } from "../../content/model/collections/news-input";
import type { NewsItem } from "../../content/model/collections/news-item";
import { parseInput } from "../http/parse-input";
import type { ItemKind, Submission } from "../items/item-kind";
import { provenText, validItem, withImage } from "../items/item-text";
import { markdownOf, optionalMarkdownOf } from "../items/rich-text";
import type { Snapshot } from "../store/content-store";

/** A checked form about a news item, with its rich texts as Markdown. */
export interface NewsSubmission extends Submission {
  readonly input: NewsInput;
  readonly bodies: Parameters<typeof newsOfInput>[1];
}

/** News as the item calls need them. */
export const newsKind: ItemKind<NewsAnswer, NewsSubmission> = {
  folder: "news",
  noun: "news",
  items: (snapshot) => snapshot.files("news").map((file) => ({ file, answer: file.file.news })),
  item: (file) => (file.file.kind === "news" ? { file, answer: file.file.news } : undefined),
  path: newsPath,
  submission(fields) {
    const input = parseInput(NewsInput, fields);
    const { title, date, _id, version, removeImage, translationChecked } = input;
    const bodies = {
      content: markdownOf("content", input.content),
      content_jp: optionalMarkdownOf("content_jp", input.content_jp),
    };
    return { title, date, _id, version, removeImage, translationChecked, input, bodies };
  },
  create({ input, bodies }, image, snapshot) {
    const news = withImage(validItem(newsOfInput(input, bodies, nextSerialNo(snapshot))), image);
    return proven(newsToFile(news), news);
  },
  edit({ file, answer }, { input, bodies }, image) {
    const news = withImage(validItem(newsOfInput(input, bodies, answer.serial_no, newsOfAnswer(answer))), image);
    return proven(editNewsFile(file.text, news), news);
  },
  read({ id, text, version, path }) {
    const parsed = parseNewsFile(id, text, version, path);
    return parsed.ok ? { ok: true, answer: parsed.news } : parsed;
  },
  restore({ id, text }, answer, snapshot) {
    const taken = snapshot.shown("news").some(({ file }) => file.id !== id && file.news.serial_no === answer.serial_no);
    if (!taken) return text;
    // While it was deleted another item got its number.
    const news = { ...newsOfAnswer(answer), serial_no: nextSerialNo(snapshot) };
    return proven(editNewsFile(text, news), news);
  },
};

/** The next free number. */
function nextSerialNo(snapshot: Snapshot): number {
  return 1 + snapshot.shown("news").reduce((highest, { file }) => Math.max(highest, file.news.serial_no), 0);
}

function proven(text: string, news: NewsItem): string {
  const read = parseNewsFile("id", text, "");
  return provenText(text, news, read.ok ? newsOfAnswer(read.news) : undefined);
}
