import type { RevisionAnswer } from "../../../../content/model/api/history-answers";
import { sameData } from "../../../../content/model/yaml/yaml-data";
import type { AdminClient, ItemCalls } from "../../client";
import type { useDialogs } from "../dialogs/Dialogs";
import type { Entry } from "../entry/entry";
import type { Comparison } from "../entry/unfold";
import type { FormValues, ImageChoice } from "../fields/values";
import type { FormState } from "../form/form-state";
import type { ItemKind } from "../form/item-kind";
import { fill, type Words } from "../services/words";
import { ConflictDialog, type ConflictChoice, type ImageConflict } from "./ConflictDialog";
import { mergedValues, mergeFields, mergeImage, onTheirLists, type FieldMerge } from "./three-way";

/** The merged form, based on the newer version. */
export interface Resolution {
  readonly item: Entry;
  readonly theirs: FormValues;
  readonly merged: FormValues;
  readonly image: ImageChoice;
  /** Labels of the fields that hold what the other person wrote. */
  readonly fromThem: readonly string[];
}

/** A newer version that the form is merged with although nothing is being saved. */
export interface KnownConflict {
  /** Who made the newer version. */
  readonly revision: RevisionAnswer;
  /** Replace the words of the dialog, which speak of two people who edit the same entry. */
  readonly texts?: Partial<Words["conflict"]>;
}

/** What merging needs of the page. */
interface ConflictParts {
  readonly kind: ItemKind;
  readonly words: Words;
  readonly client: AdminClient;
  readonly dialogs: ReturnType<typeof useDialogs>;
}

/** Merges a form with a newer version; asks only where both changed the same field. Undefined when the person cancels. */
export async function resolveConflict(
  { kind, words, client, dialogs }: ConflictParts,
  form: FormState,
  current: Entry,
  known: KnownConflict | undefined,
): Promise<Resolution | undefined> {
  const theirs = kind.valuesOf(current);
  const [initial, values] = onTheirLists(form.initial, form.values, theirs);
  const compared = kind.compared([initial, values, theirs]);
  const [base = initial, mine = values, other = theirs] = compared.versions;
  const fields = mergeFields(compared.comparisons, base, mine, other);
  const image = mergeImage(form.mode.kind === "edit" ? form.mode.item.image : undefined, form.image, current.image);
  const haveBoth = fields.filter(
    ({ kind: side, comparison: { name } }) => side === "mine" && !sameData(form.initial[name], theirs[name]),
  );
  const labels = (side: FieldMerge["kind"]) => fields.filter((field) => field.kind === side).map(labelOf);
  const conflicts = fields
    .filter((field) => field.kind === "conflict")
    .map(({ comparison }) => ({
      comparison,
      label: comparison.label,
      base: comparison.show(base),
      mine: comparison.show(mine),
      theirs: comparison.show(other),
    }));

  const nothingToAsk = conflicts.length === 0 && image !== "conflict";
  const ask = async (): Promise<ConflictChoice | undefined> => {
    const saved = known?.revision ?? (await revisionOf(kind.calls(client), current));
    return dialogs.open<ConflictChoice | undefined>((close) => (
      <ConflictDialog
        conflicts={conflicts}
        image={image === "conflict" ? imageConflict(form, current, words) : undefined}
        saved={saved}
        merged={{ mine: labels("mine"), theirs: labels("theirs") }}
        texts={{ ...words.conflict, ...known?.texts }}
        action={known ? words.conflict.use : words.conflict.save}
        onSave={close}
        onCancel={() => close(undefined)}
      />
    ));
  };
  const choice = nothingToAsk
    ? ({ fields: new Map(), image: image === "theirs" ? "theirs" : "mine" } satisfies ConflictChoice)
    : await ask();
  if (!choice) return undefined;
  const keepsMine = image === "conflict" ? choice.image === "mine" : image === "mine";
  const theirImage = !keepsMine && form.mode.kind === "edit" && form.mode.item.image !== current.image;
  const choices: ConflictChoice["fields"] = choice.fields;
  const folded = compared.fold(mergedValues(fields, choices, mine, other));
  const theirText = fields.some(
    ({ kind: side, comparison }) =>
      comparison.text !== undefined && (side === "theirs" || choices.get(comparison)?.kind === "theirs"),
  );
  return {
    item: current,
    theirs,
    // A text merged from the newer version has not been compared with its translation.
    merged: { ...folded, translationChecked: !theirText && form.values.translationChecked },
    image: keepsMine ? form.image : { kind: "keep" },
    fromThem: [
      ...labels("theirs"),
      ...haveBoth.map(labelOf),
      ...chosenTheirs(choices),
      ...(theirImage ? [words.image.section] : []),
    ],
  };
}

const labelOf = ({ comparison }: FieldMerge): string => comparison.label;

/** Who made a version and when; undefined when the history cannot be read: the question is then asked without. */
async function revisionOf(calls: ItemCalls<Entry>, { _id, version }: Entry) {
  const history = await calls.history(_id);
  return history.ok ? history.value.revisions.find((revision) => revision.version === version) : undefined;
}

function chosenTheirs(choices: ConflictChoice["fields"]): string[] {
  return [...choices]
    .filter((entry): entry is [Comparison, { kind: "theirs" }] => entry[1].kind === "theirs")
    .map(([comparison]) => comparison.label);
}

function imageConflict({ image, mode }: FormState, current: Entry, words: Words): ImageConflict {
  const { newImage, removeImage, noImage, currentImage, earlierImage } = words.conflict;
  return {
    base: mode.kind === "edit" && mode.item.image !== undefined ? earlierImage : noImage,
    mine: image.kind === "new" ? fill(newImage, { name: image.file.name }) : removeImage,
    theirs: current.image === undefined ? noImage : currentImage,
  };
}
