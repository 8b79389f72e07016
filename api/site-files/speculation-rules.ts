import type Koa from "koa";
import { adminPaths } from "../../content/model/pages/admin-paths";
import { languages } from "../../content/model/text/language";
import { localisedPath } from "../../content/model/pages/page-paths";

/** Named in the header Speculation-Rules of every page. */
export const speculationRulesPath = "/speculation-rules.json";

const staffPages = languages.flatMap((language) =>
  Object.values(adminPaths).map((path) => localisedPath(language, path)),
);
const rules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          ...[...staffPages, "/api/*", "/media/*"].map((path) => ({ not: { href_matches: path } })),
        ],
      },
      eagerness: "moderate",
    },
  ],
});

/** Answers which links a browser may fetch ahead: pages of the site, where a pointer rests on one or presses it. */
export function sendSpeculationRules(ctx: Koa.Context): void {
  ctx.set("Cache-Control", "public, max-age=86400");
  ctx.type = "application/speculationrules+json";
  ctx.body = rules;
}
