import { useEffect, useRef } from "react";
import type { FieldsProps } from "../kit/form/item-kind";
import type { EntryKind } from "../kit/form/entry-kind";
import { itemsOf } from "../kit/entry/inputs/list";
import type { ListItem } from "../kit/fields/values";

const list = "entries";
const controls = "input, textarea";

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
  const asked = useRef<string | undefined>(undefined);
  // After each render until the row is there: it opens then, and its target is what is left to be typed.
  useEffect(() => {
    const from = takeAsked();
    if (from !== undefined) {
      asked.current = from;
      form.change((held) => ({ [list]: withRedirect(itemsOf(held[list]), from) }), [list]);
    }
    if (asked.current !== undefined && openRow(place.current, asked.current)) asked.current = undefined;
  });
  return (
    <div ref={place} className="adm-contents">
      {children}
    </div>
  );
}

function withRedirect(items: readonly ListItem[], from: string): readonly ListItem[] {
  if (items.some(({ values }) => values["from"] === from)) return items;
  const key = Math.max(-1, ...items.map((each) => each.key)) + 1;
  return [...items, { key, values: { from, to: "" } }];
}

/** Opens the row of an address and puts the focus on its target; false as long as there is none. */
function openRow(place: HTMLElement | null, from: string): boolean {
  const input = Array.from(place?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(controls) ?? []).find(
    ({ value }) => value === from,
  );
  const row = input?.closest("details");
  for (let each = row; each; each = each.parentElement?.closest("details")) each.open = true;
  row?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(controls)[1]?.focus();
  return row !== undefined && row !== null;
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
