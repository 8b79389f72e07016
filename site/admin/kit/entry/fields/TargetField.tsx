import { useState, type ComponentProps } from "react";
import { publicPages } from "../../../../../content/model/pages/fixed-paths";
import { translate, type Language } from "../../../../../content/model/text/language";
import type { AdminClient } from "../../../client";
import { TextField } from "../../fields/TextField";
import { useServices } from "../../services/services";
import { titlesOf } from "../collection-fields";

type Options = NonNullable<ComponentProps<typeof TextField>["options"]>;

/** Where an entry of a menu leads: one of the site's pages, which are offered by their titles, or an address that is typed. */
export function TargetField(props: Omit<ComponentProps<typeof TextField>, "options">) {
  const { client, language } = useServices();
  const [options, setOptions] = useState<Options>();
  // A menu has many such fields: each asks when it is wanted.
  const ask = () => void optionsOf(client, language).then(setOptions);
  return <TextField {...props} options={options ?? []} {...(options === undefined && { onFocus: ask })} />;
}

/** The fixed pages as the menu names them, and the chamber's own; without an answer the names alone. */
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
  return [...fixed, ...added];
}
