import type { Language } from "../../../../content/model/text/language";
import { adminApps } from "../../../../content/model/pages/admin-paths";
import type { AdminPageData } from "../../../admin-host/admin-page-data";
import english from "../../../locales/en/staff.json";
import japanese from "../../../locales/ja/staff.json";
import { siteInfo, type Build } from "../build";
import { fullTitle, pageHead } from "../page-head";
import { planPage, type PagePlan } from "../planned-page";

const wordsOf = { en: english, ja: japanese };

/** The staff pages, which load their micro-frontend at run time. */
export function adminPages(build: Build, language: Language): PagePlan<AdminPageData>[] {
  const { pages: heads, ...texts } = wordsOf[language];
  const pages = Object.fromEntries(adminApps.map((app) => [app, build.routes.admin(language, app)]));
  return adminApps.map((app) =>
    planPage(build, {
      language,
      path: build.routes.admin("en", app),
      template: "admin-host/AdminPage.tsx",
      noindex: true,
      dependencies: [],
      head: (listing) => {
        const { title, ...others } = heads[app];
        const ogImage = build.content.site.socialImage;
        return pageHead(build, language, listing, {
          ...others,
          title: fullTitle(build, language, title),
          ogTitle: title,
          ogImage,
        });
      },
      page: () => ({ app, pages, sites: { en: siteInfo(build, "en"), ja: siteInfo(build, "ja") }, texts }),
    }),
  );
}
