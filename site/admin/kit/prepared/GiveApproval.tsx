import { useState } from "react";
import type { Outcome } from "../../client";
import { Button } from "../button/Button";
import type { Entry } from "../entry/entry";
import { useDialogs } from "../dialogs/Dialogs";
import type { ItemKind } from "../form/item-kind";
import { listAddress } from "../publication/prepared-address";
import { useServices } from "../services/services";
import { useAnnounce } from "../status/StatusMessages";
import { useFailureAlert } from "../status/use-failure-alert";
import { ReturnDialog } from "./ReturnDialog";
import { usePreparedWords } from "./prepared-words";

interface GiveApprovalProps {
  readonly kind: ItemKind;
  /** The change in the form. */
  readonly item: Entry;
  readonly askedBy: string;
  /** True while the form holds more than the change. */
  readonly dirty: boolean;
  readonly reload: () => unknown;
}

/** With which administrators publish a change that waits for them, or return it. */
export function GiveApproval({ kind, item, askedBy, dirty, reload }: GiveApprovalProps) {
  const { client } = useServices();
  const own = usePreparedWords().approval;
  const dialogs = useDialogs();
  const announce = useAnnounce();
  const [busy, setBusy] = useState(false);
  const { name } = kind;
  const { _id, version } = item;
  // The form holds what was seen, which is no longer so.
  const alertFailure = useFailureAlert(() => {
    window.location.reload();
    return Promise.resolve();
  });
  const act = async (call: () => Promise<Outcome<unknown>>, failed: string): Promise<boolean> => {
    setBusy(true);
    const outcome = await call();
    setBusy(false);
    if (outcome.ok) return true;
    await alertFailure(outcome.failure, { failed, gone: own.over, changed: own.changed });
    // A field that both changed is named by the list.
    await reload();
    return false;
  };
  const isReady = async (): Promise<boolean> => {
    if (dirty) await dialogs.alert(own.unsaved);
    return !dirty && !busy;
  };

  const publish = async (): Promise<void> => {
    if (!(await isReady()) || !(await dialogs.confirm(own.confirm, own.publish))) return;
    const json = { version };
    if (!(await act(() => client.call("approveEntry", { name, _id }, { json }), own.failed))) return;
    await dialogs.alert(own.published);
    window.location.assign(listAddress(window.location, _id));
  };
  const giveBack = async (): Promise<void> => {
    if (!(await isReady())) return;
    const word = await dialogs.open<string | undefined>((close) => <ReturnDialog askedBy={askedBy} onEnd={close} />);
    if (word === undefined) return;
    const json = { version, word };
    if (!(await act(() => client.call("returnEntry", { name, _id }, { json }), own.failedReturn))) return;
    announce(own.sentBack);
    await reload();
  };
  return (
    <div className="adm-approval">
      <Button look="primary" aria-disabled={busy} onClick={() => void publish()}>
        {own.publish}
      </Button>
      <Button aria-disabled={busy} onClick={() => void giveBack()}>
        {own.return}
      </Button>
    </div>
  );
}
