import type { DatedItem } from "../../client";
import type { Comparison } from "./item-kind";
import type { CommonValues } from "./values";
import { fill, wordsOf, type TextKindWords, type Words } from "../status/words";

/** The texts of an empty form (R8.1: button text "Learn more!"). */
export const emptyCommonValues: CommonValues = {
  title: "",
  title_jp: "",
  body: "",
  body_jp: "",
  link: "",
  buttonText: wordsOf("en").form.defaultButtonText,
  buttonText_jp: wordsOf("ja").form.defaultButtonText,
  imageAlt: "",
  imageAlt_jp: "",
  imageDecorative: false,
  translationChecked: false,
};

/** An item's shared texts for the form. An item with a link keeps an empty button text, so that saving unchanged changes nothing. */
export function commonValuesOf(item: DatedItem, body: string, bodyJapanese: string | undefined): CommonValues {
  const hasButton = item.link !== undefined || item.buttonText !== undefined || item.buttonText_jp !== undefined;
  return {
    title: item.title,
    title_jp: item.title_jp ?? "",
    body,
    body_jp: bodyJapanese ?? "",
    link: item.link ?? "",
    buttonText: hasButton ? (item.buttonText ?? "") : emptyCommonValues.buttonText,
    buttonText_jp: hasButton ? (item.buttonText_jp ?? "") : emptyCommonValues.buttonText_jp,
    imageAlt: item.imageAlt ?? "",
    imageAlt_jp: item.imageAlt_jp ?? "",
    imageDecorative: item.image !== undefined && item.imageAlt === "",
    translationChecked: false,
  };
}

/** The shared fields as two versions are compared; `kindWords` names the body. */
export function commonComparisons<V extends CommonValues>(
  kindWords: (words: Words) => TextKindWords,
): readonly Comparison<V>[] {
  const line = (name: CommonText, label: (words: Words) => string): Comparison<V> => ({
    names: [name],
    label,
    show: (values) => values[name],
    ...(name === "link"
      ? {}
      : { text: { language: name.endsWith("_jp") ? "ja" : "en", lines: name.startsWith("body") ? "many" : "one" } }),
  });
  const decorative: Comparison<V> = {
    names: ["imageDecorative"],
    label: (words) => words.image.alt,
    show: ({ imageDecorative }, words) => (imageDecorative ? words.image.decorative : ""),
  };
  return [...texts.map((name) => line(name, (words) => commonLabel(name, words, kindWords(words)))), decorative];
}

type CommonText = Exclude<keyof CommonValues, "imageDecorative" | "translationChecked">;
const texts = (Object.keys(emptyCommonValues) as (keyof CommonValues)[]).filter(
  (name): name is CommonText => typeof emptyCommonValues[name] === "string",
);

/** Fields that only maintainers write into the file. */
const beside = ["author", "fullArticleLink", "serial_no"] as const;

/** Label and value of what the form does not ask for. */
export function maintainersFields(item: DatedItem, words: Words): readonly (readonly [string, string])[] {
  const values = item as Readonly<Partial<Record<(typeof beside)[number], string | number>>>;
  return beside.map((name) => [words.history.fields[name], String(values[name] ?? "")]);
}

/** Label of a shared field. */
export function commonLabel(name: string, words: Words, kindWords: TextKindWords): string {
  const label = plainLabel(name.replace(/_jp$/, ""), words, kindWords);
  if (!isBilingual(name)) return label;
  return fill(name.endsWith("_jp") ? words.form.inJapanese : words.form.inEnglish, { label });
}

const isBilingual = (name: string) => /^(?:title|body|buttonText|imageAlt)(?:_jp)?$/.test(name);

function plainLabel(name: string, words: Words, kindWords: TextKindWords): string {
  switch (name) {
    case "title":
      return words.form.title;
    case "body":
      return kindWords.body;
    case "link":
      return words.form.link;
    case "buttonText":
      return words.form.buttonText;
    case "image":
      return words.image.section;
    case "imageAlt":
      return words.image.alt;
    default:
      return name;
  }
}
