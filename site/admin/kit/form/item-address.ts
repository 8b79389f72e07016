/** Form target in the address of an admin page: `?item=<id>`, `?new`, or none: the form is closed. */
export type FormTarget =
  | { readonly kind: "none" }
  | { readonly kind: "new" }
  | { readonly kind: "item"; readonly id: string };

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

/** True when both name the same form, or none. */
export function sameTarget(a: FormTarget, b: FormTarget): boolean {
  return a.kind === "item" ? b.kind === "item" && a.id === b.id : a.kind === b.kind;
}
