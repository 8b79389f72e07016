/** Replaces the selection of a text area, as typing does: one step of its undo history, and an input event. */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  if (document.activeElement !== field) field.focus();
  // A field that is hidden or locked does not take the focus, and the command changes what has it.
  const isFocused = document.activeElement === field;
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else keeps the undo history of a text area
  if (isFocused && "execCommand" in document && document.execCommand("insertText", false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste", data: text }));
}
