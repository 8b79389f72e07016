import { useCallback, useEffect, useRef, useState } from "react";
import { NewerVersionNote } from "../conflict/NewerVersionNote";
import { useDialogs } from "../dialogs/Dialogs";
import { DraftDetails } from "../drafts/DraftDetails";
import { DraftNotice } from "../drafts/DraftNotice";
import { DraftStorageNotes } from "../drafts/DraftStorageNotes";
import { pictureCopy } from "../entry/entry-picture";
import { focusControl, useFocusSoon } from "../form/focus-control";
import { isDirty } from "../form/form-state";
import { namesOf } from "../entry/item-change";
import { ItemForm } from "../form/ItemForm";
import type { ItemKind } from "../form/item-kind";
import { ItemList } from "../list/ItemList";
import { atOnce } from "../publication/publication-choice";
import { needsApproval, saveButtonOf } from "../form/save-button";
import { isPublic } from "../publication/when-public";
import { SaveNotice } from "../publishing/SaveNotice";
import { useChanges } from "../publishing/use-changes";
import { ProblemsNotice } from "../status/ProblemsNotice";
import { LoadedBelowList } from "./LoadedBelowList";
import { LoadedPart } from "./LoadedPart";
import { useServices } from "../services/services";
import { useShortcuts } from "../shortcuts/use-shortcuts";
import { shareText, sharedText } from "../list/share-text";
import { useAnnounce } from "../status/StatusMessages";
import { useCopy } from "../list/use-copy";
import { useDelete } from "../list/use-delete";
import { useItemForm } from "./use-item-form";
import { useItems } from "../list/use-items";
import { useLeaveWarning } from "../form/use-leave-warning";
import { useOnline } from "../status/use-online";
import { usePrepare } from "../form/use-prepare";
import { useSave } from "../save/use-save";
import { fill } from "../services/words";
import type { Entry } from "../entry/entry";

interface AdminPanelProps {
  readonly kind: ItemKind;
  /** Grows at every login: the list is then fetched. */
  readonly loginCount: number;
}

/** List and form of one kind of item, and the unsaved text that was found. The form opens when it is wanted. */
export function AdminPanel(props: AdminPanelProps) {
  const { kind, loginCount } = props;
  const { words, client, language, apiBase, sites, now } = useServices();
  const kindWords = kind.words;
  const dialogs = useDialogs();
  const announce = useAnnounce();
  const copy = useCopy();
  const formHeading = useRef<HTMLHeadingElement>(null);
  const listHeading = useRef<HTMLHeadingElement>(null);
  const [sent, setSent] = useState<number | undefined>();
  // What is below the list would be pushed away by it.
  const [listed, setListed] = useState(false);
  const { state, listed: fetched, faults, marks, reload, setWritten } = useItems(kind.name, kind.calls(client));
  const newButton = useRef<HTMLButtonElement>(null);
  const focusSoon = useFocusSoon();
  const { form, open, awaited, formNow, dispatch, drafts, ...held } = useItemForm(kind, state, {
    show: () => focusSoon(formHeading),
    hidden: () => focusSoon(newButton),
  });
  const { mode } = form;
  const adding = open && mode.kind === "add";
  const dirty = isDirty(form);
  const kept = drafts.storage !== "page";

  useLeaveWarning(dirty, () =>
    dialogs.confirm(kept ? words.drafts.leave : words.drafts.leaveUnkept, words.drafts.leaveButton),
  );
  const button = saveButtonOf(form, kindWords, words, now().getTime());
  const online = useOnline(
    useCallback(() => {
      if (dirty) announce(fill(words.drafts.online, { button }));
    }, [dirty, announce, words.drafts.online, button]),
  );

  const load = useCallback(async () => {
    const loaded = await reload();
    setListed(true);
    if (!loaded) await dialogs.alert(kindWords.failedLoad);
  }, [reload, dialogs, kindWords.failedLoad]);
  useEffect(() => {
    void load();
  }, [load, loginCount]);

  const focus = (control: string) => {
    // After the next render: a disabled control takes no focus.
    setTimeout(() => focusControl(`adm-${kind.name}-${control}`), 0);
  };
  const restoreParts = { kind, reload: load };
  const { lastChange, showHistory, announceWrite, followItem } = useChanges({
    ...restoreParts,
    form,
    formNow,
    dispatch,
    setWritten,
    held,
    listHeading,
  });
  const saveParts = {
    dispatch,
    focus,
    kept,
    onItemDeleted: held.keepAsNew,
    reload: () => void load(),
    onProgress: setSent,
  };
  const { check, save, send } = useSave({
    ...saveParts,
    kind,
    saveKey: drafts.currentId,
    onSaved: (write) => {
      held.finish();
      announceWrite(write);
    },
  });
  const { preparing, prepare, endPreparing } = usePrepare(kind, form, check);
  const { remove, deletingId } = useDelete({
    kind,
    reload: load,
    onDeleted: (write) => {
      announceWrite(write);
      followItem(write.item._id, undefined);
      listHeading.current?.focus({ preventScroll: true });
    },
  });

  const clear = async () => {
    if (!(await dialogs.confirm(kindWords.confirmClear, words.form.clear))) return;
    held.clear();
  };
  useShortcuts(`adm-${kind.name}`);
  const duplicate = async (item: Entry) => {
    const values = kind.repeated?.(kind.valuesOf(item));
    if (values)
      held.begin({ ...values, ...atOnce, draft: kind.emptyValues["draft"] ?? false }, await pictureCopy(item, apiBase));
  };

  const NewerNote = kind.NewerNote ?? NewerVersionNote;
  // What visitors do not see is saved for its own time.
  const canPrepare = mode.kind === "edit" && !mode.item.next && !kind.prepared && isPublic(mode.item, now());
  const { approval } = kind.definition;
  const asks = !kind.prepared && needsApproval(form, kindWords);
  const isDraft = mode.kind === "edit" && !mode.item.next && kindWords.ask !== undefined && mode.item.draft === true;

  return (
    <>
      <ProblemsNotice faults={faults} />
      <DraftStorageNotes storage={drafts.storage} elsewhere={drafts.elsewhere} online={online} />
      <DraftNotice
        kind={kind}
        drafts={drafts.found}
        onContinue={(draft) => void held.resume(draft).then((confirmed) => confirmed && send(confirmed))}
        onLook={(draft) =>
          void dialogs.open<undefined>((close) => (
            <DraftDetails kind={kind} draft={draft} onClose={() => close(undefined)} />
          ))
        }
        onDiscard={(draft) =>
          void dialogs
            .confirm(words.drafts.confirmDiscard, words.drafts.discard)
            .then((yes) => (yes ? drafts.discard(draft) : undefined))
        }
      />
      {kind.growing ? (
        <button
          ref={newButton}
          type="button"
          className="adm-button adm-primary adm-new"
          aria-expanded={adding}
          aria-controls={adding ? `adm-${kind.name}-section` : undefined}
          onClick={adding ? held.close : held.add}
        >
          {kindWords.newButton}
        </button>
      ) : null}
      <NewerNote
        kind={kind}
        items={state.items}
        reload={reload}
        form={form}
        formNow={formNow}
        dispatch={dispatch}
        onTaken={() => focusSoon(formHeading)}
        onDelete={(item) => void remove(item)}
      />
      {open ? (
        <ItemForm
          kind={kind}
          form={form}
          dispatch={dispatch}
          heading={formHeading}
          marks={mode.kind === "edit" ? marks?.[mode.item._id] : undefined}
          sent={sent}
          onSubmit={() => void (asks ? prepare(true) : save(form))}
          onPrepare={canPrepare && approval !== "must" ? () => void prepare(false) : undefined}
          onAsk={(canPrepare && approval === "may") || (isDraft && !asks) ? () => void prepare(true) : undefined}
          onClear={() => void clear()}
          onClose={held.close}
          onHistory={kind.prepared ? undefined : (item) => void showHistory(namesOf(item))}
        />
      ) : null}
      {preparing ? (
        <LoadedPart
          part="PrepareChange"
          props={{
            ...saveParts,
            ...preparing,
            definition: kind.definition,
            onPrepared: (text) => {
              held.finish();
              lastChange.show(
                text,
                { ...namesOf(preparing.item), before: "", after: "" },
                { commit: "", item: undefined },
              );
              listHeading.current?.focus({ preventScroll: true });
            },
            onEnd: endPreparing,
          }}
        />
      ) : awaited ? (
        <div className="adm-form-place" />
      ) : null}
      <SaveNotice
        kind={kind}
        notice={lastChange.notice}
        undoing={lastChange.undoing}
        items={fetched}
        onUndo={() => void lastChange.undo()}
        onClose={lastChange.close}
      />
      {kind.Order ? (
        <kind.Order
          items={state.items}
          reload={load}
          onOrdered={(text, change, commit) => lastChange.show(text, change, { commit, item: undefined })}
        />
      ) : null}
      <ItemList
        kind={kind}
        state={state}
        marks={marks}
        disagreeing={faults.disagreeing}
        heading={listHeading}
        editedId={mode.kind === "edit" ? mode.item._id : undefined}
        deletingId={deletingId}
        savedId={lastChange.notice?.item?._id}
        onReload={() => void load()}
        onEdit={held.edit}
        onDelete={(item) => void remove(item)}
        onCopy={(item) => void copy(kind.copyText?.(item, language, words) ?? "", kindWords.copied ?? "")}
        onDuplicate={(item) => void duplicate(item)}
        onShare={(item) =>
          void copy(shareText(kind, item, sites, window.location.origin), sharedText(item, now(), { language, words }))
        }
        onHistory={(item) => void showHistory(namesOf(item))}
      />
      {listed ? (
        <LoadedBelowList
          {...restoreParts}
          items={state.items}
          onBack={lastChange.show}
          onHistory={(names) => void showHistory(names)}
        />
      ) : null}
    </>
  );
}
