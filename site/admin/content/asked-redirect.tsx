import { useEffect, useRef } from "react";
import type { FieldsProps } from "../kit/form/item-kind";
import type { EntryKind } from "../kit/form/entry-kind";
import { itemsOf } from "../kit/entry/inputs/list";

const list = "entries";

/** The form of redirects, which begins with a redirect for the address in the page's own: `?in=redirects&from=/old`. */
export function withAskedRedirect(kind: EntryKind): EntryKind {
  const { Fields: Inner } = kind;
  return {
    ...kind,
    Fields: (props) => (
      <AskedRedirect form={props.form}>
        <Inner {...props} />
      </AskedRedirect>
    ),
  };
}

function AskedRedirect({ form, children }: Pick<FieldsProps, "form"> & { readonly children: React.ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const from = takeAsked();
    if (from === undefined) return;
    form.change(
      (held) => {
        const items = itemsOf(held[list]);
        const key = Math.max(-1, ...items.map((each) => each.key)) + 1;
        const isThere = items.some(({ values }) => values["from"] === from);
        return { [list]: isThere ? items : [...items, { key, values: { from, to: "" } }] };
      },
      [list],
    );
    // Once the row is there: it opens, and its target is what is left to be typed.
    requestAnimationFrame(() => {
      const rows = Array.from(place.current?.querySelectorAll("details") ?? []);
      const row = rows.find((each) => each.querySelector("input")?.value === from);
      if (row) row.open = true;
      row?.querySelectorAll("input")[1]?.focus();
    });
  }, [form]);
  return (
    <div ref={place} className="adm-contents">
      {children}
    </div>
  );
}

/** The address that the page's own asks for; taken out of it, so that a reload adds nothing. */
function takeAsked(): string | undefined {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  const from = query.get("from") ?? "";
  if (!from.startsWith("/")) return undefined;
  query.delete("from");
  window.history.replaceState(window.history.state, "", `${pathname}?${query.toString()}`);
  return from;
}
