import type { InquiryAnswer } from "../../../content/model/api/inquiry-answer";
import { useServices } from "../kit/services/services";
import { fill } from "../kit/services/words";
import { CollapsibleText } from "./CollapsibleText";
import { forwardingFailed, forwardingWords } from "./forwarding-words";
import { useInquiryWords } from "./inquiry-words";
import { receivedTime } from "./received-time";

/** The fields of the form, under the labels that the visitor saw; empty ones are left out. */
export function InquiryFacts({ inquiry }: { readonly inquiry: InquiryAnswer }) {
  const { language } = useServices();
  const own = useInquiryWords();
  const { company, email, contact, message, answered } = inquiry;
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
        <dd>{email}</dd>
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
      {answered === undefined ? null : (
        <div>
          <dt>{own.answered.label}</dt>
          <dd>{signatureWords(own.answered.by, answered.by, receivedTime(language, answered.at))}</dd>
        </div>
      )}
      <div className="adm-inquiry-message">
        <dt>{own.fields.message}</dt>
        <dd>
          <CollapsibleText text={message} />
        </dd>
      </div>
    </dl>
  );
}

/** Name and time; the time alone when the login had no name. */
export function signatureWords(words: string, name: string, time: string): string {
  return name === "" ? time : fill(words, { name, time });
}
