import type { FormHandle } from "../kit/form/form-handle";
import { useServices } from "../kit/app/services";
import { TextField } from "../kit/fields/TextField";
import type { EventValues } from "./event-values";

/** The address people write to about the event, and where they look back afterwards. */
export function EventContactField({ form }: { readonly form: FormHandle<EventValues> }) {
  const { words } = useServices();
  const { contactEmail, afterLink, afterLinkHint } = words.eventFields;
  return (
    <>
      <TextField field={form.text("contactEmail")} label={contactEmail} type="email" />
      <TextField field={form.text("afterLink")} label={afterLink} type="url" hint={afterLinkHint} />
    </>
  );
}
