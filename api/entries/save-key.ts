import type { Context } from "koa";
import { fault } from "../../content/model/problems/fault";
import { ApiError } from "../errors";

/** Header that names a save, so that sending it again after a lost answer adds nothing. */
const saveKeyHeader = "Idempotency-Key";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The key of an add call, undefined without one. Throws "invalid-input" for anything that is no UUID in lower case. */
export function saveIdOf(context: Context): string | undefined {
  const key = context.get(saveKeyHeader);
  if (key === "") return undefined;
  if (!uuid.test(key)) throw new ApiError("invalid-input", { fields: { [saveKeyHeader]: fault("uuid") } });
  return key;
}
