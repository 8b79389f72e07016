import type { Failure } from "../../client";
import type { ItemKind } from "./item-kind";
import type { FormValues, FieldErrors } from "./values";

/** What the API refused: errors at their controls, or its sentence when it named no field. */
export function saveFailure(
  { fields, message }: Extract<Failure, { kind: "invalid" }>,
  kind: ItemKind,
  values: FormValues,
): { readonly errors: FieldErrors; readonly message: string } {
  const errors = Object.entries(fields).map(([field, error]) => [kind.controlOf(field, values), error] as const);
  return { errors: Object.fromEntries(errors), message: errors.length === 0 ? message : "" };
}
