import type { ComponentType } from "react";
import type { Language } from "../../../../content/model/text/language";

/** What the Markdown editor needs from the field around it. */
export interface EditorProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly textLanguage: Language;
  /** What the button "Insert picture" does. */
  readonly onChoosePicture: () => void;
  readonly describedAs: Readonly<Record<string, unknown>> & { readonly id: string };
}

/** Fetches the editor's code. */
export type EditorLoader = () => Promise<ComponentType<EditorProps>>;
