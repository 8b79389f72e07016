import { useRef } from "react";
import english from "../../../../locales/en/adminTranslator.json";
import japanese from "../../../../locales/ja/adminTranslator.json";
import type { Language } from "../../../../../content/model/text/language";
import { isBlank } from "../../../../../content/model/text/blank";
import { useServices } from "../../services/services";
import type { FormMarks } from "../../translations/translation-marks";
import { hasTranslator } from "../../translator/device-translator";
import { useTranslation } from "../../translator/use-translation";
import { textIn, type FieldValues } from "../../fields/values";
import type { ControlProps } from "../entry-place";
import { Button } from "../../button/Button";
import { confirmedTexts, machineNamesIn, withMachineTexts } from "../inputs/machine";

/** The words about translations on the device. */
const translatorWords: Readonly<Record<Language, typeof english>> = { en: english, ja: japanese };

/**
 * Fills the empty texts of one language from the other on the device, where the browser can; and the press by which a person
 * confirms what a machine has written.
 */
export function MachineField(props: ControlProps) {
  // What runs for one entry ends where another one is opened.
  return <MachineTexts key={props.place.entry} {...props} />;
}

function MachineTexts({ field, place: { form, marks, bodyField } }: ControlProps) {
  const { language } = useServices();
  const words = translatorWords[language];
  const status = useRef<HTMLParagraphElement>(null);
  const { step, setStep, translate, cancel } = useTranslation((texts) => {
    form.change((held) => onlyEmpty(held, texts));
    status.current?.focus();
  });
  const { missing, into } = missingTexts(marks, bodyField);
  const isRunning = step !== undefined && ["starting", "downloading", "translating"].includes(step.kind);
  const canTranslate = isRunning || (missing.length > 0 && hasTranslator());
  const hasMachineTexts = machineNamesIn(form.values).length > 0;
  if (!canTranslate && !hasMachineTexts && step === undefined) return null;
  const start = () => {
    const texts = missing.map(({ from, to }) => ({ into: to, text: textIn(form.values[from]) }));
    void translate(texts, into);
  };
  const confirm = () => {
    form.change(confirmedTexts);
    setStep({ kind: "confirmed" });
    status.current?.focus();
  };
  const unit = step?.kind === "downloading" ? "%" : "";
  return (
    <div className="adm-machine" role="group" aria-label={field.label}>
      <p className="adm-hint">{canTranslate ? words.hint[into] : hasMachineTexts ? words.unconfirmed : ""}</p>
      <div className="adm-buttons">
        {canTranslate ? (
          <Button onClick={isRunning ? cancel : start}>{isRunning ? words.cancel : words.translate[into]}</Button>
        ) : null}
        {hasMachineTexts && !isRunning ? <Button onClick={confirm}>{words.confirm}</Button> : null}
      </div>
      {/* Its place is kept: what comes with an answer must not move the buttons of the form. */}
      <p ref={status} role="status" tabIndex={-1}>
        {step === undefined ? "" : words[step.kind]}
        {step?.count === undefined ? null : <span aria-hidden="true">{` ${String(step.count)}${unit}`}</span>}
      </p>
    </div>
  );
}

/** What was typed while the translator was at work stays. */
function onlyEmpty(held: FieldValues, texts: Readonly<Record<string, string>>): FieldValues {
  const empty = Object.entries(texts).filter(([name]) => isBlank(textIn(held[name])));
  return withMachineTexts(held, Object.fromEntries(empty));
}

interface MissingText {
  readonly from: string;
  readonly to: string;
}

/** The fields that are filled in one language only: those of the language in which more are empty. */
function missingTexts(marks: FormMarks, bodyField: string | undefined) {
  const missing = { en: [] as MissingText[], ja: [] as MissingText[] };
  for (const [name, mark] of Object.entries(marks)) {
    if (mark.state !== "missing") continue;
    const english = name === "body" ? (bodyField ?? name) : name;
    const [from, to] = mark.language === "ja" ? [english, `${english}_jp`] : [`${english}_jp`, english];
    missing[mark.language].push({ from, to });
  }
  const into = missing.en.length > missing.ja.length ? ("en" as const) : ("ja" as const);
  return { missing: missing[into], into };
}
