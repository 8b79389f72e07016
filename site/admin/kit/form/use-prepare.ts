import { useState } from "react";
import { useServices } from "../services/services";
import { useDialogs } from "../dialogs/Dialogs";
import type { Raw } from "../entry/inputs/input-kind";
import { isDirty, type FormState } from "./form-state";
import type { ItemKind } from "./item-kind";
import type { Entry } from "../entry/entry";

/** A change whose time is asked for: the form, the item in it, and what the item's file holds. */
export interface Preparing {
  readonly form: FormState;
  readonly item: Entry;
  readonly raw: Raw;
  /** Its time is when an administrator approves it. */
  readonly isAsked: boolean;
}

/** Asks for the time of the change in a form when there is one and nothing is wrong with it (R15.24). */
export function usePrepare(
  kind: Pick<ItemKind, "rawOf">,
  form: FormState,
  check: (form: FormState) => Promise<boolean>,
) {
  const { words } = useServices();
  const dialogs = useDialogs();
  const [preparing, setPreparing] = useState<Preparing | undefined>();
  const { mode, values, initial } = form;
  const prepare = async (isAsked: boolean): Promise<void> => {
    // A prepared change has one time, at which it takes its place; a draft becomes public with the approval.
    const isBegun = isAsked
      ? Boolean(values["publishAt"])
      : ["draft", "publishAt"].some((name) => values[name] !== initial[name]);
    if (!isDirty(form) && !(isAsked && initial["draft"] === true)) await dialogs.alert(words.prepared.unchanged);
    else if (isBegun) await dialogs.alert(words.prepared.publication);
    else if (mode.kind === "edit" && (await check(form)))
      setPreparing({ form, item: mode.item, raw: kind.rawOf(mode.item), isAsked });
  };
  return { preparing, prepare, endPreparing: () => setPreparing(undefined) };
}
