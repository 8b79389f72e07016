/**
 * Sanitised HTML whose tables and code blocks, which scroll sideways where they are wide, can have the focus: the arrow keys
 * scroll them then (Safari gives it none by itself).
 */
export const withReachableBoxes = (html: string): string => html.replace(/<(table|pre)>/g, '<$1 tabindex="0">');

/** A text's headings one level below the heading above them, at most, whatever levels they were written with; `level`: that of the heading above the text. */
export function headingsBelow(html: string, level: number): string {
  const open: number[] = [];
  return html.replace(/<(\/?)h([2-6])(?=[ >])/g, (_, end: string, written: string) => {
    if (end === "") {
      while ((open.at(-1) ?? 0) >= Number(written)) open.pop();
      open.push(Number(written));
    }
    return `<${end}h${String(Math.min(level + open.length, 6))}`;
  });
}
