import type { Collection, EntryFields } from "../../content/model/collections/collection";
import { menuFaults, type Menus } from "../../content/model/menu/menu-faults";
import { ApiError } from "../errors";
import type { Snapshot } from "../store/content-store";
import { allFiles } from "./stored-entry";

/** Throws "invalid-input" naming each entry of a menu that an edit makes lead to nothing; one that was so before may stay. */
export function checkMenus({ name }: Collection, fields: EntryFields, before: EntryFields, snapshot: Snapshot): void {
  if (name !== "site") return;
  const files = allFiles(snapshot).map(({ file }) => file);
  const [after, known] = [fields, before].map((each) => menuFaults(each as unknown as Menus, files));
  const lost = new Set(known?.map(({ fault }) => fault.params?.["to"]));
  const added = after?.filter(({ fault }) => !lost.has(fault.params?.["to"])) ?? [];
  if (added.length === 0) return;
  throw new ApiError("invalid-input", { fields: Object.fromEntries(added.map(({ field, fault }) => [field, fault])) });
}
