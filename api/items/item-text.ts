import type { z } from "zod";
import { ApiError } from "../errors";
import { fieldFaults } from "../http/parse-input";

/** The value of a validation. Throws "invalid-input" naming the fields that are wrong. */
export function validItem<T>(result: z.ZodSafeParseResult<T>): T {
  if (result.success) return result.data;
  throw new ApiError("invalid-input", { fields: fieldFaults(result.error.issues) });
}

/** The item with its new picture. */
export function withImage<T extends { image?: string | undefined }>(item: T, image: string | undefined): T {
  return image === undefined ? item : { ...item, image: image === "" ? undefined : image };
}

/** The text, after making sure that what is read from it again is the item that was to be written. */
export function provenText<T extends object>(text: string, item: T, read: T | undefined): string {
  const same =
    read !== undefined &&
    (Object.keys({ ...item, ...read }) as (keyof T)[]).every(
      (name) => JSON.stringify(item[name]) === JSON.stringify(read[name]),
    );
  if (!same) throw new Error("a file to be saved does not hold what was to be saved");
  return text;
}
