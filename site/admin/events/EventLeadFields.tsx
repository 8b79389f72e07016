import type { FormHandle } from "../kit/form/form-handle";
import { EventDateFields } from "./EventDateFields";
import { EventFactFields } from "./EventFactFields";
import type { EventValues } from "./event-values";

/** What stands above an event's texts. */
export function EventLeadFields({ form }: { readonly form: FormHandle<EventValues> }) {
  return (
    <>
      <EventDateFields form={form} />
      <EventFactFields form={form} />
    </>
  );
}
