import type { z } from "zod";
import { PageFile, type PageId } from "./page-file";

/** Checks the data of `pages/<id>.yml`. Never throws; the issues' paths are paths in the YAML, `words` may word them. */
export function parsePage(
  id: PageId,
  data: unknown,
  words?: z.core.ParseContext<z.core.$ZodIssue>,
): z.ZodSafeParseResult<PageFile> {
  const fields = typeof data === "object" && data !== null && !Array.isArray(data) ? data : {};
  return PageFile.safeParse({ ...fields, id }, words);
}
