import type { InquiryAnswer } from "../../../content/model/api/inquiry-answer";
import { InquiryCard, type InquiryActions, type PendingInquiryAction } from "./InquiryCard";

interface InquiriesListProps extends InquiryActions {
  readonly inquiries: readonly InquiryAnswer[];
  readonly selected: ReadonlySet<string>;
  readonly pending: ReadonlyMap<string, PendingInquiryAction>;
  /** Id -> what is typed as its note. */
  readonly drafts: ReadonlyMap<string, string>;
}

/** The loaded inquiries as cards. */
export function InquiriesList({ inquiries, selected, pending, drafts, ...actions }: InquiriesListProps) {
  if (inquiries.length === 0) return null;
  return (
    <div className="adm-section">
      <ul>
        {inquiries.map((inquiry) => (
          <li key={inquiry._id}>
            <InquiryCard
              inquiry={inquiry}
              selected={selected.has(inquiry._id)}
              action={pending.get(inquiry._id)}
              draft={drafts.get(inquiry._id)}
              {...actions}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
