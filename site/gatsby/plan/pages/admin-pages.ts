import type { Language } from "../../../../content/model/text/language";
import { inLanguage } from "../../../../content/model/pages/in-language";
import type { PageId } from "../../../../content/model/pages/page-file";
import type { AdminApp } from "../../../admin/host";
import type { AdminPageData } from "../../../admin-host/admin-page-data";
import type { FixedPage } from "../../../routes";
import { siteInfo, type Build } from "../build";
import { fixedPageHead } from "../page-head";
import { planPage, type PagePlan } from "../planned-page";

const apps = [
  { app: "start", page: "adminStart", file: "admin-start" },
  { app: "events", page: "adminEvents", file: "admin-events" },
  { app: "news", page: "adminNews", file: "admin-news" },
  { app: "content", page: "adminContent", file: "admin-content" },
  { app: "inquiries", page: "adminInquiries", file: "admin-inquiries" },
  { app: "health", page: "adminHealth", file: "admin-health" },
] as const satisfies readonly { app: AdminApp; page: FixedPage; file: PageId }[];

/** The staff pages, which load their micro-frontend at run time. */
export function adminPages(build: Build, language: Language): PagePlan<AdminPageData>[] {
  const available = apps.filter(({ file }) => build.content.page(file));
  const pages = Object.fromEntries(available.map(({ app, page }) => [app, build.routes.page(language, page)]));
  return available.flatMap(({ app, page, file: id }) => {
    const file = build.content.page(id);
    if (!file) return [];
    const { toSite, loading, failed, noScript } = inLanguage(file, language);
    const path = build.routes.page("en", page);
    return [
      planPage(build, {
        language,
        path,
        template: "admin-host/AdminPage.tsx",
        noindex: true,
        dependencies: [file, available.map(({ app: each }) => each).join()],
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
