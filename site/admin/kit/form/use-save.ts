import { useRef } from "react";
import type { SavedAnswer } from "../../../../content/model/api/answers";
import type { AdminItem, Failure, Outcome } from "../../client";
import { useConflict } from "../conflict/use-conflict";
import { useGoneItem } from "../conflict/use-gone-item";
import { useDialogs } from "../dialogs/Dialogs";
import type { Done } from "./done";
import { formBody } from "./form-body";
import type { FormAction, FormState } from "./form-state";
import type { ItemKind } from "./item-kind";
import { pictureStanding } from "../fields/picture-standing";
import { saveFailure } from "./save-failure";
import { useServices } from "../app/services";
import type { CommonValues } from "./values";
import { fill } from "../status/words";

interface SaveParts<Item extends AdminItem, V extends CommonValues> {
  readonly kind: ItemKind<Item, V>;
  readonly dispatch: (action: FormAction<Item, V>) => void;
  /** Puts the focus on a control of the form. */
  readonly focus: (control: string) => void;
  /** True while unsaved text is kept on the device. */
  readonly kept: boolean;
  /** Names the save of a new item: sent again under the same name it adds nothing again. */
  readonly saveKey: () => string | undefined;
  /** The share of a picture that has been sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** The API has acknowledged the save: the form may be emptied. */
  readonly onSaved: (done: Done<Item>) => void;
  /** The item is deleted, and its text is to be kept for a new one. */
  readonly onGone: () => void;
  /** The session is over; resolves at the next login. */
  readonly onUnauthorized: () => Promise<void>;
  readonly reload: () => void;
}

/** What is sent next after a failure that could be mended; `fromThem` are the labels of fields taken from a colleague. */
interface NextTry<Item, V> {
  readonly form: FormState<Item, V>;
  readonly fromThem: readonly string[];
  /** The form's item was added by an earlier try whose answer was lost. */
  readonly added?: true;
}

/** Checks, asks, sends, and deals with every answer: whatever happens, the form keeps its text until the item is saved. */
export function useSave<Item extends AdminItem, V extends CommonValues>(parts: SaveParts<Item, V>) {
  const { kind, dispatch, focus, kept, saveKey, onProgress, onSaved, onGone, onUnauthorized, reload } = parts;
  const { words, client } = useServices();
  const dialogs = useDialogs();
  const resolveConflict = useConflict(kind);
  const resolveGone = useGoneItem(kind);
  const kindWords = kind.words(words);
  const underWay = useRef(false);
  const buttonOf = ({ mode }: FormState<Item, V>) => (mode.kind === "add" ? kindWords.addButton : words.form.save);
  const failedWords = ({ mode }: FormState<Item, V>) =>
    mode.kind === "add" ? kindWords.failedAdd : kindWords.failedSave;

  async function save(form: FormState<Item, V>): Promise<void> {
    const checked = kind.check(form.values, words, pictureStanding(form));
    if (checked.kind === "wrong") {
      dispatch({ kind: "refused", summary: undefined, errors: checked.errors });
      if (checked.alert !== undefined) await dialogs.alert(checked.alert);
      focus(Object.keys(checked.errors)[0] ?? "submit");
      return;
    }
    const question = form.mode.kind === "add" ? kindWords.confirmAdd : kindWords.confirmSave;
    if (question === undefined || (await dialogs.confirm(question, buttonOf(form)))) await send(form);
  }

  /** Sends a form whose save was confirmed. */
  async function send(form: FormState<Item, V>): Promise<void> {
    let next: NextTry<Item, V> | undefined = { form, fromThem: [] };
    while (next) {
      dispatch({ kind: "saving" });
      const outcome = await submit(next.form);
      if (outcome.ok && outcome.value.addedVersion === undefined) {
        finish(next, outcome.value);
        return;
      }
      const { added, fromThem }: NextTry<Item, V> = next;
      const mended: NextTry<Item, V> | undefined = outcome.ok
        ? await goOn(next.form, outcome.value, outcome.value.addedVersion)
        : await mend(next.form, outcome.failure);
      next = mended && {
        ...(added && { added }),
        ...mended,
        fromThem: [...new Set([...fromThem, ...mended.fromThem])],
      };
    }
  }

  function submit({ mode, values, image }: FormState<Item, V>): Promise<Outcome<SavedAnswer<Item>>> {
    const calls = kind.calls(client);
    const body = formBody(kind.fieldsOf(values), image);
    onProgress(0);
    return mode.kind === "add"
      ? calls.add(body, saveKey(), onProgress)
      : calls.save(mode.item._id, mode.item.version, body, onProgress);
  }

  /** The item was added before, and its answer lost: what was typed since is saved over it as it was then. */
  async function goOn(
    form: FormState<Item, V>,
    { item }: SavedAnswer<Item>,
    addedVersion = item.version,
  ): Promise<NextTry<Item, V> | undefined> {
    const added: Outcome<Item> =
      item.version === addedVersion ? { ok: true, value: item } : await kind.calls(client).at(item._id, addedVersion);
    if (!added.ok) return mend(form, added.failure);
    const initial = kind.valuesOf(added.value);
    const { values, image } = form;
    dispatch({ kind: "rebased", item: added.value, theirs: initial, merged: values, image });
    return { form: { ...form, mode: { kind: "edit", item: added.value }, initial }, fromThem: [], added: true };
  }

  function finish({ form: { mode }, fromThem, added }: NextTry<Item, V>, answer: SavedAnswer<Item>): void {
    onSaved(
      mode.kind === "add" || added
        ? { kind: "added", answer, fromThem }
        : { kind: "saved", before: mode.item, answer, fromThem },
    );
    focus("submit");
    reload();
  }

  /** Deals with a failure; answers what to send next when the save can go on. */
  async function mend(form: FormState<Item, V>, failure: Failure): Promise<NextTry<Item, V> | undefined> {
    switch (failure.kind) {
      case "unauthorized":
        dispatch({ kind: "interrupted" });
        await dialogs.alert(words.session.unauthorized);
        await onUnauthorized();
        return { form, fromThem: [] };
      case "stale":
        return failure.current ? merge(form, failure.current as Item) : giveUp(form, failure);
      case "not-found":
        return form.mode.kind === "edit" ? revive(form, form.mode.item) : giveUp(form, failure);
      case "invalid": {
        const { errors, message } = saveFailure(failure, kind);
        const summary = message === "" ? failedWords(form) : `${failedWords(form)} ${message}`;
        dispatch({ kind: "refused", summary, errors });
        return undefined;
      }
      default:
        return giveUp(form, failure);
    }
  }

  async function giveUp(form: FormState<Item, V>, failure: Failure): Promise<undefined> {
    const { network, networkKept } = words.drafts;
    dispatch({ kind: "stopped" });
    await dialogs.alert(
      failedWords(form),
      failure.kind === "network"
        ? fill(kept ? networkKept : network, { button: buttonOf(form) })
        : [failure.kind === "refused" ? failure.message : "", words.form.keptText].join(" ").trim(),
    );
    focus("submit");
    return undefined;
  }

  async function merge(form: FormState<Item, V>, current: Item): Promise<NextTry<Item, V> | undefined> {
    dispatch({ kind: "stopped" });
    const resolution = await resolveConflict(form, current);
    if (!resolution) {
      focus("submit");
      return undefined;
    }
    const { item, theirs, merged, image, fromThem } = resolution;
    dispatch({ kind: "rebased", item, theirs, merged, image });
    return { form: { ...form, mode: { kind: "edit", item }, initial: theirs, values: merged, image }, fromThem };
  }

  async function revive(form: FormState<Item, V>, item: Item): Promise<NextTry<Item, V> | undefined> {
    dispatch({ kind: "stopped" });
    // The form is locked while the item is brought back: what is sent afterwards is what it holds now.
    const answer = await resolveGone(item, () => dispatch({ kind: "saving" }));
    switch (answer.kind) {
      case "restored":
        // Saved over the version that was loaded: had it changed before it was deleted, the two are brought together.
        return { form, fromThem: [] };
      case "as-new":
        onGone();
        reload();
        break;
      case "failed":
        return mend(form, answer.failure);
      case "back":
        break;
    }
    focus("submit");
    return undefined;
  }

  /** One save at a time: a second one (Ctrl+S held down) would end in the text that is typed after the first. */
  async function alone(work: () => Promise<void>): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    try {
      await work();
    } finally {
      underWay.current = false;
    }
  }

  return {
    save: (form: FormState<Item, V>) => alone(() => save(form)),
    send: (form: FormState<Item, V>) => alone(() => send(form)),
  };
}
