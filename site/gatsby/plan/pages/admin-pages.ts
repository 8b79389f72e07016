import type { Language } from "../../../../content/model/text/language";
import { inLanguage } from "../../../../content/model/pages/in-language";
import { adminApps, adminPageId } from "../../../../content/model/pages/admin-paths";
import type { AdminPageData } from "../../../admin-host/admin-page-data";
import { siteInfo, type Build } from "../build";
import { fixedPageHead } from "../page-head";
import { planPage, type PagePlan } from "../planned-page";

/** The staff pages, which load their micro-frontend at run time. */
export function adminPages(build: Build, language: Language): PagePlan<AdminPageData>[] {
  const available = adminApps.filter((app) => build.content.page(adminPageId(app)));
  const pages = Object.fromEntries(available.map((app) => [app, build.routes.admin(language, app)]));
  return available.flatMap((app) => {
    const file = build.content.page(adminPageId(app));
    if (!file) return [];
    const { toSite, loading, failed, noScript } = inLanguage(file, language);
    return [
      planPage(build, {
        language,
        path: build.routes.admin("en", app),
        template: "admin-host/AdminPage.tsx",
        noindex: true,
        dependencies: [file, available.join()],
        head: (listing) => fixedPageHead(build, language, file.metadata, listing),
        page: () => ({
          app,
          pages,
          sites: { en: siteInfo(build, "en"), ja: siteInfo(build, "ja") },
          texts: { toSite, loading, failed, noScript },
        }),
      }),
    ];
  });
}
