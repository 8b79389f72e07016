import { useEffect, useRef, useState, type FormEvent, type RefObject } from "react";
import { Button } from "../button/Button";
import { CheckField } from "../fields/CheckField";
import { ErrorSummary } from "./ErrorSummary";
import { FormActions } from "./FormActions";
import { changed, formHandle, isDirty, type FormAction, type FormState } from "./form-state";
import { imageUrlOf } from "../entry/entry-picture";
import { titleIn } from "../entry/item-change";
import type { ItemKind } from "./item-kind";
import { PreparedNote } from "../publication/PreparedNote";
import { isPreviewBeside } from "../preview/preview-place";
import { PreviewSection } from "../preview/PreviewSection";
import { saveButtonOf } from "./save-button";
import { useServices } from "../services/services";
import { needsTranslationCheck, formMarks, marksOf, type Marks } from "../translations/translation-marks";
import { useUploadStatus } from "../fields/pictures-under-way";
import { useObjectUrl } from "../fields/use-object-url";
import { machineMarks } from "../entry/inputs/machine";
import { usePictureChoice } from "../fields/use-picture-choice";
import { fill } from "../services/words";
import type { FieldValues } from "../fields/values";
import type { Entry } from "../entry/entry";

interface ItemFormProps {
  readonly kind: ItemKind;
  readonly form: FormState;
  readonly dispatch: (action: FormAction) => void;
  readonly heading: RefObject<HTMLHeadingElement>;
  /** Translation marks of the edited item, once loaded. */
  readonly marks?: Marks | undefined;
  /** Share of a picture that has been sent, 0 to 1. */
  readonly sent?: number | undefined;
  readonly onSubmit: () => void;
  /** Publishes the change at a time; undefined where a save is the only way. */
  readonly onPrepare?: (() => void) | undefined;
  /** Sends the change for approval; undefined where that is no choice. */
  readonly onAsk?: (() => void) | undefined;
  readonly onClear: () => void;
  readonly onClose: () => void;
  readonly onHistory?: ((item: Entry) => void) | undefined;
}

/** The form for adding and editing an item, in both languages at once (R9.3). */
export function ItemForm(props: ItemFormProps) {
  const {
    kind,
    form,
    dispatch,
    heading,
    marks: loadedMarks,
    sent,
    onSubmit,
    onPrepare,
    onAsk,
    onClear,
    onClose,
    onHistory,
  } = props;
  const { words, language, apiBase, now } = useServices();
  const kindWords = kind.words;
  const prefix = `adm-${kind.name}`;
  const summary = useRef<HTMLDivElement>(null);
  const [previewing, setPreviewing] = useState(isPreviewBeside);
  /** What goes on once the pictures are there. */
  const [waiting, setWaiting] = useState<"submit" | "prepare" | "ask" | undefined>();
  const { Fields, Effects } = kind;
  const { mode, phase, image, values, initial } = form;
  const saving = phase.kind === "saving";
  const summaryText = phase.kind === "refused" ? phase.summary : undefined;
  const item = mode.kind === "edit" ? mode.item : undefined;
  const dirty = isDirty(form);
  const texts = kind.textsOf(values);
  const initialTexts = item ? kind.textsOf(initial) : texts;
  const saved = marksOf(initialTexts, item && loadedMarks);
  const marksIn = (now: FieldValues, of = kind.textsOf({ ...values, ...now })) =>
    formMarks(initialTexts, of, saved, machineMarks({ ...values, ...now }, kind.definition.bodyField));
  const marks = marksIn({}, texts);
  const change = (action: FormAction) => {
    const asked = action.kind !== "changed" || needsTranslationCheck(marksIn(changed(values, action.values)));
    dispatch(asked || !values.translationChecked ? action : withoutCheck(action));
  };
  const handle = formHandle(form, change, prefix);
  const pictures = usePictureChoice({
    onChoose: (choice) => dispatch({ kind: "image-chosen", image: choice }),
    locked: saving,
  });
  const sending = useUploadStatus();
  const picturesUnderWay = sending === "busy" || pictures.preparing;
  const currentUrl = item && imageUrlOf(item, apiBase);
  const chosenUrl = useObjectUrl(image.kind === "new" ? image.file : undefined);
  const uploadedUrl = image.kind === "uploaded" ? `${apiBase}${image.url}` : undefined;
  const shownUrl = image.kind === "remove" ? undefined : (chosenUrl ?? uploadedUrl ?? currentUrl);

  useEffect(() => {
    if (summaryText !== undefined) summary.current?.focus();
  }, [summaryText]);

  // A save that was asked for while a picture was being prepared, or sent for a text, goes on with it.
  useEffect(() => {
    if (!waiting || picturesUnderWay) return;
    setWaiting(undefined);
    if (pictures.refusal === undefined && sending !== "failed")
      ({ submit: onSubmit, prepare: onPrepare, ask: onAsk })[waiting]?.();
  }, [waiting, picturesUnderWay, pictures.refusal, sending, onSubmit, onPrepare, onAsk]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    if (picturesUnderWay) setWaiting("submit");
    else onSubmit();
  };

  return (
    <section id={`${prefix}-section`} className="adm-form" aria-labelledby={`${prefix}-heading`} {...pictures.handlers}>
      <div className="adm-form-head">
        <h2 id={`${prefix}-heading`} ref={heading} tabIndex={-1}>
          {item ? kindWords.editHeading : kindWords.addHeading}
        </h2>
        <Button look="quiet" aria-disabled={saving} onClick={onClose}>
          {words.form.close}
        </Button>
      </div>
      {item ? (
        <div className="adm-note adm-editing-note">
          <p>{fill(words.form.editing, { title: titleIn(language, item) })}</p>
          {item.next && !kind.prepared ? (
            <p className="adm-facts">
              <PreparedNote item={item} link />
              <span>{words.prepared.today}</span>
            </p>
          ) : null}
          {onHistory ? (
            <button type="button" className="adm-link-button" onClick={() => onHistory(item)}>
              {words.history.button}
            </button>
          ) : null}
        </div>
      ) : null}
      {phase.kind === "refused" && phase.summary !== undefined ? (
        <ErrorSummary
          ref={summary}
          id={handle.idOf("summary")}
          summary={phase.summary}
          errors={phase.errors}
          idOf={handle.idOf}
          labelOf={(control) => kind.labelOf(control, values)}
        />
      ) : null}
      <form id={`${prefix}-form`} onSubmit={submit} noValidate aria-labelledby={`${prefix}-heading`}>
        {/* Disabled during a save: text typed then would be lost when the form is emptied. */}
        <fieldset className="adm-fields" disabled={saving}>
          <Fields
            form={handle}
            isNew={!item}
            marks={marks}
            picture={{ image, pictures, hasCurrent: currentUrl !== undefined, shownUrl }}
          />
          {item && needsTranslationCheck(marks) ? (
            <div className="adm-note adm-check-note">
              <CheckField
                id={handle.idOf("translationChecked")}
                label={words.translations.stillRight}
                checked={values.translationChecked}
                onChange={(translationChecked) => handle.change({ translationChecked })}
              />
              <p className="adm-hint">{words.translations.stillRightHint}</p>
            </div>
          ) : null}
        </fieldset>
        <PreviewSection id={handle.idOf("preview")} open={previewing}>
          <kind.Preview shown={{ kind: "form", values, current: item, picture: shownUrl }} />
        </PreviewSection>
        <FormActions
          prefix={prefix}
          submitLabel={saveButtonOf(form, kindWords, words, now().getTime())}
          saving={saving ? (image.kind === "new" ? "picture" : "text") : waiting === undefined ? "no" : "picture"}
          sent={saving ? sent : undefined}
          near={dirty}
          previewing={previewing}
          onPreview={() => setPreviewing(!previewing)}
          onPrepare={onPrepare && (() => (picturesUnderWay ? setWaiting("prepare") : onPrepare()))}
          onAsk={onAsk && (() => (picturesUnderWay ? setWaiting("ask") : onAsk()))}
          onClear={onClear}
        />
        {/* Below the buttons: they must not move under a finger when the answer comes. */}
        {Effects ? (
          <Effects
            values={values}
            item={item}
            dirty={dirty}
            picture={image.kind === "uploaded" ? image.url : shownUrl}
          />
        ) : null}
      </form>
    </section>
  );
}

/** Drops the answer to "the other language is still right" when the text is back at its old value. */
function withoutCheck(action: FormAction): FormAction {
  if (action.kind !== "changed") return action;
  const values = (held: FieldValues) => ({ ...changed(held, action.values), translationChecked: false });
  return { ...action, values };
}
