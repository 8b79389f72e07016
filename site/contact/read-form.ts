import { tidyContactForm, type ContactField, type ContactForm } from "../../content/model/api/contact-form";

/** What stands in the form's fields, tidied. */
export function readForm(form: HTMLFormElement): ContactForm {
  const data = new FormData(form);
  const text = (field: ContactField): string => {
    const value = data.get(field);
    return typeof value === "string" ? value : "";
  };
  return tidyContactForm({
    name: text("name"),
    company: text("company"),
    // Japanese keyboards easily leave an address in full-width characters.
    email: text("email").normalize("NFKC"),
    contact: text("contact"),
    inquiryType: text("inquiryType"),
    message: text("message"),
  });
}
