import { useId, useRef, useState, type FormEvent } from "react";
import type { Language } from "../../../../content/model/text/language";
import { isBlank } from "../../../../content/model/text/blank";
import { Button } from "../button/Button";
import { useServices } from "../services/services";
import { Modal } from "../dialogs/Modal";
import { CheckField } from "../fields/CheckField";
import { TextField } from "../fields/TextField";
import { useObjectUrl } from "../fields/use-object-url";
import { fill, type Words } from "../services/words";
import { uploadsWords } from "../uploads/uploads-words";

/** Descriptions of a picture, "" for a decorative one; in the other language when it is inserted there, too. */
export type PictureDescriptions = Readonly<Partial<Record<Language, string>>>;

/** What is inserted: a new picture, one of the uploaded ones, or a document. */
export type Insertable =
  | { readonly kind: "picture"; readonly file: File }
  | { readonly kind: "uploaded"; readonly url: string }
  | { readonly kind: "document"; readonly name: string };

interface PictureDialogProps {
  readonly inserted: Insertable;
  /** What is filled in. */
  readonly proposed?: PictureDescriptions;
  readonly textLanguage: Language;
  /** True when the same text is there in the other language. */
  readonly hasTwin: boolean;
  readonly onInsert: (descriptions: PictureDescriptions) => void;
  readonly onCancel: () => void;
}

/**
 * Asks what a picture shows, or what the link to a document says, in the language of its text, and whether the other
 * language's text gets it, too.
 */
export function PictureDialog({
  inserted,
  proposed = {},
  textLanguage,
  hasTwin,
  onInsert,
  onCancel,
}: PictureDialogProps) {
  const { words, language: pageLanguage, apiBase } = useServices();
  const texts = words.textPictures;
  const isDocument = inserted.kind === "document";
  const asked = wordsFor(isDocument, words, pageLanguage);
  const id = useId();
  const first = useRef<HTMLElement | null>(null);
  const chosen = useObjectUrl(inserted.kind === "picture" ? inserted.file : undefined);
  const url = inserted.kind === "uploaded" ? `${apiBase}${inserted.url}` : chosen;
  const other: Language = textLanguage === "en" ? "ja" : "en";
  const [typed, setTyped] = useState<Readonly<Record<Language, string>>>({ en: "", ja: "", ...proposed });
  const [inBoth, setInBoth] = useState(hasTwin);
  const [decorative, setDecorative] = useState(false);
  const [checked, setChecked] = useState(false);
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
      <h2 id={`${id}-heading`}>{asked.insert}</h2>
      <form
        ref={(form) => {
          first.current = form?.querySelector("input") ?? null;
        }}
        className="adm-fields"
        onSubmit={submit}
        noValidate
      >
        {url === undefined ? null : <img className="adm-image-preview" src={url} alt="" />}
        {isDocument ? <p>{inserted.name}</p> : null}
        {decorative ? null : (
          <>
            <p className="adm-hint">{asked.hint}</p>
            {languages.map((language) => (
              <TextField
                key={language}
                field={{
                  id: fieldId(language),
                  value: typed[language],
                  error: checked && missing(language) ? asked.required[language] : undefined,
                  onChange: (value) => setTyped({ ...typed, [language]: value }),
                }}
                label={fill(language === "en" ? words.form.inEnglish : words.form.inJapanese, {
                  label: asked.label,
                })}
                textLanguage={language}
                required
              />
            ))}
          </>
        )}
        {isDocument ? null : (
          <CheckField
            id={`${id}-decorative`}
            label={words.image.decorative}
            checked={decorative}
            onChange={setDecorative}
          />
        )}
        {hasTwin ? (
          <CheckField id={`${id}-both`} label={texts.inBoth[other]} checked={inBoth} onChange={setInBoth} />
        ) : null}
        <div className="adm-dialog-buttons">
          <Button onClick={onCancel}>{words.dialog.cancel}</Button>
          <Button type="submit" look="primary">
            {asked.insert}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

function wordsFor(isDocument: boolean, { image, textPictures }: Words, language: Language) {
  if (!isDocument)
    return {
      insert: textPictures.insert,
      hint: image.altHint,
      label: image.alt,
      required: { en: image.altRequired, ja: image.altRequiredJapanese },
    };
  const { insert, hint, words, required, requiredJapanese } = uploadsWords[language].document;
  return { insert, hint, label: words, required: { en: required, ja: requiredJapanese } };
}
