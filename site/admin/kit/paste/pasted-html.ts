/** Longer HTML is pasted as plain text: it exceeds what a text may hold. */
const longest = 1_000_000;
const formatting =
  /<(?:h[1-6]|li|table|strong|b|em|i|a|s|del|strike|blockquote|hr|img|ruby|sup|sub|font)[\s>]|font-weight|font-style|line-through|mso-list/i;

/** Formatted text of the clipboard as HTML; undefined for plain text, source code, and what is too long. */
export function pastedHtml(data: DataTransfer): string | undefined {
  // An editor for source code colours Markdown that is meant as it is.
  if (data.types.includes("vscode-editor-data")) return undefined;
  const html = data.getData("text/html").replace(/(\ssrc=)(["'])data:.*?\2/gis, "");
  return formatting.test(html) && html.length <= longest ? html : undefined;
}
