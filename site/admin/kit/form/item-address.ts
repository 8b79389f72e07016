/** What the address of an admin page says the form holds: `?item=<id>`, `?new`, or nothing in particular. */
export type FormTarget =
  { readonly kind: "none" } | { readonly kind: "new" } | { readonly kind: "item"; readonly id: string };

/** Reads the query of an address. */
export function targetOf(search: string): FormTarget {
  const query = new URLSearchParams(search);
  const id = query.get("item");
  if (id !== null && id !== "") return { kind: "item", id };
  return query.has("new") ? { kind: "new" } : { kind: "none" };
}

/** The address of the same page with a target; other parts of the query stay. */
export function addressOf(target: FormTarget, { pathname, search }: Pick<Location, "pathname" | "search">): string {
  const query = new URLSearchParams(search);
  query.delete("item");
  query.delete("new");
  if (target.kind === "item") query.set("item", target.id);
  if (target.kind === "new") query.set("new", "");
  const text = query.toString().replace(/(^|&)new=(?=&|$)/, "$1new");
  return text === "" ? pathname : `${pathname}?${text}`;
}

/** True when both name the same form; `?new` and nothing are both the form of a new item. */
export function sameTarget(a: FormTarget, b: FormTarget): boolean {
  return a.kind === "item" ? b.kind === "item" && a.id === b.id : b.kind !== "item";
}
