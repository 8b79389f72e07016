import { insertText } from "../paste/insert-text";

/** Inserts into a text area at a place, as typing does; the focus, and the cursor with the text around it, stay. */
export function insertAt(field: HTMLTextAreaElement, place: number, text: string): void {
  const before = document.activeElement;
  const { selectionStart, selectionEnd } = field;
  const moved = (cursor: number): number => (cursor >= place ? cursor + text.length : cursor);
  field.focus({ preventScroll: true });
  field.setSelectionRange(place, place);
  insertText(field, text);
  field.setSelectionRange(moved(selectionStart), moved(selectionEnd));
  if (before instanceof HTMLElement && before !== document.body && before !== field)
    before.focus({ preventScroll: true });
}
