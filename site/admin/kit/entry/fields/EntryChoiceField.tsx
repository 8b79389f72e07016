import { useEffect, useState } from "react";
import type { CollectionName } from "../../../../../content/model/collections/collection-names";
import { displayDate } from "../../../../../content/model/dates/display-dates";
import { parseEventDate } from "../../../../../content/model/dates/event-dates";
import { translate, type Language } from "../../../../../content/model/text/language";
import type { AdminClient } from "../../../client";
import { useServices } from "../../services/services";
import { whileMounted } from "../../services/while-mounted";
import type { TextBinding } from "../../fields/form-handle";
import { fill } from "../../services/words";
import { titlesOf } from "../collection-fields";
import { ChoiceField } from "./ChoiceField";

interface EntryChoiceFieldProps {
  readonly field: TextBinding;
  readonly label: string;
  readonly hint: string | undefined;
  readonly required: boolean;
  readonly of: CollectionName;
}

type Options = Parameters<typeof ChoiceField>[0]["options"];

/** The choice of an entry of another collection by its title; one that is no longer there stays until another is chosen. */
export function EntryChoiceField({ of, hint, ...props }: EntryChoiceFieldProps) {
  const { client, language, words } = useServices();
  const [options, setOptions] = useState<Options | "failed">([]);
  useEffect(() => whileMounted(optionsOf(of, client, language), setOptions), [of, client, language]);
  const { value } = props.field;
  const known = options === "failed" ? [] : options;
  const isKnown = value === "" || known.some((option) => option.value === value);
  const unknown = { value, label: known.length === 0 ? value : fill(words.fields.unknownEntry, { id: value }) };
  return (
    <ChoiceField
      {...props}
      none={props.required ? undefined : words.fields.none}
      hint={options === "failed" ? words.fields.notLoaded : hint}
      options={isKnown ? known : [unknown, ...known]}
    />
  );
}

async function optionsOf(of: CollectionName, client: AdminClient, language: Language): Promise<Options | "failed"> {
  const [form, list] = await Promise.all([client.collection(of).form(), client.collection(of).list()]);
  if (!form.ok || !list.ok) return "failed";
  const options = list.value.map(({ _id, version: _, ...fields }) => {
    const { title, title_jp } = titlesOf(form.value, _id, fields);
    const { text } = translate(language, title, title_jp);
    const date = typeof fields["date"] === "string" ? fields["date"] : "";
    return { value: _id, date, label: date === "" ? text : `${dateIn(language, date)} ${text}` };
  });
  // What has a day: the newest first.
  return options.sort((a, b) => b.date.localeCompare(a.date));
}

function dateIn(language: Language, date: string): string {
  const days = parseEventDate(date);
  return days === undefined ? date : displayDate(language, days.startDate, days.endDate);
}
