import type { AdminItem } from "../client";
import { ConflictDialog, type ConflictChoice, type ImageDifference } from "./ConflictDialog";
import { differencesOf } from "./conflict";
import { useDialogs } from "./Dialogs";
import type { FormState } from "./form-state";
import type { ItemKind } from "./item-kind";
import { useServices } from "./services";
import type { CommonValues, ImageChoice } from "./values";
import { fill, type Words } from "./words";

/** How to go on from the version somebody else saved. */
export interface Resolution<Item, V> {
  readonly item: Item;
  readonly theirs: V;
  readonly merged: V;
  readonly image: ImageChoice;
}

/** Asks which text of each differing field is kept; the answer is undefined when the person goes back to the form. */
export function useConflict<Item extends AdminItem, V extends CommonValues>(kind: ItemKind<Item, V>) {
  const { words } = useServices();
  const dialogs = useDialogs();
  return async (form: FormState<Item, V>, current: Item): Promise<Resolution<Item, V> | undefined> => {
    const theirs = kind.valuesOf(current);
    const choice = await dialogs.open<ConflictChoice<V> | undefined>((close) => (
      <ConflictDialog
        differences={differencesOf(kind.comparisons, form.initial, form.values, theirs, words)}
        mine={form.values}
        theirs={theirs}
        image={imageDifference(form, current, words)}
        onSave={close}
        onCancel={() => close(undefined)}
      />
    ));
    if (!choice) return undefined;
    const image: ImageChoice = choice.image === "mine" ? form.image : { kind: "keep" };
    return { item: current, theirs, merged: choice.values, image };
  };
}

/** Only an image that I chose or removed can differ: an untouched one is theirs anyway. */
function imageDifference<Item extends AdminItem, V>(
  { image }: FormState<Item, V>,
  current: Item,
  words: Words,
): ImageDifference | undefined {
  if (image.kind === "keep") return undefined;
  return {
    mine: image.kind === "new" ? fill(words.conflict.newImage, { name: image.file.name }) : words.conflict.removeImage,
    theirs: current.image === undefined ? words.conflict.noImage : words.conflict.currentImage,
  };
}
