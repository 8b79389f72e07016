import { contactLimits, type ContactField } from "../../content/model/api/contact-form";
import { fieldId } from "./field-ids";

const field: ContactField = "message";

/** Writes the message of the address (`?message=`) into a form that has none: the calculator leads here with one (R4.3). */
export function adoptMessage(): void {
  const message = new URLSearchParams(window.location.search).get(field);
  const area = document.getElementById(fieldId(field));
  if (message !== null && area instanceof HTMLTextAreaElement && area.value === "")
    area.value = message.slice(0, contactLimits[field]);
}
