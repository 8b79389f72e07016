import { useEffect, useState, type ComponentType } from "react";
import type { EditorProps } from "../services/editor-props";
import { useServices } from "../services/services";
import { whileMounted } from "../services/while-mounted";

/** Load state of the editor's code; when it is unavailable the plain text area stays. */
export type EditorState =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly Editor: ComponentType<EditorProps> }
  | { readonly kind: "unavailable" };

/** Loads the Markdown editor when the first field that needs it is shown. */
export function useEditor(): EditorState {
  const { loadEditor } = useServices();
  const [state, setState] = useState<EditorState>({ kind: "loading" });
  useEffect(
    () =>
      whileMounted(
        loadEditor(),
        (Editor) => setState({ kind: "ready", Editor }),
        () => setState({ kind: "unavailable" }),
      ),
    [loadEditor],
  );
  return state;
}
