import { languages } from "../../../content/model/text/language";
import { localisedPath } from "../../../content/model/pages/page-paths";
import { slugOf } from "../../../content/model/text/slug";
import { companySlugs, pathOfRoute, specifiedRoutes } from "../../test-support/route-table";
import { availablePages, planPages } from "./plan-pages";
import { realContent, testBuild } from "../test-support/test-build";

const { product } = realContent.site;
const build = testBuild({ product, fixedPages: availablePages(realContent) });
const [news] = realContent.news;
const names = {
  product,
  serial_no: "1",
  company: "akiya2.0",
  id: news?._id ?? "",
  slug: slugOf(news?.title ?? ""),
};
let planned: readonly string[];
beforeAll(() => {
  planned = planPages(build).map(({ path }) => path);
});

test("the table has sixteen routes", () => {
  expect(specifiedRoutes).toHaveLength(16);
  expect(new Set(specifiedRoutes.map(({ pattern }) => pattern)).size).toBe(16);
});

test.each(specifiedRoutes.map((route) => [route.pattern, route] as const))(
  "%s has a page in both languages",
  (_pattern, route) => {
    const path = pathOfRoute(route, names);
    for (const language of languages) expect(planned).toContain(localisedPath(language, path));
  },
);

test("every company has a page in both languages, and there are thirteen", () => {
  expect(companySlugs).toHaveLength(13);
  for (const language of languages) {
    for (const slug of companySlugs) expect(planned).toContain(build.routes.company(language, slug));
    expect(planned.filter((path) => path.startsWith(localisedPath(language, "/company/")))).toHaveLength(13);
  }
});

test("no address is built twice, the terms neither", () => {
  expect(planned.filter((path) => path === `/${product}-terms`)).toHaveLength(1);
  expect(new Set(planned).size).toBe(planned.length);
});
