/** An object type whose optional fields are absent instead of undefined. */
export type WithoutUndefined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** The object without the fields that are undefined, so that they are absent from answers and files. */
export function omitUndefined<T extends object>(values: T): WithoutUndefined<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as WithoutUndefined<T>;
}
