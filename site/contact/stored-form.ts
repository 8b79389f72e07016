import { contactFields, defaultInquiryType } from "../../content/model/api/contact-form";

/** Where the tab keeps what is typed. Values by field, as JSON; `{}` once it was sent. */
export const storedKey = "chamber-contact";

/** Keeps what the form holds until the tab is closed, so that no way through the site or reload loses it (R5.8). */
export function storeForm(form: HTMLFormElement): void {
  const data = new FormData(form);
  store(Object.fromEntries(contactFields.map((field) => [field, data.get(field)])));
}

/** Forgets what was typed: it is sent. */
export function forgetForm(): void {
  store({});
}

/**
 * Restores the stored fields, so that the form is as last seen in this tab, whatever the browser has restored.
 * @param touched true when the visitor typed before this ran: a field that holds something keeps it then
 */
export function restoreForm(form: HTMLFormElement, touched: boolean): void {
  const kept = storedFields();
  if (kept === undefined) return;
  for (const field of contactFields) {
    const control = form.elements.namedItem(field);
    const empty = field === "inquiryType" ? defaultInquiryType : "";
    if (!isControl(control) || (touched && control.value !== empty)) continue;
    const value = kept[field];
    control.value = typeof value === "string" ? value : empty;
  }
}

const isControl = (control: unknown): control is RadioNodeList | HTMLInputElement | HTMLTextAreaElement =>
  control instanceof RadioNodeList || control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;

function storedFields(): Readonly<Record<string, unknown>> | undefined {
  try {
    const fields: unknown = JSON.parse(sessionStorage.getItem(storedKey) ?? "null");
    return typeof fields === "object" && fields !== null ? (fields as Record<string, unknown>) : undefined;
  } catch {
    // Storage is disabled, or holds something else.
    return undefined;
  }
}

function store(fields: object): void {
  try {
    sessionStorage.setItem(storedKey, JSON.stringify(fields));
  } catch {
    // Storage is disabled.
  }
}
