import { useEffect, useState, type ComponentProps } from "react";
import { publicPages } from "../../../../../content/model/pages/fixed-paths";
import { translate, type Language } from "../../../../../content/model/text/language";
import type { AdminClient } from "../../../client";
import { TextField } from "../../fields/TextField";
import { useServices } from "../../services/services";
import { whileMounted } from "../../services/while-mounted";
import { titlesOf } from "../collection-fields";

type Options = NonNullable<ComponentProps<typeof TextField>["options"]>;

/** The options of a client and language: a menu has many fields that offer the same. */
const asked = new WeakMap<AdminClient, Promise<Options>>();

/** Where an entry of a menu leads: one of the site's pages, which are offered and shown by their titles, or an address that is typed. */
export function TargetField({ field, ...props }: Omit<ComponentProps<typeof TextField>, "options">) {
  const { client, language } = useServices();
  const [options, setOptions] = useState<Options>([]);
  // What is typed stays as it is until the field is left.
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    const known = asked.get(client) ?? optionsOf(client, language);
    asked.set(client, known);
    return whileMounted(known, setOptions);
  }, [client, language]);
  const change = (text: string): void => {
    setTyped(text);
    field.onChange(replaced(text, options, "label", "value"));
  };
  const value = typed ?? replaced(field.value, options, "value", "label");
  return (
    <TextField
      {...props}
      field={{ ...field, value, onChange: change }}
      options={options.map(({ label }) => ({ value: label, label }))}
      onBlur={() => setTyped(undefined)}
    />
  );
}

/** The text with the page that it begins with, up to a `#`, called otherwise. */
function replaced(text: string, options: Options, from: "value" | "label", to: "value" | "label"): string {
  const [, name = "", part = ""] = /^([^#]*)(.*)$/.exec(text) ?? [];
  const option = options.find((each) => each[from] === name.trim());
  return option === undefined ? text : option[to] + part;
}

/** The fixed pages as the menu names them, and the chamber's own; without an answer the names alone. Two of one title have their addresses with it. */
async function optionsOf(client: AdminClient, language: Language): Promise<Options> {
  const own = client.collection("custom-pages");
  const [pages, form, list] = await Promise.all([client.collection("pages").form(), own.form(), own.list()]);
  const titles = pages.ok ? pages.value.entries : undefined;
  const fixed = publicPages.map((page) => ({ value: page, label: titles?.[page] ?? page }));
  if (!form.ok || !list.ok) return fixed;
  const added = list.value.map(({ _id, version: _, ...fields }) => {
    const { title, title_jp } = titlesOf(form.value, _id, fields);
    return { value: `/${_id}`, label: translate(language, title, title_jp).text };
  });
  const all = [...fixed, ...added];
  return all.map(({ value, label }) =>
    all.some((other) => other.value !== value && other.label === label)
      ? { value, label: `${label} (${value})` }
      : { value, label },
  );
}
