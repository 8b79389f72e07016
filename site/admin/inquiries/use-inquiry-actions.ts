import { useState } from "react";
import type {
  DeletedInquiriesAnswer,
  InquiryAnswer,
  InquiryQuery,
  InquiryState,
} from "../../../content/model/api/inquiry-answer";
import type { Outcome } from "../client";
import { useDialogs } from "../kit/dialogs/Dialogs";
import { useServices } from "../kit/services/services";
import { useAnnounce } from "../kit/status/StatusMessages";
import { useFailureAlert } from "../kit/status/use-failure-alert";
import { fill } from "../kit/services/words";
import type { PendingInquiryAction } from "./InquiryCard";
import { useInquiryWords } from "./inquiry-words";

interface ActionParts {
  /** Id -> the inquiry as it is now, undefined when it was deleted. */
  readonly onChanged: (changed: ReadonlyMap<string, InquiryAnswer | undefined>) => void;
  readonly reload: () => Promise<unknown>;
}

/** All inquiries that match, not newer than `upTo`; `count` of them in the page's last answer. */
export type AllMatching = InquiryQuery & { readonly upTo: string; readonly count: number };

interface Deletion {
  readonly undo: string;
  readonly text: string;
}

/** Marks inquiries at once and deletes them after asking; `pending`: the running action of each inquiry, by id. */
export function useInquiryActions({ onChanged, reload }: ActionParts) {
  const { words, client } = useServices();
  const own = useInquiryWords();
  const dialogs = useDialogs();
  const announce = useAnnounce();
  const alertFailure = useFailureAlert(reload);
  const [pending, setPending] = useState<ReadonlyMap<string, PendingInquiryAction>>(new Map());
  const [deletion, setDeletion] = useState<Deletion | undefined>();
  const [busy, setBusy] = useState(false);

  const attempt = async <T>(
    inquiries: readonly InquiryAnswer[],
    action: PendingInquiryAction,
    call: () => Promise<Outcome<T>>,
    failed: string,
    gone = own.gone,
    changed?: string,
  ) => {
    setBusy(true);
    setPending((old) => new Map([...old, ...inquiries.map(({ _id }) => [_id, action] as const)]));
    const outcome = await call();
    setPending((old) => new Map([...old].filter(([id]) => !inquiries.some(({ _id }) => _id === id))));
    setBusy(false);
    if (outcome.ok) return outcome.value;
    await alertFailure(outcome.failure, { failed, gone, ...(changed === undefined ? {} : { changed }) });
    return undefined;
  };
  const isPending = (inquiries: readonly InquiryAnswer[]): boolean => inquiries.some(({ _id }) => pending.has(_id));
  const idsOf = (inquiries: readonly InquiryAnswer[]): string[] => inquiries.map(({ _id }) => _id);

  const mark = async (inquiries: readonly InquiryAnswer[], state: InquiryState): Promise<void> => {
    if (isPending(inquiries)) return;
    const call = () => client.inquiries.mark(idsOf(inquiries), state);
    const marked = await attempt(inquiries, "marking", call, own.failedMark);
    if (marked === undefined) return;
    const [only] = inquiries.length === 1 ? inquiries : [];
    const one = { new: own.reopened, done: own.markedDone, spam: own.markedSpam };
    announce(
      only === undefined
        ? fill(own.markedMany[state], { count: marked.items.length })
        : fill(one[state], { name: only.name }),
    );
    // One that was deleted meanwhile is not in the answer.
    onChanged(new Map(idsOf(inquiries).map((id) => [id, marked.items.find(({ _id }) => _id === id)])));
  };

  /** Saves a note over the one that is shown; false when it was not saved. */
  const note = async (inquiry: InquiryAnswer, text: string): Promise<boolean> => {
    if (isPending([inquiry])) return false;
    const call = () => client.inquiries.note(inquiry._id, text, inquiry.note?.text ?? "");
    const noted = await attempt([inquiry], "noting", call, own.note.failed, own.gone, own.note.changed);
    if (noted === undefined) return false;
    announce(fill(own.note.saved, { name: inquiry.name }));
    onChanged(new Map([[inquiry._id, noted.item]]));
    return true;
  };

  const remove = async (inquiries: readonly InquiryAnswer[]): Promise<void> => {
    if (isPending(inquiries)) return;
    const [only] = inquiries.length === 1 ? inquiries : [];
    const question =
      only === undefined
        ? fill(own.confirmDeleteMany, { count: inquiries.length })
        : fill(own.confirmDelete, { name: only.name });
    if (!(await dialogs.confirm(question, words.list.delete))) return;
    const call = () => client.inquiries.remove({ ids: idsOf(inquiries) });
    const deleted = await attempt(inquiries, "deleting", call, own.failedDelete);
    if (deleted === undefined) return;
    showDeletion(deleted);
    onChanged(new Map(idsOf(inquiries).map((id) => [id, undefined])));
  };

  /** Deletes all that match after asking; false when nothing was deleted. */
  const removeAll = async ({ count, ...which }: AllMatching): Promise<boolean> => {
    if (busy || !(await dialogs.confirm(fill(own.confirmDeleteMany, { count }), words.list.delete))) return false;
    const deleted = await attempt([], "deleting", () => client.inquiries.remove(which), own.failedDelete);
    if (deleted === undefined) return false;
    showDeletion(deleted);
    await reload();
    return true;
  };

  const undo = async (id: string): Promise<void> => {
    if (busy) return;
    const call = () => client.inquiries.restore(id);
    const restored = await attempt([], "marking", call, own.failedUndo, own.goneUndo);
    if (restored === undefined) return;
    setDeletion(undefined);
    announce(fill(own.restored, { count: restored.count }));
    await reload();
  };

  const showDeletion = ({ count, undo: id }: DeletedInquiriesAnswer): void => {
    announce();
    setDeletion({ undo: id, text: count === 1 ? own.deleted : fill(own.deletedMany, { count }) });
  };
  return { mark, note, remove, removeAll, undo, deletion, forgetDeletion: () => setDeletion(undefined), pending, busy };
}
