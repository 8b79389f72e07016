import type { InLanguage } from "../../content/model/pages/in-language";
import type { TermsPage } from "../../content/model/collections/pages/terms-page";
import type { TermsSection } from "../../content/model/collections/terms";

/** What the terms and privacy page shows, in one language. */
export interface TermsPageData {
  readonly texts: Omit<InLanguage<TermsPage>, "id" | "metadata">;
  /** Day of the last change, `YYYY-MM-DD`. */
  readonly updated: string;
  readonly sections: readonly InLanguage<TermsSection>[];
}
