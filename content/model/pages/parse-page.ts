import type { z } from "zod";
import { PageFile, type PageId } from "./page-file";

/** Checks the data of `pages/<id>.yml`. Never throws; the issues' paths are paths in the YAML. */
export function parsePage(id: PageId, data: unknown): z.ZodSafeParseResult<PageFile> {
  const fields = typeof data === "object" && data !== null && !Array.isArray(data) ? data : {};
  return PageFile.safeParse({ ...fields, id });
}
