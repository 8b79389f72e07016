import { createHash } from "node:crypto";
import { join } from "node:path";
import { displayDate } from "../../../content/model/dates/display-dates";
import { mediaFileOf } from "../../../content/model/entries/item-paths";
import { paletteOf } from "../../../content/model/theme/palette";
import { themeStylePath, wholeTheme } from "../../../content/model/theme/theme-style";
import type { Language } from "../../../content/model/text/language";
import type { SharePictureData } from "../../shell/page-head-data";
import { decodable } from "../content/decodable";
import { drawSharePicture, shareSize } from "../share/draw-share-picture";
import { drawable } from "../share/letters";
import type { Build } from "./build";
import type { FilePlan } from "./planned-file";

/** Part of the addresses; raise it when pictures of the same content look different. */
const designVersion = 3;

/** What the picture of an item shows beside the chamber's name and mark. */
export interface SharedItem {
  readonly title: string;
  /** `YYYY-MM-DD`; a page of no day has none. */
  readonly startDate?: string | undefined;
  /** Default: the day on which it starts. */
  readonly endDate?: string;
  /** As stored. */
  readonly time?: string | undefined;
  /** Names of its categories, in the language of the picture. */
  readonly categories?: readonly string[];
  /** The item's picture as the content calls it. */
  readonly image?: string | undefined;
}

/** The picture that social networks show of a page, 1,200 x 630 px. */
export interface SharePicture {
  readonly file: FilePlan;
  head(): SharePictureData;
}

/**
 * Plans the picture of an item's page; undefined for a title with letters that the font lacks. Its address is made of all that
 * it shows; a picture whose bytes were replaced under its name keeps the address and is drawn again (R15.26, R15.28).
 */
export function sharePicture(build: Build, language: Language, item: SharedItem): SharePicture | undefined {
  const { pictures, content } = build;
  const { logo, name } = content.site;
  if (drawable(item.title) === undefined) return undefined;
  const { title, startDate, endDate, time, categories, image } = item;
  const shown = [designVersion, language, name[language], logo, title, startDate, endDate, time, categories, image];
  const path = `share/${hashOf([...shown, ...colorsIn(build)])}.jpg`;
  return {
    file: {
      path,
      dependencies: [path, pictures.version(image), pictures.version(logo)],
      isDeferred: true,
      make: () => makePicture(build, language, item),
    },
    head: () => {
      const days = wordsOf(language, item).join(" ");
      const alt = [title, ...(days === "" ? [] : [days]), name[language]].join(language === "ja" ? "、" : ", ");
      return { path: `/${path}`, alt, ...shareSize };
    },
  };
}

async function makePicture(build: Build, language: Language, item: SharedItem): Promise<Uint8Array | undefined> {
  const { pictures, content, input } = build;
  const original = async (media: string): Promise<Buffer | undefined> =>
    (await decodable(join(input.contentDir, mediaFileOf(media))))?.bytes;
  const { image } = item;
  const encoded = image === undefined ? undefined : await pictures.picture(image);
  const mark = await original(content.site.logo);
  const texts = {
    title: drawable(item.title) ?? "",
    date: dateLine(wordsOf(language, item)),
    name: drawable(content.site.name[language]) ?? "",
  };
  const key = hashOf([
    designVersion,
    texts,
    encoded?.images.fallback?.src,
    mark?.toString("base64"),
    ...colorsIn(build),
    ...(encoded?.focus === undefined ? [] : [encoded.focus]),
  ]);
  const colors = paletteOf(wholeTheme(content.site.theme));
  return pictures.cached(`${key}-share.jpg`, async () => {
    const picture = image !== undefined && encoded?.images.sources?.length ? await original(image) : undefined;
    return drawSharePicture({ ...texts, mark, picture, focus: encoded?.focus, colors });
  });
}

/** What tells a chamber's own colours apart; nothing for the default ones. */
const colorsIn = ({ content: { site } }: Build): readonly string[] => {
  const style = themeStylePath(site.theme);
  return style === undefined ? [] : [style];
};

/** The words that the font has, each without blanks that a line may break at. */
const dateLine = (words: readonly string[]): string =>
  words.flatMap((each) => drawable(each)?.replaceAll(" ", "\u00a0") ?? []).join("\u00a0 ");

/** "Thu, Dec 10, 2026", "18:30–20:30": the days, the hours and, in place of a picture, the categories; a line break divides none. */
function wordsOf(language: Language, item: SharedItem): string[] {
  const { startDate, endDate = startDate, time, categories = [], image } = item;
  if (startDate === undefined || endDate === undefined) return [];
  const whole = displayDate(language, startDate, endDate);
  const last = displayDate(language, endDate);
  const days = endDate === startDate ? [whole] : [whole.slice(0, -last.length).trimEnd(), last];
  const hours = time?.replace(/(?<=\d)\s*[\p{Pd}~〜]\s*(?=\d)/gu, "–");
  return [...days, ...(hours === undefined ? [] : [hours]), ...(image === undefined ? categories : [])];
}

const hashOf = (shown: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(shown)).digest("hex").slice(0, 24);
