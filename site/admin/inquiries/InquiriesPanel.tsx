import { useEffect, useRef, useState } from "react";
import { callPath } from "../../../content/model/api/api-calls";
import { mostInquiryIds, type InquiryAnswer, type InquiryState } from "../../../content/model/api/inquiry-answer";
import { Button } from "../kit/button/Button";
import { useServices } from "../kit/services/services";
import { reportOpenInquiries } from "../kit/app/use-open-inquiries";
import { useLoadAtLogin } from "../kit/session/use-load-at-login";
import { fill } from "../kit/services/words";
import { FilterButtons } from "./FilterButtons";
import { InquiriesList } from "./InquiriesList";
import { inquiryHeadingId } from "./InquiryCard";
import { countOf, neighbourOf, stateOf } from "./inquiry-filter";
import { InquirySearch } from "./InquirySearch";
import { useInquiryWords } from "./inquiry-words";
import { LastDeletion } from "./LastDeletion";
import { SelectionBar } from "./SelectionBar";
import { UndoNotice } from "./UndoNotice";
import { useInquiries, type InboxView } from "./use-inquiries";
import { useInquiryActions } from "./use-inquiry-actions";
import { useNoteDrafts } from "./InquiryNote";

interface InquiriesPanelProps {
  /** Grows at every login: the inbox is then fetched. */
  readonly loginCount: number;
}

/** The inbox: its search, its filter, its state, its list. */
export function InquiriesPanel({ loginCount }: InquiriesPanelProps) {
  const { words, endOfSession, apiBase, language } = useServices();
  const own = useInquiryWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, reload, more, show, change } = useInquiries();
  const { view, items, counts, newest, next } = state;
  const { drafts, setDraft } = useNoteDrafts();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = items.filter(({ _id }) => chosen.has(_id));
  const load = useLoadAtLogin({ reload, loginCount });
  const all = countOf(counts, view.filter);
  useEffect(() => {
    if (state.kind === "loaded") reportOpenInquiries(view.search === "" ? counts.new : null);
  }, [state.kind, view.search, counts]);

  const look = (to: InboxView): void => {
    setChosen(new Set());
    show(to);
    void load();
  };
  const focusOn = (inquiry: InquiryAnswer | undefined): void => {
    // After the re-render that takes cards away or brings them.
    setTimeout(() => {
      const target = inquiry && document.getElementById(inquiryHeadingId(inquiry._id));
      (target ?? heading.current)?.focus();
    }, 0);
  };
  /** Moves the focus when the card that has it leaves the list. */
  const moveFocusFrom = (changed: ReadonlyMap<string, InquiryAnswer | undefined>): void => {
    const wanted = stateOf(view.filter);
    const leaves = (id: string): boolean => {
      const now = changed.get(id);
      return changed.has(id) && (now === undefined || (wanted !== undefined && now.state !== wanted));
    };
    const focused = items.find(({ _id }) =>
      document.getElementById(inquiryHeadingId(_id))?.closest("article")?.contains(document.activeElement),
    );
    if (focused === undefined) {
      // The buttons for the selected ones go with the selection.
      if (document.activeElement?.closest(".adm-inquiry-selection")) focusOn(undefined);
    } else if (leaves(focused._id))
      focusOn(
        neighbourOf(
          items.filter(({ _id }) => _id === focused._id || !leaves(_id)),
          focused._id,
        ),
      );
  };

  const { mark, note, remove, removeAll, undo, deletion, forgetDeletion, pending, busy } = useInquiryActions({
    onChanged(changed) {
      moveFocusFrom(changed);
      change(changed);
    },
    reload: load,
  });
  const saveNote = async (inquiry: InquiryAnswer): Promise<boolean> => {
    const saved = await note(inquiry, (drafts.get(inquiry._id) ?? "").trim());
    if (saved) setDraft(inquiry, undefined);
    return saved;
  };
  /** A note that is being typed is saved first: the card may leave the list. */
  const markOne = async (inquiry: InquiryAnswer, to: InquiryState): Promise<void> => {
    const typed = drafts.get(inquiry._id)?.trim() ?? "";
    if (typed !== "" && typed !== inquiry.note?.text && !(await saveNote(inquiry))) return;
    await mark([inquiry], to);
  };
  const deleteAll = async (): Promise<void> => {
    const wanted = stateOf(view.filter);
    if (newest === undefined) return;
    const which = { search: view.search, upTo: newest, ...(wanted === undefined ? {} : { state: wanted }) };
    if (await removeAll({ ...which, count: all })) focusOn(undefined);
  };
  const showMore = async (): Promise<void> => {
    const last = items.length;
    const failure = await more(next);
    if (failure?.kind === "unauthorized") void endOfSession.tell();
    if (failure === undefined)
      setTimeout(() => document.querySelectorAll<HTMLElement>(".adm-inquiry-name")[last]?.focus(), 0);
  };

  return (
    <section
      className="adm-list adm-inquiries"
      aria-labelledby="adm-inquiries-heading"
      aria-busy={state.kind === "loading"}
    >
      <div className="adm-inquiries-head">
        <h2 id="adm-inquiries-heading" ref={heading} tabIndex={-1}>
          {own.heading}
        </h2>
        <details className="adm-hint">
          <summary>{own.about}</summary>
          <p>{own.hint}</p>
          <a href={`${apiBase}${callPath("exportInquiries")}?lng=${language}`} download>
            {own.download}
          </a>
        </details>
        <Button onClick={() => void load()}>{words.list.retry}</Button>
      </div>
      <InquirySearch search={view.search} onSearch={(search) => look({ ...view, search })} />
      <FilterButtons counts={counts} chosen={view.filter} onChoose={(filter) => look({ ...view, filter })} />
      {items.length === 0 ? null : (
        <SelectionBar
          selected={selected.length}
          shown={items.length}
          spam={view.filter === "spam"}
          busy={busy}
          onSelectShown={(select) =>
            setChosen(new Set(select ? items.slice(0, mostInquiryIds).map(({ _id }) => _id) : []))
          }
          onSpam={() => void mark(selected, view.filter === "spam" ? "new" : "spam")}
          onDelete={() => void remove(selected)}
        />
      )}
      {state.kind === "loading" ? (
        <p className="adm-note" role="status">
          {items.length === 0 ? words.list.loading : words.list.refreshing}
        </p>
      ) : null}
      {state.kind === "failed" ? (
        <p className="adm-note adm-note-wrong" role="alert">
          {own.failedLoad}
        </p>
      ) : null}
      {state.kind === "loaded" && items.length === 0 && next === undefined ? (
        <p className="adm-empty">
          {view.search !== ""
            ? own.empty.search
            : countOf(counts, "all") === 0
              ? own.empty.inbox
              : own.empty[view.filter]}
        </p>
      ) : null}
      <InquiriesList
        inquiries={items}
        selected={chosen}
        pending={pending}
        onSelect={({ _id }, select) =>
          setChosen((old) => new Set(select ? [...old, _id] : [...old].filter((id) => id !== _id)))
        }
        onMark={(inquiry, to) => void markOne(inquiry, to)}
        onDelete={(inquiry) => void remove([inquiry])}
        drafts={drafts}
        onDraft={setDraft}
        onNote={(inquiry) => void saveNote(inquiry)}
      />
      {next === undefined ? null : (
        <Button aria-disabled={state.kind === "loading"} onClick={() => void showMore()}>
          {fill(words.list.showMore, { count: all - items.length })}
        </Button>
      )}
      {items.length > 0 && all > 1 ? (
        <Button look="danger" className="adm-inquiry-delete-all" aria-disabled={busy} onClick={() => void deleteAll()}>
          {fill(own.select.deleteAll, { count: all })}
        </Button>
      ) : null}
      {deletion === undefined ? (
        <LastDeletion deletion={state.deletion} undoing={busy} onUndo={(id) => void undo(id)} />
      ) : null}
      <UndoNotice
        text={deletion?.text}
        undoing={busy}
        onUndo={() => (deletion === undefined ? undefined : void undo(deletion.undo))}
        onClose={forgetDeletion}
      />
    </section>
  );
}
