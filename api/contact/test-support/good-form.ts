import type { ContactForm } from "../../../content/model/api/contact-form";

/** A form without mistakes. */
export const goodForm: ContactForm = {
  name: "Aiko Tan",
  company: "",
  email: "aiko@example.org",
  contact: "",
  inquiryType: "Membership",
  message: "How do we join?",
};
