import { useEffect, useRef, useState } from "react";
import type { CollectionForm } from "../../../../content/model/api/collection-answers";
import { whenApproved } from "../../../../content/model/approval/when-approved";
import { useServices } from "../services/services";
import type { Raw } from "../entry/inputs/input-kind";
import { momentInWords } from "../dates/moment-parts";
import type { FormAction, FormState } from "../form/form-state";
import { useSave, type SaveParts } from "../save/use-save";
import { fill } from "../services/words";
import { timeOf } from "./prepared-entry";
import { usePreparedKind } from "./prepared-kind";
import { usePreparedWords } from "./prepared-words";
import { TimeDialog } from "./TimeDialog";
import type { Entry } from "../entry/entry";

interface PrepareChangeProps extends Omit<SaveParts, "kind" | "saveKey" | "onSaved" | "dispatch"> {
  readonly definition: CollectionForm;
  /** The entry that is edited, and what its file holds. */
  readonly item: Entry;
  readonly raw: Raw;
  /** Its time is when an administrator approves it: no other is asked for. */
  readonly isAsked: boolean;
  /** What is to be published at a time; nothing is wrong with it. */
  readonly form: Pick<FormState, "initial" | "values" | "image">;
  readonly dispatch: (action: FormAction) => void;
  readonly onPrepared: (text: string) => void;
  readonly onEnd: () => void;
}

/** Asks for the time of a change and saves it as a prepared one instead of now (R15.24). */
export function PrepareChange(props: PrepareChangeProps) {
  const { definition, item: edited, raw, isAsked, form, dispatch, onPrepared, onEnd, ...parts } = props;
  const { words, language } = useServices();
  const own = usePreparedWords();
  const [asking, setAsking] = useState(!isAsked);
  const kind = usePreparedKind(definition);
  const { send } = useSave({
    ...parts,
    kind,
    saveKey: () => undefined,
    dispatch: (action) => {
      const passed = passedOn(action);
      if (passed) dispatch(passed);
    },
    onSaved: ({ answer }) => {
      if (!("item" in answer)) return;
      const time = timeOf(answer.item);
      onPrepared(time === undefined ? own.sent : fill(own.made, { time: momentInWords(time, language, words) }));
    },
  });

  const prepare = async (publishAt: string): Promise<void> => {
    setAsking(false);
    const { _id, version, title, title_jp } = edited;
    const item: Entry = { _id, version, title, title_jp, fields: raw };
    const { initial, values, image } = form;
    await send({
      mode: { kind: "edit", item },
      // The time is this person's change: brought together with a newer version, it stays.
      initial: { ...initial, _id },
      values: { ...values, _id, publishAt },
      image,
      phase: { kind: "editing" },
    });
    onEnd();
  };
  const isSent = useRef(!isAsked);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void prepare(whenApproved);
  });
  return asking ? <TimeDialog onChoose={(time) => void prepare(time)} onCancel={onEnd} /> : null;
}

/**
 * The action for the edited form about the save of the prepared change; undefined for none. The form is not merged with
 * a newer version, and gets no interruption: it would save itself after the next login.
 */
function passedOn({ kind, ...action }: FormAction): FormAction | undefined {
  switch (kind) {
    case "saving":
    case "stopped":
      return { kind };
    case "interrupted":
      return { kind: "saving" };
    case "refused":
      return { kind, ...(action as Pick<Extract<FormAction, { kind: "refused" }>, "summary" | "errors">) };
    default:
      return undefined;
  }
}
