import { useServices } from "../kit/services/services";
import { fill } from "../kit/services/words";
import { useInquiryWords } from "./inquiry-words";
import { dayName } from "./received-time";
import { answerDue } from "./working-days";

/** How old an open inquiry is in working days, and until when the contact page promises an answer. */
export function AnswerDueBadge({ receivedAt }: { readonly receivedAt: string }) {
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
