import type { FormHandle } from "../kit/form/form-handle";
import { useServices } from "../kit/app/services";
import { TextField } from "../kit/fields/TextField";
import type { EventValues } from "./event-values";

/** The address people write to about the event. */
export function EventContactField({ form }: { readonly form: FormHandle<EventValues> }) {
  const { words } = useServices();
  return <TextField field={form.text("contactEmail")} label={words.eventFields.contactEmail} type="email" />;
}
