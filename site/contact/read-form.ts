import { tidyContactForm, type ContactField, type ContactForm } from "../../content/model/api/contact-form";

/** The form's values, normalised. */
export function readForm(form: HTMLFormElement): ContactForm {
  const data = new FormData(form);
  const text = (field: ContactField): string => {
    const value = data.get(field);
    return typeof value === "string" ? value : "";
  };
  return tidyContactForm({
    name: text("name"),
    company: text("company"),
    // Japanese input methods often produce full-width characters.
    email: text("email").normalize("NFKC"),
    contact: text("contact"),
    inquiryType: text("inquiryType"),
    message: text("message"),
  });
}
