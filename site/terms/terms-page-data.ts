import type { PageTexts } from "../ui/page-texts";
import type { InLanguage } from "../../content/model/pages/in-language";
import type { TermsSection } from "../../content/model/collections/terms";

/** What the terms and privacy page shows, in one language. */
export interface TermsPageData {
  readonly texts: PageTexts<"terms">;
  /** Day of the last change, `YYYY-MM-DD`. */
  readonly updated: string;
  readonly sections: readonly InLanguage<TermsSection>[];
}
