import { localisedPath } from "../../../content/model/pages/page-paths";
import { languages } from "../../../content/model/text/language";
import { i18nContext } from "./page-head";
import { componentOf, kindOf, type PagePlan, type PlannedPage } from "./planned-page";
import type { Template } from "./templates";

/** Folder of their addresses; they leave the site before anybody can ask for them. */
export const templatePagesFolder = "_templates";

/** A page that only has its template compiled, and shows nothing. */
export interface TemplatePage extends Pick<PagePlan, "path" | "template" | "language">, PlannedPage<null> {}

/**
 * A page of each template and language that have none in a build, so that their first page needs no other build. `made`: the
 * pages of the build, of which each language has one at least.
 */
export function templatePages(
  templates: readonly Template[],
  plans: readonly PagePlan[],
  made: readonly PlannedPage[],
): TemplatePage[] {
  const known = new Set(plans.map(kindOf));
  return languages.flatMap((language) => {
    const some = made.find(({ context }) => context.language === language);
    if (some === undefined) return [];
    return templates
      .filter((template) => !known.has(kindOf({ template, language })))
      .map((template) => {
        const path = `/${templatePagesFolder}/${template.replace(/\.tsx$/, "")}`;
        return {
          path: localisedPath(language, path),
          template,
          language,
          component: componentOf(template),
          context: { ...some.context, i18n: i18nContext(language, path), page: null, showsNothing: true },
        };
      });
  });
}
