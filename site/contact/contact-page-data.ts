import type { PageTexts } from "../ui/page-texts";
import type { ContactService } from "../../content/model/api/build-input";

/** What the contact page shows, in one language. */
export interface ContactPageData {
  readonly texts: PageTexts<"contact">;
  readonly service: ContactService;
  /** Null when no captcha is configured: none is loaded then. */
  readonly captchaSiteKey: string | null;
}

/** What the form is made of. */
export interface ContactCardData extends Pick<ContactPageData, "service" | "captchaSiteKey"> {
  readonly texts: Pick<ContactPageData["texts"], "formHeading" | "privacyNote">;
}
