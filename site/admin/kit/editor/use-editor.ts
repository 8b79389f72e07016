import { useEffect, useState, type ComponentType } from "react";
import type { EditorProps } from "./editor-loader";
import { useServices } from "../app/services";

/** The editor's code: on its way, there, or not to be had (the plain text area then stays, which needs no code). */
export type EditorState =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly Editor: ComponentType<EditorProps> }
  | { readonly kind: "unavailable" };

/** Loads the Markdown editor when the first field that wants it is shown. */
export function useEditor(): EditorState {
  const { loadEditor } = useServices();
  const [state, setState] = useState<EditorState>({ kind: "loading" });
  useEffect(() => {
    let wanted = true;
    loadEditor().then(
      (Editor) => wanted && setState({ kind: "ready", Editor }),
      () => wanted && setState({ kind: "unavailable" }),
    );
    return () => {
      wanted = false;
    };
  }, [loadEditor]);
  return state;
}
