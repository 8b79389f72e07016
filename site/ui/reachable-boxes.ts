/**
 * Sanitised HTML whose tables and code blocks, which scroll sideways where they are wide, can have the focus: the arrow keys
 * scroll them then (Safari gives it none by itself).
 */
export const withReachableBoxes = (html: string): string => html.replace(/<(table|pre)>/g, '<$1 tabindex="0">');
