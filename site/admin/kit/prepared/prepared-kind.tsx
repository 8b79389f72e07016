import { createElement, useMemo } from "react";
import type { CollectionForm } from "../../../../content/model/api/collection-answers";
import type { FieldForm } from "../../../../content/model/collections/field-form";
import { parseMoment } from "../../../../content/model/dates/moment";
import { contentKind } from "../../content/content-kind";
import { useServices, type Services } from "../services/services";
import type { ItemKind } from "../form/item-kind";
import { ChangedFields } from "./ChangedFields";
import { preparedCalls } from "./prepared-calls";
import { timeOf } from "./prepared-entry";
import { preparedWordsOf, type PreparedWords } from "./prepared-words";
import { TodayDifference } from "./TodayDifference";
import { TodayNote } from "./TodayNote";
import { isFieldList } from "../../../../content/model/collections/field-form";
import { whenApproved } from "../../../../content/model/approval/when-approved";
import { textIn, type FieldValues } from "../fields/values";

/** The kind of a form's prepared changes; the same as long as the form and the services are. */
export function usePreparedKind(definition: CollectionForm): ItemKind {
  const { client, words, language, sites, now } = useServices();
  return useMemo(
    () => preparedKind(definition, { client, words, language, sites, now }),
    [definition, client, words, language, sites, now],
  );
}

/** The prepared changes of a collection as the admin lists and edits them: its form with the time of the change (R15.24). */
function preparedKind(
  definition: CollectionForm,
  services: Pick<Services, "client" | "words" | "language" | "sites" | "now">,
): ItemKind {
  const own = preparedWordsOf(services.language);
  const form = timedForm(definition, own);
  const entry = contentKind(form, services, true);
  const untimed = contentKind(timedForm(definition, own, false), services, true);
  const kindOf = (values: FieldValues) => (values["publishAt"] === whenApproved ? untimed : entry);
  const calls = preparedCalls(form, services.client);
  const { Effects } = entry;
  const hasPassed = (time = Infinity): boolean => time <= services.now().getTime();
  const kind: ItemKind = {
    ...entry,
    prepared: true,
    calls: () => calls,
    words: {
      ...entry.words,
      existing: own.heading,
      empty: own.empty,
      editHeading: own.editHeading,
      save: own.save,
      saved: own.saved,
      failedLoad: own.failedLoad,
      failedSave: own.failedSave,
      refused: own.failedSave,
      delete: own.discard,
      confirmDelete: own.confirmDiscard,
      deleted: own.discarded,
      failedDelete: own.failedDiscard,
      undone: own.undone,
    },
    bodyOf: (values, bare, item) => {
      const raw = entry.fileOf(values, item);
      const decided = (item?.decided ?? []).map((name) => [name, raw[name] ?? null] as const);
      const { translationChecked: _, ...body } = entry.bodyOf(values, bare, item);
      const today = item?.today && item.next ? { today: item.today.version } : {};
      return { ...Object.fromEntries(decided), ...body, ...today };
    },
    check: (values, _picture, initial) => {
      const checked = kindOf(values).check(values);
      const { publishAt } = values;
      // One that waits for a decision may keep its time.
      const isAsBefore = publishAt === initial?.["publishAt"];
      if (isAsBefore || !hasPassed(parseMoment(textIn(publishAt)))) return checked;
      const wrong = checked.kind === "wrong" ? checked : { kind: "wrong" as const, errors: {} };
      return { summary: own.failedSave, ...wrong, errors: { ...wrong.errors, publishAt: own.dialog.past } };
    },
    beyondUndo: (item) => (hasPassed(timeOf(item)) ? own.published : undefined),
    NewerNote: TodayNote,
    Fields: (props) => createElement(kindOf(props.form.values).Fields, props),
    Facts: ({ item }) => <ChangedFields kind={kind} item={item} />,
    Effects: (props) => {
      const { values, item } = props;
      return (
        <>
          {item?.today ? (
            <TodayDifference kind={kind} today={item.today} item={{ ...item, fields: entry.fileOf(values, item) }} />
          ) : null}
          {Effects ? <Effects {...props} /> : null}
        </>
      );
    },
  };
  return kind;
}

/** The section with the time, in forms that have sections. */
const section = "prepared";

/** The form of a collection's prepared changes: with the time, unless an administrator gives it, of the change in the place of the choice when the entry is public. */
export function timedForm(form: CollectionForm, words: PreparedWords, isTimed = true): CollectionForm {
  const { orderedBy: _, ...others } = form;
  const { fields, sections } = form;
  const time: FieldForm = { name: "publishAt", label: words.time, input: "moment", required: true, section };
  const timed = (each: readonly FieldForm[]): readonly FieldForm[] => [
    ...(isTimed ? [time] : []),
    ...each.filter(({ name }) => name !== "draft" && name !== "publishAt"),
  ];
  const pages = isFieldList(fields) ? [] : Object.entries(fields).map(([id, own]) => [id, timed(own)] as const);
  return {
    ...others,
    growing: false,
    fields: isFieldList(fields) ? timed(fields) : Object.fromEntries(pages),
    ...(sections && { sections: [{ name: section, label: words.timeSection, folded: false }, ...sections] }),
  };
}
