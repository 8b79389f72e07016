import type { RevisionAnswer } from "../../../../content/model/api/history-answers";
import type { AdminItem, ItemCalls } from "../../client";
import { useDialogs } from "../dialogs/Dialogs";
import type { FormState } from "../form/form-state";
import { comparedValues } from "../form/compared-values";
import type { Comparison, ItemKind } from "../form/item-kind";
import { useServices } from "../app/services";
import type { FormValues, ImageChoice } from "../form/values";
import { fill, type Words } from "../status/words";
import { ConflictDialog, type ConflictChoice, type ImageConflict } from "./ConflictDialog";
import { mergedValues, mergeFields, mergeImage, type FieldMerge } from "./three-way";

/** The merged form, based on the newer version. */
export interface Resolution<Item, V> {
  readonly item: Item;
  readonly theirs: V;
  readonly merged: V;
  readonly image: ImageChoice;
  /** Labels of the fields that hold what the other person wrote. */
  readonly fromThem: readonly string[];
}

/**
 * Merges the form with a newer version; asks only where both changed the same field. Undefined when the person cancels.
 * Without `known`, a save waits for the merged form, which is locked: who made the newer version is asked for first.
 */
export function useConflict<Item extends AdminItem, V extends FormValues>(kind: ItemKind<Item, V>) {
  const { words, client } = useServices();
  const dialogs = useDialogs();
  return async (
    form: FormState<Item, V>,
    current: Item,
    known?: RevisionAnswer,
  ): Promise<Resolution<Item, V> | undefined> => {
    const theirs = kind.valuesOf(current);
    const compared = comparedValues(kind, [form.initial, form.values, theirs]);
    const [base = form.initial, mine = form.values, other = theirs] = compared.versions;
    const fields = mergeFields(compared.comparisons, base, mine, other);
    const image = mergeImage(form.mode.kind === "edit" ? form.mode.item.image : undefined, form.image, current.image);
    const labels = (side: FieldMerge<V>["kind"]) =>
      fields.filter((field) => field.kind === side).map(({ comparison }) => comparison.label(words));
    const conflicts = fields
      .filter((field) => field.kind === "conflict")
      .map(({ comparison }) => ({
        comparison,
        label: comparison.label(words),
        base: comparison.show(base, words),
        mine: comparison.show(mine, words),
        theirs: comparison.show(other, words),
      }));

    const nothingToAsk = conflicts.length === 0 && image !== "conflict";
    const saved = nothingToAsk ? undefined : (known ?? (await revisionOf(kind.calls(client), current)));
    const choice = nothingToAsk
      ? ({ fields: new Map(), image: image === "theirs" ? "theirs" : "mine" } satisfies ConflictChoice<V>)
      : await dialogs.open<ConflictChoice<V> | undefined>((close) => (
          <ConflictDialog
            conflicts={conflicts}
            image={image === "conflict" ? imageConflict(form, current, words) : undefined}
            saved={saved}
            merged={{ mine: labels("mine"), theirs: labels("theirs") }}
            action={known ? words.conflict.use : words.conflict.save}
            onSave={close}
            onCancel={() => close(undefined)}
          />
        ));
    if (!choice) return undefined;
    const keepsMine = image === "conflict" ? choice.image === "mine" : image === "mine";
    const theirImage = !keepsMine && form.mode.kind === "edit" && form.mode.item.image !== current.image;
    const choices: ConflictChoice<V>["fields"] = choice.fields;
    const merged = compared.fold(mergedValues(fields, choices, mine, other));
    const theirText = fields.some(
      ({ kind: side, comparison }) =>
        comparison.text !== undefined && (side === "theirs" || choices.get(comparison)?.kind === "theirs"),
    );
    return {
      item: current,
      theirs,
      // A text merged from the newer version has not been compared with its translation.
      merged: theirText ? { ...merged, translationChecked: false } : merged,
      image: keepsMine ? form.image : { kind: "keep" },
      fromThem: [...labels("theirs"), ...chosenTheirs(choices, words), ...(theirImage ? [words.image.section] : [])],
    };
  };
}

/** Who made a version and when; undefined when the history cannot be read: the question is then asked without. */
async function revisionOf<Item extends AdminItem>(calls: ItemCalls<Item>, { _id, version }: Item) {
  const history = await calls.history(_id);
  return history.ok ? history.value.revisions.find((revision) => revision.version === version) : undefined;
}

function chosenTheirs<V>(choices: ConflictChoice<V>["fields"], words: Words): string[] {
  return [...choices]
    .filter((entry): entry is [Comparison<V>, { kind: "theirs" }] => entry[1].kind === "theirs")
    .map(([comparison]) => comparison.label(words));
}

function imageConflict<Item extends AdminItem, V>(
  { image, mode }: FormState<Item, V>,
  current: Item,
  words: Words,
): ImageConflict {
  const { newImage, removeImage, noImage, currentImage, earlierImage } = words.conflict;
  return {
    base: mode.kind === "edit" && mode.item.image !== undefined ? earlierImage : noImage,
    mine: image.kind === "new" ? fill(newImage, { name: image.file.name }) : removeImage,
    theirs: current.image === undefined ? noImage : currentImage,
  };
}
