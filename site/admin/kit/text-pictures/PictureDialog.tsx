import { useId, useRef, useState, type FormEvent } from "react";
import type { Language } from "../../../../content/model/text/language";
import { isBlank } from "../../../../content/model/text/blank";
import { useServices } from "../services/services";
import { Modal } from "../dialogs/Modal";
import { CheckField } from "../fields/CheckField";
import { TextField } from "../fields/TextField";
import { useObjectUrl } from "../fields/use-object-url";
import { fill } from "../services/words";

/** Descriptions of a picture, "" for a decorative one; in the other language when it is inserted there, too. */
export type PictureDescriptions = Readonly<Partial<Record<Language, string>>>;

interface PictureDialogProps {
  readonly file: File;
  readonly textLanguage: Language;
  /** True when the same text is there in the other language. */
  readonly hasTwin: boolean;
  readonly onInsert: (descriptions: PictureDescriptions) => void;
  readonly onCancel: () => void;
}

/** Asks what a picture shows, in the language of its text, and whether the other language's text gets it, too. */
export function PictureDialog({ file, textLanguage, hasTwin, onInsert, onCancel }: PictureDialogProps) {
  const { words } = useServices();
  const texts = words.textPictures;
  const id = useId();
  const first = useRef<HTMLElement | null>(null);
  const url = useObjectUrl(file);
  const other: Language = textLanguage === "en" ? "ja" : "en";
  const [typed, setTyped] = useState<Readonly<Record<Language, string>>>({ en: "", ja: "" });
  const [inBoth, setInBoth] = useState(hasTwin);
  const [decorative, setDecorative] = useState(false);
  const [checked, setChecked] = useState(false);
  const required = { en: words.image.altRequired, ja: words.image.altRequiredJapanese };
  const languages = inBoth ? [textLanguage, other] : [textLanguage];
  const missing = (language: Language): boolean => !decorative && isBlank(typed[language]);
  const fieldId = (language: Language): string => `${id}-${language}`;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const first = languages.find(missing);
    if (first !== undefined) document.getElementById(fieldId(first))?.focus();
    else onInsert(Object.fromEntries(languages.map((each) => [each, decorative ? "" : typed[each].trim()])));
  };

  return (
    <Modal role="dialog" labelledBy={`${id}-heading`} firstFocus={first} onEscape={onCancel}>
      <h2 id={`${id}-heading`}>{texts.insert}</h2>
      <form
        ref={(form) => {
          first.current = form?.querySelector("input") ?? null;
        }}
        className="adm-fields"
        onSubmit={submit}
        noValidate
      >
        {url === undefined ? null : <img className="adm-image-preview" src={url} alt="" />}
        {decorative ? null : (
          <>
            <p className="adm-hint">{words.image.altHint}</p>
            {languages.map((language) => (
              <TextField
                key={language}
                field={{
                  id: fieldId(language),
                  value: typed[language],
                  error: checked && missing(language) ? required[language] : undefined,
                  onChange: (value) => setTyped({ ...typed, [language]: value }),
                }}
                label={fill(language === "en" ? words.form.inEnglish : words.form.inJapanese, {
                  label: words.image.alt,
                })}
                textLanguage={language}
                required
              />
            ))}
          </>
        )}
        <CheckField
          id={`${id}-decorative`}
          label={words.image.decorative}
          checked={decorative}
          onChange={setDecorative}
        />
        {hasTwin ? (
          <CheckField id={`${id}-both`} label={texts.inBoth[other]} checked={inBoth} onChange={setInBoth} />
        ) : null}
        <div className="adm-dialog-buttons">
          <button type="button" className="adm-button" onClick={onCancel}>
            {words.dialog.cancel}
          </button>
          <button type="submit" className="adm-button adm-primary">
            {texts.insert}
          </button>
        </div>
      </form>
    </Modal>
  );
}
