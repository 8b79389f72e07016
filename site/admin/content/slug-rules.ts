import type { CollectionName } from "../../../content/model/collections/collection-names";
import { companySlugPattern } from "../../../content/model/collections/ids";
import { isOwnSlug, isSiteSlug, ownSlugPattern } from "../../../content/model/pages/own-slug";
import type { Language } from "../../../content/model/text/language";
import { createRoutes } from "../../routes";
import type { Services } from "../kit/services/services";
import { contentWordsOf, type ContentWords } from "./content-words";

/** What the addresses may be that staff give to entries of a collection. */
export interface SlugRules {
  readonly words: ContentWords["companies"];
  readonly pathOf: (language: Language, slug: string) => string;
  /** Why a slug that is not empty cannot be one. */
  readonly faultOf: (slug: string) => string | undefined;
}

/** Undefined for a collection of which staff choose no addresses. */
export function slugRules(
  name: CollectionName,
  { language, sites }: Pick<Services, "language" | "sites">,
): SlugRules | undefined {
  const { companies, customPages } = contentWordsOf(language);
  const product = sites?.[language].product ?? "";
  const routes = createRoutes(product);
  if (name === "companies")
    return {
      words: companies,
      pathOf: (each, slug) => routes.company(each, slug),
      faultOf: (slug) => (companySlugPattern.test(slug) ? undefined : companies.addressWrong),
    };
  if (name !== "custom-pages") return undefined;
  return {
    words: customPages,
    pathOf: (each, slug) => routes.customPage(each, slug),
    faultOf(slug) {
      if (!ownSlugPattern.test(slug)) return customPages.addressWrong;
      return isOwnSlug(slug) && !isSiteSlug(slug, product) ? undefined : customPages.addressTaken;
    },
  };
}
