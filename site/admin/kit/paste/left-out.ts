/** What pasted formatting loses because Markdown, or the website, does not have it. */
export type LeftOut = "pictures" | "comments" | "links" | "mergedCells" | "underline" | "colours";
