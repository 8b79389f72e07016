import type { ContactPage } from "../../content/model/pages/contact-page";
import type { InLanguage } from "../../content/model/pages/in-language";

/** Where inquiries are posted: this product's own API, or an external e-mail service (R5.3). */
export interface InquiryService {
  readonly endpoint: string;
  readonly serviceId: string;
  readonly templateId: string;
  readonly userId: string;
}

/** What the contact page shows, in one language. */
export interface ContactPageData {
  readonly texts: Omit<InLanguage<ContactPage>, "id" | "metadata">;
  readonly service: InquiryService;
  /** Null when no captcha is configured: none is loaded then. */
  readonly captchaSiteKey: string | null;
}

/** What the form is made of. */
export interface ContactCardData extends Pick<ContactPageData, "service" | "captchaSiteKey"> {
  readonly texts: Pick<ContactPageData["texts"], "formHeading" | "privacyNote">;
}
