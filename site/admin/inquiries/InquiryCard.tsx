import type { InquiryAnswer, InquiryState } from "../../../content/model/api/inquiry-answer";
import { Button } from "../kit/button/Button";
import { useServices } from "../kit/services/services";
import { fill } from "../kit/services/words";
import { InquiryFacts } from "./InquiryFacts";
import { InquiryNote } from "./InquiryNote";
import { useInquiryWords } from "./inquiry-words";
import { dayName, receivedTime } from "./received-time";
import { replyTo, type Reply } from "./reply";
import { answerDue } from "./working-days";
import { useCopy } from "../kit/list/use-copy";

/** Id of the heading of an inquiry, which takes the focus when the inquiry before it leaves the list. */
export const inquiryHeadingId = (id: string): string => `adm-inquiry-${id}`;

/** The running action of an inquiry. */
export type PendingInquiryAction = "marking" | "noting" | "deleting";

/** What can be done with an inquiry. */
export interface InquiryActions {
  readonly onSelect: (inquiry: InquiryAnswer, select: boolean) => void;
  readonly onMark: (inquiry: InquiryAnswer, to: InquiryState) => void;
  readonly onDelete: (inquiry: InquiryAnswer) => void;
  /** What is typed as the note; undefined when it is not being changed. */
  readonly onDraft: (inquiry: InquiryAnswer, text: string | undefined) => void;
  readonly onNote: (inquiry: InquiryAnswer) => void;
}

interface InquiryCardProps extends InquiryActions {
  readonly inquiry: InquiryAnswer;
  readonly selected: boolean;
  readonly action: PendingInquiryAction | undefined;
  /** What is typed as the note. */
  readonly draft: string | undefined;
}

/** The states that an inquiry can be given, by the one that it has. */
const markings: Readonly<Record<InquiryState, readonly InquiryState[]>> = {
  new: ["done", "spam"],
  done: ["new", "spam"],
  spam: ["new"],
};

/** One inquiry with everything its sender wrote, and its buttons. */
export function InquiryCard(props: InquiryCardProps) {
  const { inquiry, selected, action, draft, onSelect, onMark, onDelete, onDraft, onNote } = props;
  const { words, language } = useServices();
  const own = useInquiryWords();
  const { name, receivedAt, inquiryType, state } = inquiry;
  const reply = replyTo(inquiry, language);
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
          {state === "new" ? <AnswerDueBadge receivedAt={receivedAt} /> : null}
          <span className="adm-badge">{own.types[inquiryType]}</span>
          {inquiry.language === undefined ? null : <span className="adm-badge">{own.page[inquiry.language]}</span>}
          <time dateTime={receivedAt}>{receivedTime(language, receivedAt)}</time>
        </div>
        <InquiryFacts inquiry={inquiry} />
        <ReplyQuotation reply={reply} />
        <InquiryNote
          inquiry={inquiry}
          draft={draft}
          busy={action === "noting"}
          onDraft={(text) => onDraft(inquiry, text)}
          onSave={() => onNote(inquiry)}
        />
      </div>
      <div className="adm-card-actions" role="group" aria-labelledby={headingId}>
        {state === "spam" ? null : (
          <a className="adm-button adm-primary" aria-describedby={headingId} href={reply.href}>
            {own.reply.button}
          </a>
        )}
        {/* Numbered, so that the focus stays on a button whose meaning changes. */}
        {markings[state].map((to, at) => (
          <Button
            key={at}
            aria-describedby={headingId}
            aria-disabled={action !== undefined}
            onClick={() => onMark(inquiry, to)}
          >
            {to === "done" ? own.markDone : to === "spam" ? own.markSpam : state === "spam" ? own.notSpam : own.reopen}
          </Button>
        ))}
        <Button
          look="danger"
          aria-describedby={headingId}
          aria-disabled={action !== undefined}
          onClick={() => onDelete(inquiry)}
        >
          {action === "deleting" ? words.list.deleting : words.list.delete}
        </Button>
      </div>
    </article>
  );
}

/** How old an open inquiry is in working days, and until when the contact page promises an answer. */
function AnswerDueBadge({ receivedAt }: { readonly receivedAt: string }) {
  const { language, now } = useServices();
  const { due: words } = useInquiryWords();
  const { kind, day, age } = answerDue(receivedAt, now());
  const old = fill(words.age[age === 0 ? "none" : age === 1 ? "one" : "many"], { count: age });
  return (
    <span className={`adm-badge adm-inquiry-${kind}`}>
      {fill(words[kind], { age: old, day: dayName(language, day) })}
    </span>
  );
}

/** Says that the mail quotes only a part of the message, and copies the whole quotation. */
function ReplyQuotation({ reply: { isShortened, quotation } }: { readonly reply: Reply }) {
  const { reply: words } = useInquiryWords();
  const copy = useCopy();
  if (!isShortened) return null;
  return (
    <p className="adm-hint adm-inquiry-quotation">
      {words.shortened}{" "}
      <button type="button" className="adm-link-button" onClick={() => void copy(quotation, words.copied)}>
        {words.copy}
      </button>
    </p>
  );
}
