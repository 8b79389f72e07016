import { fault } from "../../content/model/problems/fault";
import { isItemId } from "../../content/model/collections/ids";
import { ApiError } from "../errors";

/** The id that a call names. Throws "invalid-input" without one, "not-found" for what cannot be an id. */
export function idWanted(id: string | undefined): string {
  if (id === undefined) throw new ApiError("invalid-input", { fields: { _id: fault("required") } });
  // What cannot be an id belongs to no item.
  if (!isItemId(id)) throw new ApiError("not-found");
  return id;
}
