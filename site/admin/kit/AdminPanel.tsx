import { useCallback, useEffect, useReducer, useRef } from "react";
import type { AdminItem } from "../client";
import { useDialogs } from "./Dialogs";
import { emptyForm, isDirty, reduceForm, type FormAction, type FormState } from "./form-state";
import { ItemForm } from "./ItemForm";
import type { ItemKind } from "./item-kind";
import { ItemList } from "./ItemList";
import { useServices } from "./services";
import { useCopy } from "./use-copy";
import { useDelete } from "./use-delete";
import { useItems } from "./use-items";
import { useLeaveWarning } from "./use-leave-warning";
import { useSave } from "./use-save";
import type { CommonValues } from "./values";

interface AdminPanelProps<Item extends AdminItem, V extends CommonValues> {
  readonly kind: ItemKind<Item, V>;
  /** Grows at every login: the list is then fetched. */
  readonly loginCount: number;
  readonly onUnauthorized: () => void;
}

/** Form and list of one kind of item. */
export function AdminPanel<Item extends AdminItem, V extends CommonValues>(props: AdminPanelProps<Item, V>) {
  const { kind, loginCount, onUnauthorized } = props;
  const { words, client, language } = useServices();
  const kindWords = kind.words(words);
  const dialogs = useDialogs();
  const copy = useCopy();
  const formHeading = useRef<HTMLHeadingElement>(null);
  const listHeading = useRef<HTMLHeadingElement>(null);
  const [form, dispatch] = useReducer(
    (state: FormState<Item, V>, action: FormAction<Item, V>) => reduceForm(state, action),
    kind.emptyValues,
    (values) => emptyForm<Item, V>(values),
  );
  const { state, problems, reload } = useItems(kind.calls(client));
  useLeaveWarning(isDirty(form));

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
  const save = useSave({ kind, dispatch, focus, reload: () => void load(), onUnauthorized });
  const { remove, deletingId } = useDelete({
    kind,
    reload: load,
    onUnauthorized,
    onDeleted: (item) => {
      if (form.mode.kind === "edit" && form.mode.item._id === item._id) {
        dispatch(isDirty(form) ? { kind: "item-gone" } : { kind: "emptied", values: kind.emptyValues });
      }
      listHeading.current?.focus({ preventScroll: true });
    },
  });

  const edit = async (item: Item) => {
    // Loading an item replaces what is in the form, just as clearing does: the same question protects it.
    if (isDirty(form) && !(await dialogs.confirm(kindWords.confirmClear, words.list.edit))) return;
    dispatch({ kind: "loaded", item, values: kind.valuesOf(item) });
    window.scrollTo({ top: 0 });
    formHeading.current?.focus({ preventScroll: true });
  };

  const clear = async () => {
    if (!(await dialogs.confirm(kindWords.confirmClear, words.form.clear))) return;
    dispatch({ kind: "emptied", values: kind.emptyValues });
    formHeading.current?.focus();
  };

  return (
    <>
      <ItemForm
        kind={kind}
        form={form}
        dispatch={dispatch}
        heading={formHeading}
        onSubmit={() => void save(form)}
        onClear={() => void clear()}
      />
      <ItemList
        kind={kind}
        state={state}
        problems={problems}
        heading={listHeading}
        editedId={form.mode.kind === "edit" ? form.mode.item._id : undefined}
        deletingId={deletingId}
        onReload={() => void load()}
        onEdit={(item) => void edit(item)}
        onDelete={(item) => void remove(item)}
        onCopy={(item) => void copy(kind.copyText(item, language, words), kindWords.copied)}
      />
    </>
  );
}
