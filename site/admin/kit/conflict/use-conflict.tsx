import type { AdminItem } from "../../client";
import { useDialogs } from "../dialogs/Dialogs";
import type { FormState } from "../form/form-state";
import type { Comparison, ItemKind } from "../form/item-kind";
import { useServices } from "../app/services";
import type { CommonValues, ImageChoice } from "../form/values";
import { fill, type Words } from "../status/words";
import { ConflictDialog, type ConflictChoice, type ImageCollision } from "./ConflictDialog";
import { mergedValues, mergeFields, mergeImage, type FieldMerge } from "./three-way";

/** How to go on from the version somebody else saved. */
export interface Resolution<Item, V> {
  readonly item: Item;
  readonly theirs: V;
  readonly merged: V;
  readonly image: ImageChoice;
  /** Labels of the fields that hold what the other person wrote. */
  readonly fromThem: readonly string[];
}

/** Brings my form and a newer version together; asks only where both changed the same field. Undefined when the person goes back to the form. */
export function useConflict<Item extends AdminItem, V extends CommonValues>(kind: ItemKind<Item, V>) {
  const { words } = useServices();
  const dialogs = useDialogs();
  return async (form: FormState<Item, V>, current: Item): Promise<Resolution<Item, V> | undefined> => {
    const theirs = kind.valuesOf(current);
    const fields = mergeFields(kind.comparisons, form.initial, form.values, theirs);
    const image = mergeImage(form.mode.kind === "edit" ? form.mode.item.image : undefined, form.image, current.image);
    const labels = (side: FieldMerge<V>["kind"]) =>
      fields.filter((field) => field.kind === side).map(({ comparison }) => comparison.label(words));
    const collisions = fields
      .filter((field) => field.kind === "collision")
      .map(({ comparison }) => ({
        comparison,
        label: comparison.label(words),
        base: comparison.show(form.initial, words),
        mine: comparison.show(form.values, words),
        theirs: comparison.show(theirs, words),
      }));

    const nothingToAsk = collisions.length === 0 && image !== "collision";
    const choice = nothingToAsk
      ? ({ fields: new Map(), image: image === "theirs" ? "theirs" : "mine" } satisfies ConflictChoice<V>)
      : await dialogs.open<ConflictChoice<V> | undefined>((close) => (
          <ConflictDialog
            collisions={collisions}
            image={image === "collision" ? imageCollision(form, current, words) : undefined}
            merged={{ mine: labels("mine"), theirs: labels("theirs") }}
            onSave={close}
            onCancel={() => close(undefined)}
          />
        ));
    if (!choice) return undefined;
    const keepsMine = image === "collision" ? choice.image === "mine" : image === "mine";
    const theirImage = !keepsMine && form.mode.kind === "edit" && form.mode.item.image !== current.image;
    const choices: ConflictChoice<V>["fields"] = choice.fields;
    const merged = mergedValues(fields, choices, form.values, theirs);
    const theirText = fields.some(
      ({ kind: side, comparison }) =>
        comparison.text !== undefined && (side === "theirs" || choices.get(comparison)?.kind === "theirs"),
    );
    return {
      item: current,
      theirs,
      // Nobody has compared a text that came in by itself with its translation.
      merged: theirText ? { ...merged, translationChecked: false } : merged,
      image: keepsMine ? form.image : { kind: "keep" },
      fromThem: [...labels("theirs"), ...chosenTheirs(choices, words), ...(theirImage ? [words.image.section] : [])],
    };
  };
}

function chosenTheirs<V>(choices: ConflictChoice<V>["fields"], words: Words): string[] {
  return [...choices]
    .filter((entry): entry is [Comparison<V>, { kind: "theirs" }] => entry[1].kind === "theirs")
    .map(([comparison]) => comparison.label(words));
}

function imageCollision<Item extends AdminItem, V>(
  { image, mode }: FormState<Item, V>,
  current: Item,
  words: Words,
): ImageCollision {
  const { newImage, removeImage, noImage, currentImage, earlierImage } = words.conflict;
  return {
    base: mode.kind === "edit" && mode.item.image !== undefined ? earlierImage : noImage,
    mine: image.kind === "new" ? fill(newImage, { name: image.file.name }) : removeImage,
    theirs: current.image === undefined ? noImage : currentImage,
  };
}
