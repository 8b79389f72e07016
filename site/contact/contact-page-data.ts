import type { ContactService } from "../../content/model/api/build-input";
import type { ContactPage } from "../../content/model/collections/pages/contact-page";
import type { InLanguage } from "../../content/model/pages/in-language";

/** What the contact page shows, in one language. */
export interface ContactPageData {
  readonly texts: Omit<InLanguage<ContactPage>, "id" | "metadata">;
  readonly service: ContactService;
  /** Null when no captcha is configured: none is loaded then. */
  readonly captchaSiteKey: string | null;
}

/** What the form is made of. */
export interface ContactCardData extends Pick<ContactPageData, "service" | "captchaSiteKey"> {
  readonly texts: Pick<ContactPageData["texts"], "formHeading" | "privacyNote">;
}
