import type { Language } from "../../../../content/model/text/language";
import { useServices } from "../services/services";
import { fill } from "../services/words";
import { shortDay } from "../dates/short-day";
import type { FieldMark } from "./translation-marks";

interface FieldMarkNoteProps {
  readonly id: string;
  readonly mark: FieldMark;
  /** The person has said that the other language is still right. */
  readonly checked: boolean;
}

/** Translation state of a field, in a few words beside its label. */
export function FieldMarkNote({ id, mark, checked }: FieldMarkNoteProps) {
  const { words, language } = useServices();
  const texts = words.translations;
  const said = (): { readonly looks: "quiet" | "warn"; readonly text: string } => {
    switch (mark.state) {
      case "complete":
        return { looks: "quiet", text: texts.fieldComplete };
      case "missing":
        return { looks: "warn", text: texts.fieldMissing };
      case "machine":
        return { looks: "warn", text: texts.fieldMachine };
      case "changing":
        return checked
          ? { looks: "quiet", text: texts.fieldChecked }
          : { looks: "warn", text: texts.fieldChanging[otherThan(mark.language)] };
      case "outdated": {
        const date = shortDay(language, mark.since);
        return checked
          ? { looks: "quiet", text: texts.fieldChecked }
          : { looks: "warn", text: fill(texts.fieldOutdated[otherThan(mark.language)], { date }) };
      }
    }
  };
  const { looks, text } = said();
  return (
    <span id={id} className={`adm-badge adm-badge-${looks}`}>
      {text}
    </span>
  );
}

/** The mark is shown at the language that needs work; at Japanese when none does. */
export function markFor(mark: FieldMark | undefined, language: Language): FieldMark | undefined {
  const needy = mark?.state === "complete" ? "ja" : mark?.language;
  return needy === language ? mark : undefined;
}

const otherThan = (language: Language): Language => (language === "en" ? "ja" : "en");
