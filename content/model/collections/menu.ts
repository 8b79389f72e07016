import { z } from "zod";
import { defaultFooter, defaultMenu } from "../menu/default-menu";
import { menuTarget } from "../menu/menu-target";
import { isMenuTooWide } from "../menu/menu-width";
import { says } from "../problems/fault";
import { languages } from "../text/language";
import { described, field } from "./field-meta";
import { bilingual, text } from "./fields";

const target = described(
  text()
    .trim()
    .max(2000, says("tooLong", { max: 2000 }))
    .refine((to) => menuTarget(to) !== undefined, says("menuTarget")),
  { input: "target" },
);

const label = field(bilingual(40), "Name", "名前");
const toHint = {
  en: "Choose a page of the site, or type an address that begins with https://",
  ja: "サイトのページを選ぶか、https:// で始まるアドレスを入力します。",
};
const children = z
  .array(
    z.strictObject({
      label,
      to: field(target, "Leads to", "リンク先"),
      // A menu has two levels.
      children: described(z.undefined(says("menuTooDeep")).optional(), { hidden: true }),
    }),
  )
  .max(12)
  .default([]);

const entry = z
  .strictObject({
    label,
    to: field(target.optional(), "Leads to", "リンク先", { hint: toHint }),
    children: field(children, "Entries below it", "下の項目", { item: { en: "entry", ja: "項目" } }),
  })
  .refine(({ to, children: below }) => (to === undefined) === below.length > 0, {
    path: ["to"],
    error: says("menuLinkOrList"),
  });

const item = { en: "entry", ja: "項目" };

/** The navigation in the header; by default the specified one (R2.5). */
export const menu = field(
  z
    .array(entry)
    .max(8)
    .refine(
      (entries) => !languages.some((each) => isMenuTooWide(entries.map(({ label: names }) => names[each]))),
      says("menuTooWide"),
    )
    .default(defaultMenu),
  "Menu",
  "メニュー",
  {
    item,
    hint: { en: "Pages that are not public are left out.", ja: "公開していないページは載りません。" },
  },
);

/** The links of the footer: groups beside one another, single links below them. */
export const footer = field(z.array(entry).max(12).default(defaultFooter), "Footer", "フッター", {
  item,
  hint: {
    en: "Entries with others below them are columns, single links stand in the last line.",
    ja: "下に項目があるものは列になり、リンクだけのものは最後の行に並びます。",
  },
});
