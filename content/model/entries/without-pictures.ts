import { z } from "zod";
import { omitUndefined } from "../omit-undefined";
import { fault, says } from "../problems/fault";
import type { Problem } from "../problems/problem";
import { problemsOf } from "../problems/schema-problems";

/** What a schema says of a file's data. */
export type CheckedData<T> = z.ZodSafeParseResult<T> & {
  /** The pictures that were left out of it, with their places. */
  readonly refused?: z.ZodError;
};

/**
 * Checks what a file holds. A picture below `/media/` whose name is none of a published picture (`photo.HEIC`) is left out where the
 * schema needs none, and the rest is shown, as with a picture that is missing.
 */
export function checkWithoutPictures<T>(
  schema: z.ZodType<T>,
  data: unknown,
  words: z.core.ParseContext<z.core.$ZodIssue>,
): CheckedData<T> {
  const result = schema.safeParse(data, words);
  const issues = (result.error?.issues ?? []).filter(
    ({ message, path }) => message === says("mediaPath") && /^\/?media\//.test(String(valueIn(data, path))),
  );
  if (issues.length === 0) return result;
  const rest = schema.safeParse(
    without(
      data,
      issues.map(({ path }) => path),
    ),
    words,
  );
  if (!rest.success) return result;
  const refused = issues.map((issue) => ({
    ...issue,
    message: says("pictureNotTaken", { picture: String(valueIn(data, issue.path)) }),
  }));
  return { ...rest, refused: new z.ZodError(refused) };
}

/** The pictures that were left out, as problems of a file that is shown. */
export function refusedPictures(
  { refused }: CheckedData<unknown>,
  path: string,
  lineOf: Parameters<typeof problemsOf>[2],
): Problem[] {
  return refused ? problemsOf(refused, path, lineOf).map((problem) => ({ ...problem, severity: "warning" })) : [];
}

/** The same problems where a file may not name such a picture at all. */
export const asFaults = (warnings: readonly Problem[]): Problem[] =>
  warnings
    .filter(({ code }) => code === "pictureNotTaken")
    .map(({ path, line, field }) => omitUndefined({ path, line, field, ...fault("mediaPath") }));

type Place = readonly PropertyKey[];
type Parts = Record<PropertyKey, unknown>;

const valueIn = (data: unknown, place: Place): unknown =>
  place.reduce((value, name) => (value as Parts | undefined)?.[name], data);

function without(data: unknown, places: readonly Place[]): unknown {
  const copy: unknown = structuredClone(data);
  for (const place of places) Reflect.deleteProperty(valueIn(copy, place.slice(0, -1)) as Parts, place.at(-1) ?? "");
  return copy;
}
