import { withFullBrackets } from "../../../../content/model/dates/display-dates";
import { firstMomentDay, parseMoment } from "../../../../content/model/dates/moment";
import type { Language } from "../../../../content/model/text/language";
import { useServices } from "../services/services";
import type { TextBinding } from "./form-handle";
import { fill } from "../services/words";
import { describe, FieldNotes } from "./Field";
import { momentFault, momentOfParts, partsOfMoment, type MomentParts } from "../dates/moment-parts";

interface MomentFieldProps {
  /** `2026-12-01T09:00+09:00`; what cannot be read as a moment is shown and stays until a day or a time is chosen. */
  readonly field: TextBinding;
  readonly label: string;
  readonly hint?: string | undefined;
}

/** The time that is proposed with a day. */
const proposedTime = "09:00";

/** A day and a time in Japan; beside them the same moment in the site's second place (R15.2). The control named `field.id` is the day. */
export function MomentField({ field, label, hint }: MomentFieldProps) {
  const { words, language, sites } = useServices();
  const { dates } = words;
  const { id, value, onChange } = field;
  const parts = partsOfMoment(value) ?? { day: "", time: "" };
  const isUnreadable = value !== "" && partsOfMoment(value) === undefined;
  const error = isUnreadable ? momentFault(value, words) : field.error;
  const ms = parseMoment(value);
  const second = sites?.[language].secondTime;
  const change = (next: Partial<MomentParts>) => onChange(momentOfParts({ ...parts, ...next }));
  return (
    <fieldset className={error === undefined ? "adm-moment" : "adm-moment adm-field-wrong"}>
      <legend>{label}</legend>
      <FieldNotes id={id} hint={hint} error={error} />
      <div className="adm-row">
        <div className="adm-field">
          <label htmlFor={id}>{dates.day}</label>
          <input
            {...describe({ id, required: true, hint, error })}
            type="date"
            min={firstMomentDay}
            max="9999-12-31"
            value={parts.day}
            onChange={({ target: { value: day } }) =>
              change({ day, time: parts.time === "" && day !== "" ? proposedTime : parts.time })
            }
          />
        </div>
        <div className="adm-field">
          <label htmlFor={`${id}.time`}>{dates.clock}</label>
          <input
            {...describe({ id, required: true, hint, error })}
            id={`${id}.time`}
            type="time"
            value={parts.time}
            onChange={({ target: { value: time } }) => change({ time })}
          />
        </div>
        {second === undefined || ms === undefined ? null : (
          <output className="adm-hint" htmlFor={`${id} ${id}.time`}>
            {fill(dates.elsewhere, { place: second.name, time: timeThere(ms, second.zone, language) })}
          </output>
        )}
      </div>
    </fieldset>
  );
}

/** "Tue, Dec 1, 08:00" in a zone of the IANA database. */
function timeThere(ms: number, timeZone: string, language: Language): string {
  const day = new Intl.DateTimeFormat(language, { timeZone, weekday: "short", month: "short", day: "numeric" });
  const time = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
  return withFullBrackets(language, `${day.format(ms)} ${time.format(ms)}`);
}
