/** @jest-environment node */
import { JSDOM } from "jsdom";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { SiteSettings } from "../../content/model/collections/site-settings";
import { fc } from "../../content/model/test-support/seeded-fast-check";
import type { SiteContent } from "../gatsby/content/site-content";
import { availablePages, planPages } from "../gatsby/plan/plan-pages";
import type { PagePlan } from "../gatsby/plan/planned-page";
import { planFiles } from "../gatsby/plan/plan-files";
import { made } from "../gatsby/test-support/made";
import { realContent, testBuild } from "../gatsby/test-support/test-build";
import { publicPages } from "../routes";
import { wordsOf } from "../test-support/render-page";
import { wordsInstance } from "../ui/words-instance";
import { FrameProvider } from "./frame";
import type { PageContext } from "./page-context";

const words = { en: wordsOf("en"), ja: wordsOf("ja") };
const nothing = () => Promise.resolve(undefined);
const noPictures = { picture: nothing, version: () => undefined, cached: nothing };

/** Parts of `site.yml` that may be missing, as paths. */
const optional = [
  ["social"],
  ["social", "instagram"],
  ["social", "linkedin"],
  ["social", "youtube"],
  ["forms"],
  ["forms", "join"],
  ["forms", "joinQuery"],
  ["forms", "founding60"],
  ["forms", "eventRegistration"],
  ["forms", "membershipContact"],
  ["secondTime"],
  ["postalAddress"],
  ["categories"],
] as const;
const kinds = ["company", "person", "partners", "events", "news"] as const;

function contentWithout(parts: readonly (readonly string[])[], pages: readonly string[], lists: readonly string[]) {
  const isThere = (...path: readonly string[]): boolean => !parts.some((part) => part.join(".") === path.join("."));
  const site = Object.fromEntries(
    Object.entries(realContent.site)
      .filter(([name]) => isThere(name))
      .map(([name, value]): [string, unknown] =>
        name === "social" || name === "forms"
          ? [name, Object.fromEntries(Object.entries(value as object).filter(([inner]) => isThere(name, inner)))]
          : [name, value],
      ),
  );
  const content: SiteContent = {
    ...realContent,
    site: SiteSettings.parse(site),
    files: realContent.files.filter(({ kind }) => !lists.includes(kind)),
    events: lists.includes("events") ? [] : realContent.events.slice(-3),
    news: lists.includes("news") ? [] : realContent.news.slice(0, 3),
    page: (id) => (pages.includes(id) ? undefined : realContent.page(id)),
  };
  return content;
}

interface PageProps {
  readonly pageContext: PageContext<unknown>;
  readonly location: { readonly search: string };
}

async function htmlOf(plan: PagePlan): Promise<string> {
  const [page] = await made([plan]);
  if (!page) throw new Error(plan.path);
  const { default: Page } = (await import(`../${plan.template}`)) as { default: ComponentType<PageProps> };
  return renderToStaticMarkup(
    <I18nextProvider i18n={wordsInstance(plan.language, words)}>
      <FrameProvider frame={page.context.frame}>
        <Page pageContext={page.context} location={{ search: "" }} />
      </FrameProvider>
    </I18nextProvider>,
  );
}

/** Every page of the site, by its address; a kind of page that has many is there with one or two. */
async function siteOf(content: SiteContent) {
  const fixedPages = availablePages(content);
  const build = { ...testBuild({ content, fixedPages, product: content.site.product }), pictures: noPictures };
  const plans = planPages(build);
  const addresses = new Set([
    ...plans.map(({ path }) => path),
    ...planFiles(build, plans).map(({ path }) => `/${path}`),
  ]);
  const seen = new Map<string, number>();
  const shown = plans.filter(({ template, language }) => {
    const count = (seen.get(template + language) ?? 0) + 1;
    seen.set(template + language, count);
    return count <= 1 && !template.startsWith("admin-host/");
  });
  const html = await Promise.all(shown.map(async (plan) => [plan, await htmlOf(plan)] as const));
  return { addresses, html };
}

const parse = (html: string): Document => new JSDOM(html).window.document;

/** Addresses of links and forms that lead nowhere. */
function deadLinks(path: string, page: Document, addresses: ReadonlySet<string>): string[] {
  const targets = [...page.querySelectorAll("a[href], form[action]")].map(
    (element) => element.getAttribute("href") ?? element.getAttribute("action") ?? "",
  );
  return targets.filter((target) => {
    if (/^(?:https:\/\/|mailto:)[^\s]*[^\s:?]/.test(target)) return /undefined|null/.test(target);
    const [address = "", hash] = target.split("#");
    const [own = ""] = address.split("?");
    if (own !== "" && own !== path) return !addresses.has(own);
    return hash !== undefined && page.getElementById(hash) === null;
  });
}

/** Lists and sections that hold nothing but a heading. */
function emptyParts(page: Document): string[] {
  const empty = [...page.querySelectorAll("main ul, main ol, footer ul, header ul, nav")].filter(
    // The results of a search come with its script.
    ({ childElementCount, className }) => childElementCount === 0 && className !== "search-results",
  );
  const bare = [...page.querySelectorAll("main section")].filter((section) => {
    const heading = section.querySelector("h1, h2, h3")?.textContent ?? "";
    return section.textContent.replace(heading, "").trim() === "";
  });
  return [...empty, ...bare].map(({ outerHTML }) => outerHTML.slice(0, 80));
}

const without = fc.record({
  parts: fc.subarray([...optional]),
  pages: fc.subarray(publicPages.filter((page) => !["home", "events", "news"].includes(page))),
  lists: fc.subarray([...kinds]),
});

test("whatever a chamber has not, no link of its site leads to nothing, and no list is empty", async () => {
  await fc.assert(
    fc.asyncProperty(without, async ({ parts, pages, lists }) => {
      const { addresses, html } = await siteOf(contentWithout(parts, pages, lists));
      for (const [{ path }, text] of html) {
        const page = parse(text);
        expect({ path, dead: deadLinks(path, page, addresses) }).toEqual({ path, dead: [] });
        expect({ path, empty: emptyParts(page) }).toEqual({ path, empty: [] });
      }
    }),
    { numRuns: 4, endOnFailure: true },
  );
});

test("without a president the site has no page of one and leads to none; all else is there", async () => {
  const { addresses, html } = await siteOf(contentWithout([], ["president"], []));
  expect([...addresses].filter((address) => /president/.test(address))).toEqual([]);
  expect(html.filter(([, text]) => /-president["#?]/.test(text)).map(([{ path }]) => path)).toEqual([]);
  expect(addresses).toContain("/about/sccj-officeholders");
});

test("the directory's box has the newest member as its example", async () => {
  const { html } = await siteOf(realContent);
  const placeholders = html
    .filter(([{ template }]) => template === "directory/DirectoryPage.tsx")
    .map(([, text]) => parse(text).querySelector("main input")?.getAttribute("placeholder"));
  expect(placeholders).toEqual(["For example: Kopiya", "例：コピ屋"]);
});
