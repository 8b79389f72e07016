import type { Language } from "../../../content/model/text/language";
import { inLanguage } from "../../../content/model/pages/in-language";
import { mediaFileOf } from "../../../content/model/entries/item-paths";
import { isDocumentType } from "../../../content/model/markdown/media-address";
import type { SiteSettings } from "../../../content/model/collections/site-settings";
import { areDefault } from "../../../content/model/menu/menu-faults";
import { menuIn } from "../../shell/navigation-items";
import type { FixedPage, Routes } from "../../routes";
import type { SiteInfo } from "../../shell/page-context";
import type { Documents } from "../../ui/prose-links";
import type { PictureData, Pictures } from "../../ui/Picture";
import type { BuildInput } from "../../../content/model/api/build-input";
import type { OnFault } from "./guarded";
import type { SiteContent } from "../content/site-content";

/** What planners of pages need of pictures; `PictureMaker` has it. */
export interface PagePictures {
  readonly picture: (image: string) => Promise<PictureData | undefined>;
  /** The size of a document; undefined where it is not there. */
  readonly bytesOf: (document: string) => Promise<number | undefined>;
  readonly version: (image: string | undefined) => string | undefined;
  readonly cached: (name: string, draw: () => Promise<Uint8Array>) => Promise<Uint8Array | undefined>;
}

/** Everything the pages of one build are made from. */
export interface Build {
  readonly input: BuildInput;
  readonly content: SiteContent;
  readonly routes: Routes;
  readonly pictures: PagePictures;
  /** Is told which part of the site could not be planned; without it planning raises the fault. */
  readonly onFault?: OnFault;
  /** The fixed pages that are built; the navigation shows these. */
  readonly fixedPages: readonly FixedPage[];
}

const known = { en: new WeakMap<Build, SiteInfo>(), ja: new WeakMap<Build, SiteInfo>() };

/** The chamber's data on every page of a language, put together once for all pages of a build. */
export function siteInfo(build: Build, language: Language): SiteInfo {
  const before = known[language].get(build);
  if (before !== undefined) return before;
  const info = newSiteInfo(build, language);
  known[language].set(build, info);
  return info;
}

function newSiteInfo(build: Build, language: Language): SiteInfo {
  const { input, content, fixedPages } = build;
  const { gtagId, publicUrl } = input;
  const { site, hasPlans } = content;
  const { product, email, logo, social, name, shortName, titleSuffix, description, city, secondTime } = inLanguage(
    site,
    language,
  );
  const { secondTime: { name: otherName = "" } = {} } = inLanguage(site, language === "en" ? "ja" : "en");
  return {
    product,
    name,
    shortName,
    titleSuffix,
    description,
    email,
    city,
    ...(secondTime ? { secondTime: { ...secondTime, otherName } } : {}),
    logo,
    social,
    ...(publicUrl === "" ? {} : { publicUrl }),
    ...(gtagId === null ? {} : { analyticsId: gtagId }),
    pages: fixedPages,
    ...(hasPlans ? {} : { withoutPlans: true }),
    ...ownMenus(build, language),
    categories: neededNames(build, language),
  };
}

function ownMenus({ content, fixedPages }: Build, language: Language): Pick<SiteInfo, "menus"> {
  const { site, hasPlans, menuPages } = content;
  if (areDefault(site)) return {};
  const shown = { product: site.product, pages: fixedPages, withoutPlans: !hasPlans };
  const of = (entries: SiteSettings["menu"]) => menuIn(entries, language, shown, menuPages);
  return { menus: { header: of(site.menu), footer: of(site.footer) } };
}

/** What pages of a language call the categories of news, by the labels that items may have: those of the other language. */
export function categoryNames({ categories }: SiteSettings, language: Language): SiteInfo["categories"] {
  return Object.fromEntries(
    categories.flatMap(({ en, ja }) => (en === ja ? [] : [language === "en" ? [ja, en] : [en, ja]])),
  );
}

/** Those that pages need: English ones the names of what items call in Japanese, which nearly none does. */
function neededNames({ content: { site, news } }: Build, language: Language): SiteInfo["categories"] {
  const names = Object.entries(categoryNames(site, language));
  if (language !== "en") return Object.fromEntries(names);
  const used = new Set(news.flatMap(({ category }) => category));
  return Object.fromEntries(names.filter(([label]) => used.has(label)));
}

/** The pictures of a page by their paths; those that have no encoded variants are left out and show as they are. */
export async function picturesOf({ pictures }: Build, images: readonly (string | undefined)[]): Promise<Pictures> {
  const wanted = [...new Set(images)].filter((image): image is string => image !== undefined && !isDocumentType(image));
  const made = await Promise.all(wanted.map(async (image) => [image, await pictures.picture(image)] as const));
  return Object.fromEntries(made.flatMap(([image, data]) => (data ? [[image, data]] : [])));
}

/** The sizes of the documents among what a page shows and links to. */
export async function documentsOf(
  { pictures }: Build,
  media: readonly (string | undefined)[],
): Promise<Documents | undefined> {
  const wanted = [...new Set(media)].filter((each): each is string => each !== undefined && isDocumentType(each));
  const sizes = await Promise.all(
    wanted.map(async (each) => [mediaFileOf(each), await pictures.bytesOf(each)] as const),
  );
  const known = sizes.flatMap(([path, bytes]) => (bytes === undefined ? [] : [[path, bytes] as const]));
  return known.length === 0 ? undefined : Object.fromEntries(known);
}
