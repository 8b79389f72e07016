import { useEffect } from "react";
import { whenApproved } from "../../../../content/model/approval/when-approved";
import { Button } from "../button/Button";
import { useServices } from "../services/services";
import { useConflict } from "../conflict/use-conflict";
import { useDialogs } from "../dialogs/Dialogs";
import { momentInWords } from "../dates/moment-parts";
import { GiveApproval } from "./GiveApproval";
import { isBusy, isDirty } from "../form/form-state";
import type { NewerNoteProps } from "../form/item-kind";
import { listAddress } from "../publication/prepared-address";
import { useAnnounce } from "../status/StatusMessages";
import { onReturn } from "../status/on-return";
import { fill } from "../services/words";
import { timeOf } from "./prepared-entry";
import { usePreparedWords } from "./prepared-words";
import { changedInBoth, withTime } from "./today";

/** When the prepared change in the form takes its place, what keeps it from that, and what can be done (R15.25). */
export function TodayNote(props: NewerNoteProps) {
  const { kind, items, reload, form, formNow, dispatch, onTaken, onDelete } = props;
  const { words, language, client, now } = useServices();
  const own = usePreparedWords();
  const dialogs = useDialogs();
  const announce = useAnnounce();
  const resolve = useConflict(kind);
  useEffect(() => onReturn(reload), [reload]);
  if (form.mode.kind === "add") return null;
  const { item } = form.mode;
  const listed = items.find(({ _id }) => _id === item._id);
  const { today, next } = { ...item, ...(listed && { today: listed.today, next: listed.next }) };
  const { decided } = item;
  // After a decision, compare with the version that the form was merged with.
  const before = decided ? item.today?.version : item.before;
  const isBehind = today !== undefined && before !== undefined && before !== today.version;
  const time = timeOf(item);
  const { problem, approval } = next ?? {};
  const isDue = time !== undefined && time <= now().getTime();
  const isStuck = isBehind && problem !== undefined;

  const bringIn = async (): Promise<void> => {
    if (!isBehind) return;
    const calls = kind.calls(client);
    const [base, history] = await Promise.all([calls.at(item._id, before), calls.history(item._id)]);
    const known = history.ok ? history.value.revisions.find(({ version }) => version === today.version) : undefined;
    const held = formNow();
    if (!base.ok || known === undefined) await dialogs.alert(words.history.failedVersion);
    if (!base.ok || known === undefined || isBusy(held)) return;
    const on = withTime(base.value, item);
    const initial = kind.valuesOf(on);
    const resolution = await resolve({ ...held, mode: { kind: "edit", item: on }, initial }, withTime(today, item), {
      revision: known,
      texts: own.conflict,
    });
    if (!resolution) return;
    const inBoth = changedInBoth(base.value, today, item);
    dispatch({
      kind: "rebased",
      item: { ...item, today, decided: inBoth },
      theirs: held.initial,
      merged: resolution.merged,
      image: held.image,
    });
    announce(own.broughtIn);
    onTaken();
  };

  const say = (): string => {
    if (next === undefined) return form.values["publishAt"] === whenApproved ? own.approval.gone : own.gone;
    if (next.version === undefined) return own.unreadable;
    if (isStuck) return own.stuck;
    if (approval?.returned) return fill(own.returned, approval.returned);
    if (approval) return fill(own.asked, { askedBy: approval.askedBy });
    if (time === undefined) return own.timeless;
    if (isDue) return own.due;
    return fill(decided ? own.decided : own.waits, { time: momentInWords(time, language, words) });
  };
  return (
    <div
      className={
        isDue || isStuck || (time === undefined && !approval)
          ? "adm-note adm-note-wrong adm-prepared"
          : "adm-note adm-prepared"
      }
    >
      <p role="status">{say()}</p>
      {next === undefined ? <a href={listAddress(window.location, item._id)}>{own.today}</a> : null}
      {problem === undefined || isBehind || decided ? null : (
        <p className="adm-hint">
          {problem.field === undefined
            ? problem.message
            : fill(own.problem, {
                ...problem,
                field: kind.labelOf(kind.controlOf(problem.field, form.values), form.values),
              })}
        </p>
      )}
      {isBehind ? (
        <>
          {isDue || isStuck ? null : <p>{own.behind}</p>}
          <Button onClick={() => void bringIn()}>{own.bringIn}</Button>
        </>
      ) : null}
      {approval?.returned ? <p>{own.again}</p> : null}
      {approval && kind.definition.approval === "gives" ? (
        <GiveApproval kind={kind} item={item} askedBy={approval.askedBy} dirty={isDirty(form)} reload={reload} />
      ) : null}
      {next === undefined ? null : (
        <Button look="danger" onClick={() => onDelete(item)}>
          {own.discard}
        </Button>
      )}
    </div>
  );
}
