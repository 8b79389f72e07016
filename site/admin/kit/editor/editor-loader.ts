import type { ComponentType } from "react";
import type { Language } from "../../../../content/model/text/language";

/** What the Markdown editor needs from the field around it. */
export interface EditorProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly textLanguage: Language;
  readonly describedAs: Readonly<Record<string, unknown>> & { readonly id: string };
}

/** Fetches the editor's code. */
export type EditorLoader = () => Promise<ComponentType<EditorProps>>;

/** The real editor, in a file of its own so that the first load of the admin does without it. */
export const loadMarkdownEditor: EditorLoader = async () => (await import("./MarkdownEditor")).MarkdownEditor;
