import { crossFileProblems, type PlacedFile } from "../../content/model/check-content";
import { isContentPath, parseContentFile, type ParsedContentFile } from "../../content/model/parse-content-file";
import type { Problem } from "../../content/model/problem";

/** How the store understands files; the content model does it, tests may give their own. */
export interface ContentParser {
  isContentPath(path: string): boolean;
  parse(path: string, text: string, version: string): ParsedContentFile;
  crossFileProblems(files: readonly PlacedFile[], has: (path: string) => boolean): Problem[];
}

/** The content model as the store's parser. */
export const contentParser: ContentParser = { isContentPath, parse: parseContentFile, crossFileProblems };
