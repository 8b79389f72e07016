import { useEffect, useRef, type FormEvent, type RefObject } from "react";
import type { AdminItem } from "../client";
import { ErrorSummary } from "./ErrorSummary";
import { formHandle } from "./form-handle";
import { isDirty, type FormAction, type FormState } from "./form-state";
import { ImageFields } from "./ImageFields";
import { imageUrlOf } from "./image-url";
import type { ItemKind } from "./item-kind";
import { LinkFields } from "./LinkFields";
import { useServices } from "./services";
import { TextFields } from "./TextFields";
import type { CommonValues } from "./values";
import { fill } from "./words";

interface ItemFormProps<Item extends AdminItem, V extends CommonValues> {
  readonly kind: ItemKind<Item, V>;
  readonly form: FormState<Item, V>;
  readonly dispatch: (action: FormAction<Item, V>) => void;
  readonly heading: RefObject<HTMLHeadingElement>;
  readonly onSubmit: () => void;
  readonly onClear: () => void;
}

/** The form for adding and editing an item, in both languages at once (specification 2, Admin). */
export function ItemForm<Item extends AdminItem, V extends CommonValues>({
  kind,
  form,
  dispatch,
  heading,
  onSubmit,
  onClear,
}: ItemFormProps<Item, V>) {
  const { words, apiBase } = useServices();
  const kindWords = kind.words(words);
  const prefix = `adm-${kind.name}`;
  const handle = formHandle(form, dispatch, prefix);
  const summary = useRef<HTMLDivElement>(null);
  const { LeadFields, ContactFields } = kind;
  const { mode, phase, image } = form;
  const saving = phase.kind === "saving";
  const summaryText = phase.kind === "refused" ? phase.summary : undefined;

  useEffect(() => {
    if (summaryText !== undefined) summary.current?.focus();
  }, [summaryText]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving) onSubmit();
  };

  return (
    <section className="adm-form" aria-labelledby={`${prefix}-heading`}>
      <h2 id={`${prefix}-heading`} ref={heading} tabIndex={-1}>
        {mode.kind === "add" ? kindWords.addHeading : kindWords.editHeading}
      </h2>
      {mode.kind === "edit" ? <p className="adm-note">{fill(words.form.editing, { title: mode.item.title })}</p> : null}
      {phase.kind === "refused" && phase.summary !== undefined ? (
        <ErrorSummary
          ref={summary}
          summary={phase.summary}
          errors={phase.errors}
          idOf={handle.idOf}
          labelOf={(control) => kind.labelOf(control, words)}
        />
      ) : null}
      <form onSubmit={submit} noValidate aria-labelledby={`${prefix}-heading`}>
        {/* While a save is under way nothing can be typed that the emptied form would then lose. */}
        <fieldset className="adm-fields" disabled={saving}>
          <LeadFields form={handle} />
          <TextFields form={handle} kindWords={kindWords} />
          <LinkFields form={handle}>{ContactFields ? <ContactFields form={handle} /> : null}</LinkFields>
          <ImageFields
            form={handle}
            image={image}
            currentUrl={mode.kind === "edit" ? imageUrlOf(mode.item, apiBase) : undefined}
            onChoose={(choice) => dispatch({ kind: "image-chosen", image: choice })}
          />
        </fieldset>
        <div className={isDirty(form) ? "adm-form-actions adm-form-actions-near" : "adm-form-actions"}>
          <button type="submit" className="adm-button adm-primary" id={`${prefix}-submit`} aria-disabled={saving}>
            {saving
              ? image.kind === "new"
                ? words.form.uploading
                : words.form.saving
              : mode.kind === "add"
                ? kindWords.addButton
                : words.form.save}
          </button>
          <button
            type="button"
            className="adm-button"
            aria-disabled={saving}
            onClick={() => (saving ? undefined : onClear())}
          >
            {words.form.clear}
          </button>
        </div>
      </form>
    </section>
  );
}
