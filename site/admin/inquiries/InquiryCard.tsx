import type { InquiryAnswer, InquiryState } from "../../../content/model/api/inquiry-answer";
import { useServices } from "../kit/app/services";
import { fill } from "../kit/status/words";
import { CollapsibleText } from "./CollapsibleText";
import { forwardingFailed, forwardingWords } from "./forwarding-words";
import { useInquiryWords } from "./inquiry-words";
import { receivedTime } from "./received-time";
import { replyAddress } from "./reply-address";

/** Id of the heading of an inquiry, which takes the focus when the inquiry before it leaves the list. */
export const inquiryHeadingId = (id: string): string => `adm-inquiry-${id}`;

/** The running action of an inquiry. */
export type PendingInquiryAction = "marking" | "deleting";

/** What can be done with an inquiry. */
export interface InquiryActions {
  readonly onSelect: (inquiry: InquiryAnswer, select: boolean) => void;
  readonly onMark: (inquiry: InquiryAnswer, to: InquiryState) => void;
  readonly onDelete: (inquiry: InquiryAnswer) => void;
}

interface InquiryCardProps extends InquiryActions {
  readonly inquiry: InquiryAnswer;
  readonly selected: boolean;
  readonly action: PendingInquiryAction | undefined;
}

/** The states that an inquiry can be given, by the one that it has. */
const markings: Readonly<Record<InquiryState, readonly InquiryState[]>> = {
  new: ["done", "spam"],
  done: ["new", "spam"],
  spam: ["new"],
};

/** One inquiry with everything its sender wrote, and its buttons. */
export function InquiryCard({ inquiry, selected, action, onSelect, onMark, onDelete }: InquiryCardProps) {
  const { words, language } = useServices();
  const own = useInquiryWords();
  const { name, receivedAt, inquiryType, state } = inquiry;
  const headingId = inquiryHeadingId(inquiry._id);
  return (
    <article
      className={action === "deleting" ? "adm-card adm-card-deleting" : "adm-card"}
      aria-labelledby={headingId}
      aria-busy={action !== undefined}
    >
      <div className="adm-card-body">
        <div className="adm-inquiry-title">
          <label className="adm-inquiry-select">
            <input type="checkbox" checked={selected} onChange={(event) => onSelect(inquiry, event.target.checked)} />
            <span className="visually-hidden">{fill(own.select.one, { name })}</span>
          </label>
          <h3 id={headingId} tabIndex={-1} className="adm-card-title adm-inquiry-name">
            <bdi>{name}</bdi>
          </h3>
        </div>
        <div className="adm-facts">
          <span className={state === "done" ? "adm-badge adm-badge-running" : "adm-badge adm-badge-warn"}>
            {own.state[state]}
          </span>
          <span className="adm-badge">{own.types[inquiryType]}</span>
          <time dateTime={receivedAt}>{receivedTime(language, receivedAt)}</time>
        </div>
        <InquiryFacts inquiry={inquiry} />
      </div>
      <div className="adm-card-actions" role="group" aria-labelledby={headingId}>
        {/* Numbered, so that the focus stays on a button whose meaning changes. */}
        {markings[state].map((to, at) => (
          <button
            key={at}
            type="button"
            className="adm-button"
            aria-describedby={headingId}
            aria-disabled={action !== undefined}
            onClick={() => onMark(inquiry, to)}
          >
            {to === "done" ? own.markDone : to === "spam" ? own.markSpam : state === "spam" ? own.notSpam : own.reopen}
          </button>
        ))}
        <button
          type="button"
          className="adm-button adm-danger"
          aria-describedby={headingId}
          aria-disabled={action !== undefined}
          onClick={() => onDelete(inquiry)}
        >
          {action === "deleting" ? words.list.deleting : words.list.delete}
        </button>
      </div>
    </article>
  );
}

/** The fields of the form, under the labels that the visitor saw; empty ones are left out. */
function InquiryFacts({ inquiry }: { readonly inquiry: InquiryAnswer }) {
  const { language } = useServices();
  const own = useInquiryWords();
  const { company, email, contact, message, inquiryType } = inquiry;
  const subject = fill(own.subject, { type: own.types[inquiryType] });
  return (
    <dl className="adm-inquiry-facts">
      {company === "" ? null : (
        <div>
          <dt>{own.fields.company}</dt>
          <dd dir="auto">{company}</dd>
        </div>
      )}
      <div>
        <dt>{own.fields.email}</dt>
        <dd>
          <a href={replyAddress(email, subject)}>{email}</a>
        </dd>
      </div>
      {contact === "" ? null : (
        <div>
          <dt>{own.fields.contact}</dt>
          <dd dir="auto">{contact}</dd>
        </div>
      )}
      <div>
        <dt>{own.forwarding.label}</dt>
        <dd className={forwardingFailed(inquiry) ? "adm-inquiry-failed" : undefined}>
          {forwardingWords(inquiry, language)}
        </dd>
      </div>
      <div className="adm-inquiry-message">
        <dt>{own.fields.message}</dt>
        <dd>
          <CollapsibleText text={message} />
        </dd>
      </div>
    </dl>
  );
}
