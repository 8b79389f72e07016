import type { EditorLoader } from "../services/editor-props";

/** Loads the editor as a chunk of its own, which keeps it out of the admin's first load. */
export const loadMarkdownEditor: EditorLoader = async () => (await import("./MarkdownEditor")).MarkdownEditor;
