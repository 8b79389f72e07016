import { useState } from "react";
import type { InquiryAnswer } from "../../../content/model/api/inquiry-answer";
import { fill } from "../kit/status/words";
import { InquiryCard, inquiryHeadingId, type InquiryAct, type InquiryActions } from "./InquiryCard";
import { useInquiryWords } from "./inquiry-words";

// An inbox may hold thousands; so many cards at once would stop a phone.
const step = 50;

interface InquiriesListProps extends InquiryActions {
  readonly inquiries: readonly InquiryAnswer[];
  readonly acts: ReadonlyMap<string, InquiryAct>;
}

/** The inquiries as cards, the newest fifty first and more on demand. */
export function InquiriesList({ inquiries, acts, ...actions }: InquiriesListProps) {
  const own = useInquiryWords();
  const [limit, setLimit] = useState(step);
  const rest = inquiries.length - limit;
  const showMore = () => {
    const first = inquiries[limit];
    setLimit(limit + step);
    if (first) setTimeout(() => document.getElementById(inquiryHeadingId(first._id))?.focus(), 0);
  };
  if (inquiries.length === 0) return null;
  return (
    <div className="adm-section">
      <ul>
        {inquiries.slice(0, limit).map((inquiry) => (
          <li key={inquiry._id}>
            <InquiryCard inquiry={inquiry} act={acts.get(inquiry._id)} {...actions} />
          </li>
        ))}
      </ul>
      {rest > 0 ? (
        <button type="button" className="adm-button" onClick={showMore}>
          {fill(own.showMore, { count: Math.min(step, rest) })}
        </button>
      ) : null}
    </div>
  );
}
