import { useRef } from "react";
import type { SavedAnswer } from "../../../../content/model/api/answers";
import type { Failure, Outcome } from "../../client";
import { useConflict } from "../conflict/use-conflict";
import { useDeletedItem } from "../conflict/use-deleted-item";
import { useDialogs } from "../dialogs/Dialogs";
import type { AcknowledgedWrite } from "../entry/acknowledged-write";
import { altTextRequirement, type FormAction, type FormState } from "../form/form-state";
import type { ItemKind } from "../form/item-kind";
import { saveButtonOf } from "../form/save-button";
import { useServices } from "../services/services";
import { fill, sentences } from "../services/words";
import { uploadOf, type Entry } from "../entry/entry";

/** What a save needs of the page around it. */
export interface SaveParts {
  readonly kind: ItemKind;
  readonly dispatch: (action: FormAction) => void;
  /** Puts the focus on a control of the form. */
  readonly focus: (control: string) => void;
  /** True while unsaved text is stored on the device. */
  readonly kept: boolean;
  /** Idempotency key of a new item: a second request with the same key adds nothing. */
  readonly saveKey: () => string | undefined;
  /** The share of a picture that has been sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** The API has acknowledged the save: the form may be emptied. */
  readonly onSaved: (write: AcknowledgedWrite) => void;
  /** The item was deleted, and the person keeps its text for a new one. */
  readonly onItemDeleted: () => void;
  readonly reload: () => void;
}

/** The next attempt after a failure that can be resolved; `fromThem`: labels of fields taken from a colleague. */
interface NextAttempt {
  readonly form: FormState;
  readonly fromThem: readonly string[];
  /** The item was added by an earlier attempt whose answer was lost. */
  readonly added?: true;
}

/** Checks, confirms and sends a save, and handles every answer; the form keeps its text until the item is saved. */
export function useSave(parts: SaveParts) {
  const { kind, dispatch, focus, kept, saveKey, onProgress, onSaved, onItemDeleted, reload } = parts;
  const { words, client, now, endOfSession } = useServices();
  const dialogs = useDialogs();
  const resolveConflict = useConflict(kind);
  const resolveDeleted = useDeletedItem(kind);
  const kindWords = kind.words;
  const running = useRef(false);
  const buttonOf = (form: FormState) => saveButtonOf(form, kindWords, words, now().getTime());
  const failedWords = ({ mode }: FormState) => (mode.kind === "add" ? kindWords.failedAdd : kindWords.failedSave);

  /** True when nothing is wrong with the form; else its fields say what is. */
  async function check(form: FormState): Promise<boolean> {
    const checked = kind.check(form.values, altTextRequirement(form), form.initial);
    if (checked.kind === "fine") return true;
    const { alert, summary } = checked;
    dispatch({ kind: "refused", summary, errors: checked.errors });
    if (alert !== undefined) await dialogs.alert(alert);
    focus(summary === undefined ? (Object.keys(checked.errors)[0] ?? "submit") : "summary");
    return false;
  }

  async function save(form: FormState): Promise<void> {
    if (!(await check(form))) return;
    const question = form.mode.kind === "add" ? kindWords.confirmAdd : kindWords.confirmSave;
    if (question === undefined || (await dialogs.confirm(question, buttonOf(form)))) await send(form);
  }

  /** Sends a form whose save was confirmed. */
  async function send(form: FormState): Promise<void> {
    let next: NextAttempt | undefined = { form, fromThem: [] };
    while (next) {
      dispatch({ kind: "saving" });
      const outcome = await submit(next.form);
      if (outcome.ok && outcome.value.addedVersion === undefined) {
        finish(next, outcome.value);
        return;
      }
      const { added, fromThem }: NextAttempt = next;
      const recovered: NextAttempt | undefined = outcome.ok
        ? await continueAdded(next.form, outcome.value, outcome.value.addedVersion)
        : await recover(next.form, outcome.failure);
      next = recovered && {
        ...(added && { added }),
        ...recovered,
        fromThem: [...new Set([...fromThem, ...recovered.fromThem])],
      };
    }
  }

  function submit({ mode, values, image }: FormState): Promise<Outcome<SavedAnswer<Entry>>> {
    const calls = kind.calls(client);
    const item = mode.kind === "edit" ? mode.item : undefined;
    const field = uploadOf(kind.definition);
    const uploaded = image.kind === "uploaded" && field !== undefined ? { [field]: image.url } : {};
    const body = { ...kind.bodyOf(values, image.kind === "remove", item), ...uploaded };
    const picture = image.kind === "new" ? { file: image.file, onProgress } : undefined;
    onProgress(0);
    return item ? calls.save(item._id, item.version, body, picture) : calls.add(body, saveKey(), picture);
  }

  /** The item was added by a lost answer: rebases the form on the added version, so that text typed since is saved over it. */
  async function continueAdded(
    form: FormState,
    { item }: SavedAnswer<Entry>,
    addedVersion = item.version,
  ): Promise<NextAttempt | undefined> {
    const added: Outcome<Entry> =
      item.version === addedVersion ? { ok: true, value: item } : await kind.calls(client).at(item._id, addedVersion);
    if (!added.ok) return recover(form, added.failure);
    const initial = kind.valuesOf(added.value);
    const { values, image } = form;
    dispatch({ kind: "rebased", item: added.value, theirs: initial, merged: values, image });
    return { form: { ...form, mode: { kind: "edit", item: added.value }, initial }, fromThem: [], added: true };
  }

  function finish({ form: { mode }, fromThem, added }: NextAttempt, answer: SavedAnswer<Entry>): void {
    onSaved(
      mode.kind === "add" || added
        ? { kind: "added", answer, fromThem }
        : { kind: "saved", before: mode.item, answer, fromThem },
    );
    reload();
  }

  /** Handles a failure; returns the next attempt when the save can continue. */
  async function recover(form: FormState, failure: Failure): Promise<NextAttempt | undefined> {
    switch (failure.kind) {
      case "unauthorized":
        dispatch({ kind: "interrupted" });
        await endOfSession.tell("during-save");
        return { form, fromThem: [] };
      case "stale":
        return failure.current ? merge(form, failure.current as Entry) : stop(form, failure);
      case "not-found":
        return form.mode.kind === "edit" ? restoreDeleted(form, form.mode.item) : stop(form, failure);
      case "invalid": {
        const errors = Object.fromEntries(
          Object.entries(failure.fields).map(([field, error]) => [kind.controlOf(field, form.values), error]),
        );
        // The API's sentence counts only when it named no field.
        const summary =
          Object.keys(errors).length === 0
            ? sentences(words, failedWords(form), failure.message)
            : (kindWords.refused ?? failedWords(form));
        dispatch({ kind: "refused", summary, errors });
        // What is wrong may be what others have saved.
        reload();
        return undefined;
      }
      default:
        return stop(form, failure);
    }
  }

  async function stop(form: FormState, failure: Failure): Promise<undefined> {
    const { network, networkKept } = words.drafts;
    dispatch({ kind: "stopped" });
    await dialogs.alert(
      failedWords(form),
      failure.kind === "network"
        ? fill(kept ? networkKept : network, { button: buttonOf(form) })
        : sentences(words, failure.kind === "refused" ? failure.message : "", words.form.keptText),
    );
    focus("submit");
    return undefined;
  }

  async function merge(form: FormState, current: Entry): Promise<NextAttempt | undefined> {
    // The form stays locked: text typed now would not be in the merged form.
    const resolution = await resolveConflict(form, current);
    if (!resolution) {
      dispatch({ kind: "stopped" });
      focus("submit");
      return undefined;
    }
    const { item, theirs, merged, image, fromThem } = resolution;
    dispatch({ kind: "rebased", item, theirs, merged, image });
    return { form: { ...form, mode: { kind: "edit", item }, initial: theirs, values: merged, image }, fromThem };
  }

  async function restoreDeleted(form: FormState, item: Entry): Promise<NextAttempt | undefined> {
    dispatch({ kind: "stopped" });
    // The form is locked during the restore: the next attempt sends its current content.
    const answer = await resolveDeleted(item, () => dispatch({ kind: "saving" }));
    switch (answer.kind) {
      case "restored":
        // Saved against the loaded version: a change made before the delete ends in a merge.
        return { form, fromThem: [] };
      case "as-new":
        onItemDeleted();
        reload();
        break;
      case "failed":
        return recover(form, answer.failure);
      case "back":
        break;
    }
    focus("submit");
    return undefined;
  }

  /** Runs one save at a time: a second one (Ctrl+S held down) would send text typed after the first. */
  async function runExclusive(work: () => Promise<void>): Promise<void> {
    if (running.current) return;
    running.current = true;
    try {
      await work();
    } finally {
      running.current = false;
    }
  }

  return {
    check,
    save: (form: FormState) => runExclusive(() => save(form)),
    send: (form: FormState) => runExclusive(() => send(form)),
  };
}
