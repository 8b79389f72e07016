import type { FileOf } from "../entries/content-file";
import { parseContentFile } from "../entries/parse-content-file";

/** A page of the chamber's own, as its file says; `fields` are lines of the front matter. */
export function ownPage(id: string, fields = "title: Visit us", text = "By train."): FileOf<"custom-pages"> {
  const parsed = parseContentFile(`custom-pages/${id}.md`, `---\n${fields}\n---\n\n${text}\n`, "");
  if (!parsed.ok || parsed.file.collection !== "custom-pages") throw new Error(JSON.stringify(parsed));
  return parsed.file;
}
