import { useState } from "react";
import type { InquiryAnswer } from "../../../content/model/api/inquiry-answer";
import type { Outcome } from "../client";
import { useDialogs } from "../kit/dialogs/Dialogs";
import { useServices } from "../kit/app/services";
import { useAnnounce } from "../kit/status/StatusMessages";
import { useFailureAlert } from "../kit/status/use-failure-alert";
import { fill } from "../kit/status/words";
import type { InquiryAct } from "./InquiryCard";
import { useInquiryWords } from "./inquiry-words";

interface ActionParts {
  readonly onMarked: (inquiry: InquiryAnswer) => void;
  readonly onDeleted: (inquiry: InquiryAnswer) => void;
  readonly onUnauthorized: () => void;
  readonly reload: () => Promise<unknown>;
}

/** Marks inquiries at once and deletes them after asking; `acts` says what is under way, by id. */
export function useInquiryActions({ onMarked, onDeleted, onUnauthorized, reload }: ActionParts) {
  const { words, client } = useServices();
  const own = useInquiryWords();
  const dialogs = useDialogs();
  const announce = useAnnounce();
  const recordFailure = useFailureAlert({ onUnauthorized, reload });
  const [acts, setActs] = useState<ReadonlyMap<string, InquiryAct>>(new Map());

  const attempt = async <T>(id: string, act: InquiryAct, call: () => Promise<Outcome<T>>, failed: string) => {
    setActs((old) => new Map(old).set(id, act));
    const outcome = await call();
    setActs((old) => new Map([...old].filter(([other]) => other !== id)));
    if (outcome.ok) return outcome.value;
    await recordFailure(outcome.failure, { failed, gone: own.gone });
    return undefined;
  };

  const mark = async (inquiry: InquiryAnswer): Promise<void> => {
    const { _id, name, state } = inquiry;
    if (acts.has(_id)) return;
    const done = state !== "done";
    const marked = await attempt(_id, "marking", () => client.inquiries.mark(_id, done), own.failedMark);
    if (marked === undefined) return;
    announce(fill(done ? own.markedDone : own.reopened, { name }));
    onMarked(marked.item);
  };

  const remove = async (inquiry: InquiryAnswer): Promise<void> => {
    const { _id, name } = inquiry;
    if (acts.has(_id)) return;
    if (!(await dialogs.confirm(fill(own.confirmDelete, { name }), words.list.delete))) return;
    const deleted = await attempt(_id, "deleting", () => client.inquiries.remove(_id), own.failedDelete);
    if (deleted === undefined) return;
    announce(own.deleted);
    onDeleted(inquiry);
  };

  return { mark, remove, acts };
}
