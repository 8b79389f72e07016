import type { Bilingual } from "../text/language";

/** A link of the menu or the footer; `to` as `menuTarget` reads it. */
export interface MenuLink {
  readonly label: Bilingual;
  readonly to: string;
}

/** A link, or a group of links under a name. */
export interface MenuEntry {
  readonly label: Bilingual;
  readonly to?: string | undefined;
  readonly children: MenuLink[];
}

/** Where the page of membership shows its plans. */
export const plansHash = "#membership-plans";

const link = (to: string, en: string, ja: string): MenuLink => ({ label: { en, ja }, to });
const group = (en: string, ja: string, ...children: MenuLink[]): MenuEntry => ({ label: { en, ja }, children });
const alone = (only: MenuLink): MenuEntry => ({ ...only, children: [] });

const aboutPage = link("about", "About the chamber", "概要");
const directory = link("directory", "Membership Directory", "会員名簿");
const news = link("news", "News", "ニュース");
const events = link("events", "Events", "イベント");
const contact = link("contact", "Contact", "お問い合わせ");

const about = group(
  "About Us",
  "当会議所について",
  aboutPage,
  link("president", "President's Message", "会長挨拶"),
  link("officeholders", "Officeholders", "役員・創設会員"),
);
const membership = group(
  "Membership",
  "会員制度",
  link("membership#chamber-membership", "Why join", "入会のメリット"),
  link(`membership${plansHash}`, "Membership Plans", "会員プラン"),
  directory,
);

/** The navigation that is specified (R2.5). */
export const defaultMenu: MenuEntry[] = [about, membership, alone(news), alone(events), alone(contact)];

/** The footer that is specified (R2.6): groups, and below them single links. */
export const defaultFooter: MenuEntry[] = [
  about,
  membership,
  group("Community", "コミュニティ", news, events, link("sponsorship", "Sponsorship", "協賛のご案内")),
  alone(link("terms", "Terms and Privacy", "利用規約・プライバシーポリシー")),
  alone(link("contact", "Contact Us", "お問い合わせ")),
];

/** The pages that lead to nearly everything, for those who do not find what they look for. */
export const ways: MenuEntry[] = [
  events,
  news,
  link("membership", "Membership", "会員制度"),
  directory,
  aboutPage,
  contact,
].map(alone);
