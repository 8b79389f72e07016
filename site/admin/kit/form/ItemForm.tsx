import { useEffect, useRef, useState, type FormEvent, type RefObject } from "react";
import type { TranslationMarks } from "../../../../content/model/api/history-answers";
import type { AdminItem } from "../../client";
import { CheckField } from "../fields/CheckField";
import { ErrorSummary } from "./ErrorSummary";
import { FormActions } from "./FormActions";
import { formHandle } from "./form-handle";
import { isDirty, type FormAction, type FormState } from "./form-state";
import { ImageFields } from "../fields/ImageFields";
import { imageUrlOf } from "../fields/image-url";
import { titleIn } from "../history/item-change";
import type { ItemKind } from "./item-kind";
import { LinkFields } from "../fields/LinkFields";
import { isPreviewBeside } from "../preview/preview-place";
import { PreviewSection } from "../preview/PreviewSection";
import { useServices } from "../app/services";
import { TextFields } from "../fields/TextFields";
import { needsTranslationCheck, formMarks, marksOf } from "../translations/translation-marks";
import { usePicturesUnderWay } from "../text-pictures/pictures-under-way";
import { useObjectUrl } from "../fields/use-object-url";
import { usePictureChoice } from "../fields/use-picture-choice";
import type { CommonValues } from "./values";
import { fill } from "../status/words";

interface ItemFormProps<Item extends AdminItem, V extends CommonValues> {
  readonly kind: ItemKind<Item, V>;
  readonly form: FormState<Item, V>;
  readonly dispatch: (action: FormAction<Item, V>) => void;
  readonly heading: RefObject<HTMLHeadingElement>;
  /** Translation marks of the edited item, once loaded. */
  readonly marks?: TranslationMarks | undefined;
  /** Share of a picture that has been sent, 0 to 1. */
  readonly sent?: number | undefined;
  readonly onSubmit: () => void;
  readonly onClear: () => void;
  readonly onClose: () => void;
  readonly onHistory?: (item: Item) => void;
}

/** The form for adding and editing an item, in both languages at once (R9.3). */
export function ItemForm<Item extends AdminItem, V extends CommonValues>(props: ItemFormProps<Item, V>) {
  const { kind, form, dispatch, heading, marks: told, sent, onSubmit, onClear, onClose, onHistory } = props;
  const { words, language, apiBase } = useServices();
  const kindWords = kind.words(words);
  const prefix = `adm-${kind.name}`;
  const summary = useRef<HTMLDivElement>(null);
  const [previewing, setPreviewing] = useState(isPreviewBeside);
  const [waiting, setWaiting] = useState(false);
  const { LeadFields, ContactFields } = kind;
  const { mode, phase, image, values, initial } = form;
  const saving = phase.kind === "saving";
  const summaryText = phase.kind === "refused" ? phase.summary : undefined;
  const saved = marksOf(initial, mode.kind === "edit" ? told : undefined);
  const marks =
    mode.kind === "edit" ? formMarks(initial, values, saved) : formMarks(values, values, marksOf(values, undefined));
  const change = (changed: FormAction<Item, V>) => {
    const asked =
      changed.kind !== "changed" || needsTranslationCheck(formMarks(initial, { ...values, ...changed.values }, saved));
    dispatch(asked || !values.translationChecked ? changed : withoutCheck(changed));
  };
  const handle = formHandle(form, change, prefix);
  const pictures = usePictureChoice({
    onChoose: (choice) => dispatch({ kind: "image-chosen", image: choice }),
    locked: saving,
  });
  const sending = usePicturesUnderWay();
  const picturesUnderWay = sending === "busy" || pictures.preparing;
  const currentUrl = mode.kind === "edit" ? imageUrlOf(mode.item, apiBase) : undefined;
  const chosenUrl = useObjectUrl(image.kind === "new" ? image.file : undefined);
  const shownUrl = image.kind === "remove" ? undefined : (chosenUrl ?? currentUrl);

  useEffect(() => {
    if (summaryText !== undefined) summary.current?.focus();
  }, [summaryText]);

  // A save that was asked for while a picture was being prepared, or sent for a text, goes on with it.
  useEffect(() => {
    if (!waiting || picturesUnderWay) return;
    setWaiting(false);
    if (pictures.refusal === undefined && sending !== "failed") onSubmit();
  }, [waiting, picturesUnderWay, pictures.refusal, sending, onSubmit]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    if (picturesUnderWay) setWaiting(true);
    else onSubmit();
  };

  return (
    <section id={`${prefix}-section`} className="adm-form" aria-labelledby={`${prefix}-heading`} {...pictures.handlers}>
      <div className="adm-form-head">
        <h2 id={`${prefix}-heading`} ref={heading} tabIndex={-1}>
          {mode.kind === "add" ? kindWords.addHeading : kindWords.editHeading}
        </h2>
        <button type="button" className="adm-button adm-quiet" aria-disabled={saving} onClick={onClose}>
          {words.form.close}
        </button>
      </div>
      {mode.kind === "edit" ? (
        <div className="adm-note adm-editing-note">
          <p>{fill(words.form.editing, { title: titleIn(language, mode.item) })}</p>
          {onHistory ? (
            <button type="button" className="adm-link-button" onClick={() => onHistory(mode.item)}>
              {words.history.button}
            </button>
          ) : null}
        </div>
      ) : null}
      {phase.kind === "refused" && phase.summary !== undefined ? (
        <ErrorSummary
          ref={summary}
          summary={phase.summary}
          errors={phase.errors}
          idOf={handle.idOf}
          labelOf={(control) => kind.labelOf(control, words)}
        />
      ) : null}
      <form id={`${prefix}-form`} onSubmit={submit} noValidate aria-labelledby={`${prefix}-heading`}>
        {/* Disabled during a save: text typed then would be lost when the form is emptied. */}
        <fieldset className="adm-fields" disabled={saving}>
          <LeadFields form={handle} />
          <TextFields form={handle} kindWords={kindWords} marks={marks} />
          <LinkFields form={handle} marks={values.link.trim() === "" ? {} : marks}>
            {ContactFields ? <ContactFields form={handle} /> : null}
          </LinkFields>
          <ImageFields
            form={handle}
            marks={marks}
            image={image}
            pictures={pictures}
            hasCurrent={currentUrl !== undefined}
            shownUrl={shownUrl}
          />
          {mode.kind === "edit" && needsTranslationCheck(marks) ? (
            <div className="adm-note adm-check-note">
              <CheckField
                id={handle.idOf("translationChecked")}
                label={words.translations.stillRight}
                checked={values.translationChecked}
                onChange={(translationChecked) => handle.change({ translationChecked } as Partial<V>)}
              />
              <p className="adm-hint">{words.translations.stillRightHint}</p>
            </div>
          ) : null}
        </fieldset>
        <PreviewSection
          id={handle.idOf("preview")}
          kind={kind}
          open={previewing}
          shown={{
            kind: "form",
            values,
            current: mode.kind === "edit" ? mode.item : undefined,
            picture: shownUrl,
          }}
        />
        <FormActions
          prefix={prefix}
          submitLabel={mode.kind === "add" ? kindWords.addButton : words.form.save}
          saving={saving ? (image.kind === "new" ? "picture" : "text") : waiting ? "picture" : "no"}
          sent={saving ? sent : undefined}
          near={isDirty(form)}
          previewing={previewing}
          onPreview={() => setPreviewing(!previewing)}
          onClear={onClear}
        />
      </form>
    </section>
  );
}

/** Drops the answer to "the other language is still right" when the text is back at its old value. */
function withoutCheck<Item, V extends CommonValues>(changed: FormAction<Item, V>): FormAction<Item, V> {
  return changed.kind === "changed"
    ? { ...changed, values: { ...changed.values, translationChecked: false } }
    : changed;
}
