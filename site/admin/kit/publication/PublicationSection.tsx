import { Fragment, useRef } from "react";
import type { FieldForm } from "../../../../content/model/collections/field-form";
import { useServices } from "../services/services";
import { CheckField } from "../fields/CheckField";
import { MomentField } from "../fields/MomentField";
import { openMoment } from "../dates/moment-parts";
import type { FormHandle } from "../fields/form-handle";
import { publicationChoices, choiceOf, valuesOfChoice } from "./publication-choice";
import { whenPublic } from "./when-public";

interface PublicationSectionProps {
  /** `draft`, `publishAt` and `unpublishAt`; `unpublishAt` alone where the beginning is chosen elsewhere. */
  readonly fields: readonly FieldForm[];
  readonly form: FormHandle;
}

/** When an item is public: at once, at a time or never, until a time where one is wanted; and what follows, in a sentence (R15.20). */
export function PublicationSection({ fields, form }: PublicationSectionProps) {
  const { words, language, now } = useServices();
  const { heading, choices, end } = words.publication;
  const { publishAt, unpublishAt } = usePublicationTimes(form);
  const chosen = choiceOf(form.values);
  const chooses = fields.some(({ name }) => name === "draft");
  const says = whenPublic(form.values, now().getTime(), language, words, form.stored);
  const labelOf = (wanted: string) => fields.find(({ name }) => name === wanted)?.label ?? "";
  return (
    <fieldset className="adm-group adm-publication">
      <legend>{heading}</legend>
      {chooses ? (
        <div>
          {publicationChoices.map((choice) => (
            <Fragment key={choice}>
              <label className="adm-check" htmlFor={form.idOf(`publication.${choice}`)}>
                <input
                  id={form.idOf(`publication.${choice}`)}
                  type="radio"
                  name={form.idOf("publication")}
                  checked={chosen === choice}
                  onChange={() => form.change(valuesOfChoice(choice, publishAt.last))}
                />
                {choices[choice]}
              </label>
              {choice === "at" && chosen === "at" ? (
                <MomentField
                  field={{ ...publishAt.text, onChange: (value) => form.change({ draft: false, publishAt: value }) }}
                  label={labelOf("publishAt")}
                />
              ) : null}
            </Fragment>
          ))}
        </div>
      ) : null}
      <div>
        <CheckField
          id={form.idOf("publication.ends")}
          label={end}
          checked={unpublishAt.text.value !== ""}
          onChange={(ends) => form.change({ unpublishAt: ends ? unpublishAt.last : "" })}
        />
        {unpublishAt.text.value === "" ? null : <MomentField field={unpublishAt.text} label={labelOf("unpublishAt")} />}
      </div>
      {chooses ? (
        <p className={says === words.publication.says.endsFirst ? "adm-error" : "adm-note"} aria-live="polite">
          {says}
        </p>
      ) : null}
    </fieldset>
  );
}

/** Both times, and what they were before they were switched off: they come back when they are wanted again. */
function usePublicationTimes(form: FormHandle) {
  const last = useRef({ publishAt: openMoment, unpublishAt: openMoment });
  const time = (name: "publishAt" | "unpublishAt") => {
    const text = form.text(name);
    if (text.value !== "") last.current[name] = text.value;
    return { text, last: last.current[name] };
  };
  return { publishAt: time("publishAt"), unpublishAt: time("unpublishAt") };
}
