/** Stands in HTML for a tag of a block that no text may have: `<div>`, `</summary>`. */
export const blockEdge = '<br class="edge" />';

const block = /^<\/?(?:h[2-6]|p|br|hr|blockquote|pre|[uo]l|li|dl|dt|dd|table|caption|thead|tbody|tfoot|tr|th|td)[\s/>]/;

/** HTML whose edges are line breaks between words; beside another block they are nothing. Linear in the text. */
export function breakAtEdges(html: string): string {
  let isBehindBlock = true;
  return html
    .split(blockEdge)
    .map((part, index) => {
      const words = part.trim();
      if (words === "") return part;
      const breaks = index > 0 && !isBehindBlock && !block.test(words);
      isBehindBlock = words.endsWith(">") && block.test(words.slice(words.lastIndexOf("<")));
      return breaks ? `<br />${part}` : part;
    })
    .join("");
}
