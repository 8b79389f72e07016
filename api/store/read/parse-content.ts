import { FileComparison } from "../../../content/model/entries/check-content";
import {
  isContentPath,
  parseContentFile,
  type ParsedContentFile,
} from "../../../content/model/entries/parse-content-file";

/** How the store understands files; the content model does it, tests may give their own. */
export interface ContentParser {
  isContentPath(path: string): boolean;
  parse(path: string, text: string, version: string): ParsedContentFile;
  /** Begins to compare the files of a content folder with each other. */
  compare(): FileComparison;
}

/** The content model as the store's parser. */
export const contentParser: ContentParser = {
  isContentPath,
  parse: parseContentFile,
  compare: () => new FileComparison(),
};
