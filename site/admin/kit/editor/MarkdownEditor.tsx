import MDEditor from "@uiw/react-md-editor/nohighlight";
import { useMemo, useRef } from "react";
import { editorCommands } from "./editor-commands";
import type { EditorProps } from "../services/editor-props";
import { useServices } from "../services/services";
import { useRichPaste } from "../paste/use-rich-paste";
import "./markdown-editor.css";

/** Height of the writing area in pixels (R9.5: at least 300). */
const editorHeight = 360;

/**
 * @uiw/react-md-editor with the few buttons a chamber's texts need, named in the language of the admin. Its own preview
 * is not shown: the form's preview renders as the server does.
 */
export function MarkdownEditor({ value, onChange, textLanguage, onChoosePicture, describedAs }: EditorProps) {
  const { words } = useServices();
  const pasteRich = useRichPaste();
  const choosePicture = useRef(onChoosePicture);
  choosePicture.current = onChoosePicture;
  const commands = useMemo(
    () => editorCommands(words, textLanguage, () => choosePicture.current()),
    [words, textLanguage],
  );
  return (
    <MDEditor
      className="adm-markdown"
      value={value}
      onChange={(text) => onChange(text ?? "")}
      preview="edit"
      height={editorHeight}
      minHeight={300}
      visibleDragbar={false}
      // The Tab key must leave the editor (WCAG 2.1.2), so it does not indent.
      defaultTabEnable
      commands={commands}
      extraCommands={[]}
      textareaProps={{
        ...describedAs,
        lang: textLanguage,
        onPaste: pasteRich,
        spellCheck: true,
        autoCapitalize: "sentences",
        autoCorrect: "on",
      }}
    />
  );
}
