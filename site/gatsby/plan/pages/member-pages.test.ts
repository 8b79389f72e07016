import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Company } from "../../../../content/model/collections/company";
import type { ContentFile } from "../../../../content/model/entries/content-file";
import type { Language } from "../../../../content/model/text/language";
import type { Build } from "../build";
import type { SiteContent } from "../../content/site-content";
import { realContent as real, testBuild } from "../../test-support/test-build";
import { made } from "../../test-support/made";
import { companyPages } from "./company-pages";
import { directoryPage } from "./directory-page";
import { membershipPage } from "./fixed-pages";

let folder: string;

// The texts of the real pages and plans, with companies made for these tests.
function build(change: Partial<SiteContent> = {}): Build {
  return testBuild({ content: { ...real, ...change }, folder });
}
const company = (id: string, change: Partial<Company> = {}): ContentFile => {
  const fields = {
    id: 1,
    name: "Kopiya",
    description: "Coffee",
    location: "Tokyo",
    logoImg: "/media/companies/x.png",
    link: "https://x.example/",
    ...change,
  };
  return { collection: "companies", id, version: "", fields };
};
const kopiya = company("kopiya", {
  id: 13,
  name_jp: "コピ屋",
  reading: "こぴや",
  description_jp: "コーヒー",
  location_jp: "東京",
  address: "Koenji",
  address_jp: "高円寺",
  longdesc: "Roasts *kopi*.",
  longdesc_jp: "*コピ*を焙煎。",
});
const akiya = company("akiya2.0", { id: 4, name: "Akiya", name_jp: "秋屋", reading: "あきや", longdesc: "Houses." });
const zeta = company("zeta", { id: 1, name: "Zeta", name_jp: "絵田", reading: "えた" });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "chamber-members-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("the membership page has its texts in one language, and the plans with every fee", async () => {
  const [page] = await made(membershipPage(build(), "ja"));
  expect(page).toMatchObject({
    path: "/ja/demo-membership",
    context: {
      head: { canonicalPath: "/ja/demo-membership" },
      page: { texts: { heading: "会員制度" }, join: { form: real.site.forms.join, query: real.site.forms.joinQuery } },
    },
  });
  expect(page?.context.page.plans.plans.map(({ tier }) => tier)).toEqual([
    "corporate",
    "associate",
    "individual",
    "student",
  ]);
});

test("without plans or without texts there is no membership page", () => {
  expect(membershipPage(build({ files: real.files.filter(({ collection }) => collection !== "plans") }), "en")).toEqual(
    [],
  );
  expect(membershipPage(build({ page: () => undefined }), "en")).toEqual([]);
});

test.each<[Language, string[]]>([
  ["en", ["akiya2.0", "kopiya", "zeta"]],
  ["ja", ["akiya2.0", "zeta", "kopiya"]],
])("the directory is in the order of the alphabet of %s", async (language, slugs) => {
  const [page] = await made(directoryPage(build({ files: [kopiya, zeta, akiya] }), language));
  expect(page?.context.page.companies.map(({ slug }) => slug)).toEqual(slugs);
});

test("the chamber's own directory has its thirteen companies", async () => {
  const [page] = await made(directoryPage(build(), "en"));
  expect(page?.context.page.companies.map(({ slug }) => slug).sort()).toEqual([
    "akiya2.0",
    "brightz",
    "centex",
    "japantravel",
    "kopiya",
    "mashiwhite",
    "minim",
    "sinkies",
    "slidehide",
    "strata",
    "temasek",
    "toursoft",
    "workato",
  ]);
});

test.each([60, 61])(
  "%d companies: a long directory has the first 60, and a page of all that is not listed",
  async (count) => {
    const files = Array.from({ length: count }, (_, at) =>
      company(`c${String(at)}`, { id: at + 1, name: `C ${String(at)}` }),
    );
    const pages = await made(directoryPage(build({ files }), "ja"));
    const shown = pages.map(({ path, context: { page, head } }) => [
      path,
      page.companies.length,
      page.all,
      head.noindex,
    ]);
    const href = "/ja/demo-members-directory/all";
    const first = ["/ja/demo-members-directory", 60, count === 60 ? undefined : { href, total: count }, false];
    expect(shown).toEqual(count === 60 ? [first] : [first, [href, 61, undefined, true]]);
  },
);

test("every company has its page, with a description made HTML and metadata of its own", async () => {
  const [page] = await made(companyPages(build({ files: [kopiya] }), "ja"));
  expect(page).toMatchObject({
    path: "/ja/company/kopiya",
    context: {
      head: {
        title: `コピ屋 | ${real.site.titleSuffix.ja}`,
        description: "コピを焙煎。",
        canonicalPath: "/ja/company/kopiya",
        alternates: { en: "/company/kopiya", ja: "/ja/company/kopiya" },
      },
      page: {
        company: {
          name: { text: "コピ屋", language: "ja" },
          otherName: { text: "Kopiya", language: "en" },
          address: { text: "高円寺", language: "ja" },
        },
      },
    },
  });
  expect(page?.context.page.company.longDescription?.text).toContain("<em>コピ</em>");
});

test("a company without description and address says so by their absence", async () => {
  const [page] = await made(companyPages(build({ files: [zeta] }), "en"));
  expect(page?.context.page.company).toMatchObject({ longDescription: null, address: null });
  expect(page?.context.head.description).toBe("Coffee");
});

test("an untranslated description points to the English page and is nobody's twin", async () => {
  const [page] = await made(companyPages(build({ files: [akiya] }), "ja"));
  expect(page?.path).toBe("/ja/company/akiya2.0");
  expect(page?.context.head).toMatchObject({ canonicalPath: "/company/akiya2.0", alternates: null });
});

test("search engines learn who the company is and where its page stands", async () => {
  const [page] = await made(companyPages(build({ files: [kopiya] }), "en"));
  const [organization, breadcrumbs] = page?.context.head.jsonLd ?? [];
  expect(organization).toMatchObject({
    "@type": "Organization",
    name: "Kopiya",
    alternateName: "コピ屋",
    url: "https://x.example/",
    address: "Koenji",
  });
  expect(breadcrumbs).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { position: 1, item: "https://demo.example/" },
      { position: 2, item: "https://demo.example/demo-members-directory" },
      { position: 3, name: "Kopiya", item: "https://demo.example/company/kopiya" },
    ],
  });
});
