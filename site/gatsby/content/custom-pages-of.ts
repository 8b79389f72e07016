import type { FileOf } from "../../../content/model/entries/content-file";
import type { SiteContent } from "./site-content";

/** The files of the chamber's own pages. */
export const customPagesOf = ({ files }: Pick<SiteContent, "files">): FileOf<"custom-pages">[] =>
  files.filter((file) => file.collection === "custom-pages");
