import type { AdminItem, Failure } from "../client";
import { useDialogs } from "./Dialogs";
import { formBody } from "./form-body";
import type { FormAction, FormState } from "./form-state";
import type { ItemKind } from "./item-kind";
import { useServices } from "./services";
import { useAnnounce } from "./StatusMessages";
import { useConflict } from "./use-conflict";
import type { CommonValues } from "./values";

interface SaveParts<Item extends AdminItem, V extends CommonValues> {
  readonly kind: ItemKind<Item, V>;
  readonly dispatch: (action: FormAction<Item, V>) => void;
  /** Puts the focus on a control of the form. */
  readonly focus: (control: string) => void;
  readonly reload: () => void;
  readonly onUnauthorized: () => void;
}

/** Checks, asks, sends, and deals with every answer: whatever happens, the form keeps its text until the item is saved. */
export function useSave<Item extends AdminItem, V extends CommonValues>(parts: SaveParts<Item, V>) {
  const { kind, dispatch, focus, reload, onUnauthorized } = parts;
  const { words, client } = useServices();
  const dialogs = useDialogs();
  const announce = useAnnounce();
  const resolveConflict = useConflict(kind);
  const kindWords = kind.words(words);

  async function save(form: FormState<Item, V>): Promise<void> {
    const checked = kind.check(form.values, words);
    if (checked.kind === "wrong") {
      dispatch({ kind: "refused", summary: undefined, errors: checked.errors });
      if (checked.alert !== undefined) await dialogs.alert(checked.alert);
      focus(Object.keys(checked.errors)[0] ?? "submit");
      return;
    }
    const adding = form.mode.kind === "add";
    const question = adding ? kindWords.confirmAdd : kindWords.confirmSave;
    const action = adding ? kindWords.addButton : words.form.save;
    if (question === undefined || (await dialogs.confirm(question, action))) await send(form);
  }

  async function send(form: FormState<Item, V>): Promise<void> {
    const { mode, values, image } = form;
    const calls = kind.calls(client);
    const body = formBody(kind.fieldsOf(values), image);
    dispatch({ kind: "saving" });
    const outcome = await (mode.kind === "add" ? calls.add(body) : calls.save(mode.item._id, mode.item.version, body));
    if (!outcome.ok) return handleFailure(form, outcome.failure);
    dispatch({ kind: "emptied", values: kind.emptyValues });
    announce(mode.kind === "add" ? kindWords.added : kindWords.saved);
    focus("submit");
    reload();
  }

  async function handleFailure(form: FormState<Item, V>, failure: Failure): Promise<void> {
    const failed = form.mode.kind === "add" ? kindWords.failedAdd : kindWords.failedSave;
    switch (failure.kind) {
      case "unauthorized":
        dispatch({ kind: "stopped" });
        await dialogs.alert(words.session.unauthorized);
        onUnauthorized();
        return;
      case "invalid":
        dispatch({ kind: "refused", ...refusalOf(failure, failed) });
        return;
      case "stale":
        dispatch({ kind: "stopped" });
        await mergeAndSend(form, failure.current as Item | undefined, failed);
        return;
      case "not-found":
        dispatch({ kind: "item-gone" });
        await dialogs.alert(failed, words.form.gone);
        reload();
        return;
      default:
        dispatch({ kind: "stopped" });
        await dialogs.alert(failed, [messageOf(failure), words.form.keptText].join(" ").trim());
        focus("submit");
    }
  }

  async function mergeAndSend(form: FormState<Item, V>, current: Item | undefined, failed: string): Promise<void> {
    if (!current) return dialogs.alert(failed, words.form.keptText);
    const choice = await resolveConflict(form, current);
    if (!choice) {
      focus("submit");
      return;
    }
    dispatch({ kind: "rebased", ...choice });
    const { item, theirs, merged, image } = choice;
    await send({ ...form, mode: { kind: "edit", item }, initial: theirs, values: merged, image });
  }

  function refusalOf(failure: Failure & { kind: "invalid" }, failed: string) {
    const errors = Object.entries(failure.fields).map(([field, message]) => [kind.controlOf(field), message] as const);
    const summary = errors.length === 0 ? [failed, failure.message].join(" ").trim() : failed;
    return { summary, errors: Object.fromEntries(errors) };
  }

  return save;
}

const messageOf = (failure: Failure): string => (failure.kind === "refused" ? failure.message : "");
