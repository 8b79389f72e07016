import { useState } from "react";
import type { InquiryAnswer } from "../../../content/model/api/inquiry-answer";
import { useServices } from "../kit/services/services";
import { useDialogs } from "../kit/dialogs/Dialogs";
import { useLeaveWarning } from "../kit/form/use-leave-warning";

/** The notes that are being typed, by the id of their inquiry; asks before they are left. */
export function useNoteDrafts() {
  const { words } = useServices();
  const dialogs = useDialogs();
  const [drafts, setDrafts] = useState<ReadonlyMap<string, string>>(new Map());
  useLeaveWarning(
    [...drafts.values()].some((text) => text !== ""),
    () => dialogs.confirm(words.drafts.leaveUnkept, words.drafts.leaveButton),
  );
  const setDraft = ({ _id }: InquiryAnswer, text: string | undefined): void =>
    setDrafts((old) => new Map([...old].filter(([id]) => id !== _id).concat(text === undefined ? [] : [[_id, text]])));
  return { drafts, setDraft };
}
