import { useCallback, useEffect, useRef, useState } from "react";
import type { AdminItem } from "../../client";
import { useDialogs } from "../dialogs/Dialogs";
import { DraftLook } from "../drafts/DraftLook";
import { DraftNotice } from "../drafts/DraftNotice";
import { KeepingNotes } from "../drafts/KeepingNotes";
import { pictureCopy } from "../form/duplicate";
import { isDirty } from "../form/form-state";
import { DeletedItems } from "../history/DeletedItems";
import { namesOf } from "../history/item-change";
import { ItemForm } from "../form/ItemForm";
import type { ItemKind } from "../form/item-kind";
import { ItemList } from "../list/ItemList";
import { SaveNotice } from "../publishing/SaveNotice";
import { useChanges } from "../publishing/use-changes";
import { ProblemsNotice } from "../status/ProblemsNotice";
import { useServices } from "./services";
import { PicturesPanel } from "../pictures/PicturesPanel";
import { useShortcuts } from "../shortcuts/use-shortcuts";
import { shareText } from "../list/share-text";
import { useAnnounce } from "../status/StatusMessages";
import { useCopy } from "../list/use-copy";
import { useDelete } from "../list/use-delete";
import { useItemForm } from "../form/use-item-form";
import { useItems } from "../list/use-items";
import { useLeaveWarning } from "../form/use-leave-warning";
import { useOnline } from "../status/use-online";
import { useSave } from "../form/use-save";
import type { Session } from "../session/use-session";
import type { CommonValues } from "../form/values";
import { fill } from "../status/words";

interface AdminPanelProps<Item extends AdminItem, V extends CommonValues> {
  readonly kind: ItemKind<Item, V>;
  /** Grows at every login: the list is then fetched. */
  readonly loginCount: number;
  readonly onUnauthorized: Session["expire"];
}

/** Form and list of one kind of item, and the unsaved text that was found. */
export function AdminPanel<Item extends AdminItem, V extends CommonValues>(props: AdminPanelProps<Item, V>) {
  const { kind, loginCount, onUnauthorized } = props;
  const { words, client, language, apiBase, sites } = useServices();
  const kindWords = kind.words(words);
  const dialogs = useDialogs();
  const announce = useAnnounce();
  const copy = useCopy();
  const formHeading = useRef<HTMLHeadingElement>(null);
  const listHeading = useRef<HTMLHeadingElement>(null);
  const [sent, setSent] = useState<number | undefined>();
  const { state, faults, marks, reload } = useItems(kind.name, kind.calls(client));
  const showForm = () => {
    // At once: during a smooth way up, a press on a button that moves along is lost.
    window.scrollTo({ top: 0, behavior: "instant" });
    formHeading.current?.focus({ preventScroll: true });
  };
  const { form, formNow, dispatch, drafts, ...held } = useItemForm(kind, state, showForm);
  const { mode } = form;
  const dirty = isDirty(form);
  const kept = drafts.keeping !== "page";

  useLeaveWarning(dirty, () =>
    dialogs.confirm(kept ? words.drafts.leave : words.drafts.leaveUnkept, words.drafts.leaveButton),
  );
  const button = mode.kind === "add" ? kindWords.addButton : words.form.save;
  const online = useOnline(
    useCallback(() => {
      if (dirty) announce(fill(words.drafts.online, { button }));
    }, [dirty, announce, words.drafts.online, button]),
  );

  const load = useCallback(async () => {
    if (!(await reload())) await dialogs.alert(kindWords.failedLoad);
  }, [reload, dialogs, kindWords.failedLoad]);
  useEffect(() => {
    void load();
  }, [load, loginCount]);

  const focus = (control: string) => {
    // After the re-render that follows: a control that is still disabled takes no focus.
    setTimeout(() => document.getElementById(`adm-${kind.name}-${control}`)?.focus(), 0);
  };
  const away = () => void onUnauthorized("at-work");
  const wayBack = { kind, reload: load, onUnauthorized: away };
  const { lastChange, showHistory, tellDone, followItem } = useChanges({
    ...wayBack,
    form,
    formNow,
    dispatch,
    held,
    listHeading,
  });
  const { save, send } = useSave({
    kind,
    dispatch,
    focus,
    kept,
    saveKey: drafts.nameOf,
    onSaved: (done) => {
      held.finish();
      tellDone(done);
    },
    onUnauthorized: () => onUnauthorized("during-save"),
    onGone: held.keepAsNew,
    reload: () => void load(),
    onProgress: setSent,
  });
  const { remove, deletingId } = useDelete({
    kind,
    reload: load,
    onUnauthorized: away,
    onDeleted: (done) => {
      tellDone(done);
      followItem(done.item._id, undefined);
      listHeading.current?.focus({ preventScroll: true });
    },
  });

  const clear = async () => {
    if (!(await dialogs.confirm(kindWords.confirmClear, words.form.clear))) return;
    held.finish();
    formHeading.current?.focus();
  };
  useShortcuts(`adm-${kind.name}`, () => void save(form));
  const duplicate = async (item: Item) =>
    held.begin(kind.repeated(kind.valuesOf(item)), await pictureCopy(item, apiBase));

  return (
    <>
      <ProblemsNotice faults={faults} />
      <KeepingNotes keeping={drafts.keeping} elsewhere={drafts.elsewhere} online={online} />
      <DraftNotice
        drafts={drafts.found}
        onContinue={(draft) => void held.resume(draft).then((confirmed) => confirmed && send(confirmed))}
        onLook={(draft) =>
          void dialogs.open<undefined>((close) => (
            <DraftLook kind={kind} draft={draft} onClose={() => close(undefined)} />
          ))
        }
        onDiscard={(draft) =>
          void dialogs
            .confirm(words.drafts.confirmDiscard, words.drafts.discard)
            .then((yes) => (yes ? drafts.discard(draft) : undefined))
        }
      />
      <ItemForm
        kind={kind}
        form={form}
        dispatch={dispatch}
        heading={formHeading}
        marks={mode.kind === "edit" ? marks?.[mode.item._id] : undefined}
        sent={sent}
        onSubmit={() => void save(form)}
        onClear={() => void clear()}
        onHistory={(item) => void showHistory(namesOf(item))}
      />
      <SaveNotice
        kind={kind}
        notice={lastChange.notice}
        undoing={lastChange.undoing}
        items={state.items}
        onUndo={() => void lastChange.undo()}
        onClose={lastChange.close}
      />
      <ItemList
        kind={kind}
        state={state}
        marks={marks}
        heading={listHeading}
        editedId={mode.kind === "edit" ? mode.item._id : undefined}
        deletingId={deletingId}
        onReload={() => void load()}
        onEdit={(item) => void held.edit(item)}
        onDelete={(item) => void remove(item)}
        onCopy={(item) => void copy(kind.copyText(item, language, words), kindWords.copied)}
        onDuplicate={(item) => void duplicate(item)}
        onShare={(item) => void copy(shareText(kind, item, sites, window.location.origin), words.share.copied)}
        onHistory={(item) => void showHistory(namesOf(item))}
      />
      <DeletedItems
        {...wayBack}
        items={state.items}
        onBack={lastChange.tell}
        onHistory={(names) => void showHistory(names)}
      />
      <PicturesPanel onUnauthorized={away} />
    </>
  );
}
