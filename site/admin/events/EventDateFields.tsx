import { CheckField } from "../kit/fields/CheckField";
import type { FormHandle } from "../kit/form/form-handle";
import { useServices } from "../kit/app/services";
import { TextField } from "../kit/fields/TextField";
import type { EventValues } from "./event-values";

/** Days and time of an event: one day or several, all day or with start and end (R8.1, R9.4). */
export function EventDateFields({ form }: { readonly form: FormHandle<EventValues> }) {
  const { words } = useServices();
  const { values, change } = form;
  const fields = words.eventFields;
  return (
    <fieldset className="adm-group">
      <legend>{fields.section}</legend>
      <div className="adm-columns">
        <div className="adm-row">
          <TextField
            field={form.text("startDate")}
            label={values.isMultiDay ? fields.startDate : fields.date}
            type="date"
            required
          />
          {values.isMultiDay ? (
            <TextField
              field={form.text("endDate")}
              label={fields.endDate}
              type="date"
              min={values.startDate === "" ? undefined : values.startDate}
              required
            />
          ) : null}
          <CheckField
            id={form.idOf("isMultiDay")}
            label={fields.multiDay}
            checked={values.isMultiDay}
            onChange={(isMultiDay) => change(isMultiDay ? { isMultiDay } : { isMultiDay, endDate: "" })}
          />
        </div>
        <div className="adm-row">
          {values.timing === "clock" ? (
            <>
              <TextField field={form.text("startTime")} label={fields.startTime} type="time" />
              <TextField field={form.text("endTime")} label={fields.endTime} type="time" />
            </>
          ) : null}
          {values.timing === "free" ? (
            <TextField field={{ ...form.text("freeTime"), error: form.errorOf("startTime") }} label={fields.freeTime} />
          ) : null}
          <CheckField
            id={form.idOf("allDay")}
            label={fields.allDay}
            checked={values.timing === "all-day"}
            // Times that were typed stay and come back when the box is unchecked.
            onChange={(allDay) => change({ timing: allDay ? "all-day" : values.freeTime === "" ? "clock" : "free" })}
          />
        </div>
      </div>
    </fieldset>
  );
}
