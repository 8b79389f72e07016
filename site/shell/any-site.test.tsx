/** @jest-environment node */
import { JSDOM } from "jsdom";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import type { SiteContent } from "../gatsby/content/site-content";
import { availablePages, planPages } from "../gatsby/plan/plan-pages";
import type { PagePlan } from "../gatsby/plan/planned-page";
import { planFiles } from "../gatsby/plan/plan-files";
import { made } from "../gatsby/test-support/made";
import { realContent, testBuild } from "../gatsby/test-support/test-build";
import { wordsOf } from "../test-support/render-page";
import { wordsInstance } from "../ui/words-instance";
import { FrameProvider } from "./frame";
import type { PageContext } from "./page-context";

const words = { en: wordsOf("en"), ja: wordsOf("ja") };
const nothing = () => Promise.resolve(undefined);
const noPictures = {
  picture: nothing,
  bytesOf: () => Promise.resolve(undefined),
  version: () => undefined,
  cached: nothing,
};

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

test("without a president the site has no page of one and leads to none; all else is there", async () => {
  const page: SiteContent["page"] = (id) => (id === "president" ? undefined : realContent.page(id));
  const { addresses, html } = await siteOf({ ...realContent, page });
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
