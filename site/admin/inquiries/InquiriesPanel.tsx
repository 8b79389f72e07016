import { useRef, useState } from "react";
import type { InquiryAnswer } from "../../../content/model/api/inquiry-answer";
import { useServices } from "../kit/app/services";
import { useLoadAtLogin } from "../kit/session/use-load-at-login";
import { FilterButtons } from "./FilterButtons";
import { InquiriesList } from "./InquiriesList";
import { inquiryHeadingId } from "./InquiryCard";
import { filterInquiries, neighbourOf, type InquiryFilter } from "./inquiry-filter";
import { useInquiryWords } from "./inquiry-words";
import { useInquiries } from "./use-inquiries";
import { useInquiryActions } from "./use-inquiry-actions";

interface InquiriesPanelProps {
  /** Grows at every login: the inbox is then fetched. */
  readonly loginCount: number;
  readonly onUnauthorized: () => void;
}

/** The inbox: its filter, its state, its list. */
export function InquiriesPanel({ loginCount, onUnauthorized }: InquiriesPanelProps) {
  const { words } = useServices();
  const own = useInquiryWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const [filter, setFilter] = useState<InquiryFilter>("open");
  const { state, reload, change } = useInquiries();
  const shown = filterInquiries(state.items, filter);

  const load = useLoadAtLogin({ reload, loginCount, onUnauthorized });

  /** Where the focus goes when the card it stands in leaves the list. */
  const moveFocusFrom = ({ _id }: InquiryAnswer) => {
    const left = document.getElementById(inquiryHeadingId(_id))?.closest("article");
    if (!left?.contains(document.activeElement)) return;
    const next = neighbourOf(shown, _id);
    // After the re-render that takes the card away.
    setTimeout(() => {
      const target = next && document.getElementById(inquiryHeadingId(next._id));
      (target ?? heading.current)?.focus();
    }, 0);
  };

  const { mark, remove, acts } = useInquiryActions({
    onMarked: (item) => {
      if (filter !== "all") moveFocusFrom(item);
      change((inquiries) => inquiries.map((old) => (old._id === item._id ? item : old)));
    },
    onDeleted: (item) => {
      moveFocusFrom(item);
      change((inquiries) => inquiries.filter(({ _id }) => _id !== item._id));
    },
    onUnauthorized,
    reload: load,
  });

  return (
    <section
      className="adm-list adm-inquiries"
      aria-labelledby="adm-inquiries-heading"
      aria-busy={state.kind === "loading"}
    >
      <div className="adm-inquiries-head">
        <div>
          <h2 id="adm-inquiries-heading" ref={heading} tabIndex={-1}>
            {own.heading}
          </h2>
          <p className="adm-hint">{own.hint}</p>
        </div>
        <button type="button" className="adm-button" onClick={() => void load()}>
          {words.list.retry}
        </button>
      </div>
      {state.kind === "loaded" || state.items.length > 0 ? (
        <FilterButtons inquiries={state.items} chosen={filter} onChoose={setFilter} />
      ) : null}
      {state.kind === "loading" ? (
        <p className="adm-note" role="status">
          {state.items.length === 0 ? words.list.loading : words.list.refreshing}
        </p>
      ) : null}
      {state.kind === "failed" ? (
        <p className="adm-note adm-note-wrong" role="alert">
          {own.failedLoad}
        </p>
      ) : null}
      {state.kind === "loaded" && shown.length === 0 ? (
        <p className="adm-empty">{state.items.length === 0 ? own.empty.inbox : own.empty[filter]}</p>
      ) : null}
      <InquiriesList
        key={filter}
        inquiries={shown}
        acts={acts}
        onMark={(inquiry) => void mark(inquiry)}
        onDelete={(inquiry) => void remove(inquiry)}
      />
    </section>
  );
}
