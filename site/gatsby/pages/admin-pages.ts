import type { Language } from "../../../content/model/language";
import { inLanguage } from "../../../content/model/pages/in-language";
import type { AdminApp } from "../../admin/host";
import type { AdminPageData } from "../../admin-host/admin-page-data";
import type { Build } from "../build";
import { fixedPageHead } from "../page-head";
import { plannedPage, type PlannedPage } from "../planned-page";

const apps: readonly { app: AdminApp; page: "adminEvents" | "adminNews"; file: "admin-events" | "admin-news" }[] = [
  { app: "events", page: "adminEvents", file: "admin-events" },
  { app: "news", page: "adminNews", file: "admin-news" },
];

/** The two staff pages, which load their micro-frontend at run time. */
export function adminPages(build: Build, language: Language): PlannedPage<AdminPageData>[] {
  return apps.flatMap(({ app, page, file: id }) => {
    const file = build.content.page(id);
    if (!file) return [];
    const { loading, failed, noScript } = inLanguage(file, language);
    const path = build.routes.page("en", page);
    return [
      plannedPage(build, {
        language,
        path,
        template: "admin-host/AdminPage.tsx",
        head: fixedPageHead(build, language, { path, metadata: file.metadata, noindex: true }),
        page: { app, texts: { loading, failed, noScript } },
      }),
    ];
  });
}
