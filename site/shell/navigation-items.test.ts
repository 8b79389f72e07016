import { defaultFooter, defaultMenu, type MenuEntry } from "../../content/model/menu/default-menu";
import english from "../locales/en/common.json";
import japanese from "../locales/ja/common.json";
import { publicPages } from "../routes";
import { menuIn, navigationItems } from "./navigation-items";

const site = { product: "demo", pages: publicPages };
const labels = (language: "en" | "ja", items = menuIn([...defaultMenu, ...defaultFooter], language, site)) =>
  items.flatMap((item) => [item.label, ...("links" in item ? item.links.map(({ label }) => label) : [])]);

test("the menu and the footer of a chamber without its own have the specified words", () => {
  for (const [language, { nav }] of [
    ["en", english],
    ["ja", japanese],
  ] as const)
    for (const label of labels(language)) expect(Object.values(nav)).toContain(label);
  expect(navigationItems(site).header.map(({ label }) => label)).toEqual([
    "About Us",
    "Membership",
    "News",
    "Events",
    "Contact",
  ]);
  expect(navigationItems(site).legal.map(({ label }) => label)).toEqual(["Terms and Privacy", "Contact Us"]);
  expect(navigationItems(site).header[0]).toMatchObject({ id: "aboutUs" });
});

const both = (text: string) => ({ en: text, ja: text });
const own: MenuEntry[] = [
  { label: both("Visit"), to: "/visit#train", children: [] },
  { label: both("Gone"), to: "/gone", children: [] },
  { label: both("President"), to: "president", children: [] },
  { label: both("More"), children: [{ label: both("Partner"), to: "https://partner.example/a" }] },
  { label: both("More!"), children: [{ label: both("About"), to: "about#history" }] },
  { label: both("Nothing"), children: [{ label: both("Gone"), to: "/gone" }] },
];

test("a menu of a chamber's own leaves out what is not there, and names its groups apart", () => {
  const pages = publicPages.filter((page) => page !== "president");
  expect(menuIn(own, "ja", { ...site, pages }, new Map([["/visit", "/access"]]))).toEqual([
    { label: "Visit", to: "/ja/access#train" },
    { id: "more", label: "More", links: [{ label: "Partner", to: "https://partner.example/a" }] },
    { id: "more4", label: "More!", links: [{ label: "About", to: "/ja/demo-about#history" }] },
  ]);
});
