/** An object type whose optional fields are absent instead of undefined. */
export type Given<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** The object without the fields that are undefined, so that they are absent from answers and files. */
export function given<T extends object>(values: T): Given<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<T>;
}
