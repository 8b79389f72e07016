import { parseMoment } from "../../../../content/model/dates/moment";
import type { PreparedState } from "../../prepared-state";
import { useServices, type Services } from "../services/services";
import { momentInWords } from "../dates/moment-parts";
import { fill } from "../services/words";
import { preparedAddress } from "./prepared-address";
import type { Entry } from "../entry/entry";

/** Says that a change of an item waits for its time, or why it waits longer, and leads to it (R15.24). */
export function PreparedNote({ item: { _id, next }, link }: { readonly item: Entry; readonly link: boolean }) {
  const services = useServices();
  const texts = services.words.prepared;
  if (next === undefined) return null;
  return (
    <>
      <span className={next.problem === undefined ? "adm-badge adm-badge-edit" : "adm-badge adm-badge-warn"}>
        {preparedText(next, services)}
      </span>
      {link ? <a href={preparedAddress(_id, window.location)}>{texts.open}</a> : null}
    </>
  );
}

/** "A change is prepared for Thursday, April 1, 2027, 00:00 Japan time". */
export function preparedText(
  { version, publishAt = "", approval, problem }: PreparedState,
  { words, language }: Pick<Services, "words" | "language">,
): string {
  const time = parseMoment(publishAt);
  if (version === undefined) return words.prepared.unreadable;
  if (time === undefined && !approval) return words.prepared.timeless;
  if (problem !== undefined) return words.prepared.stuck;
  if (time === undefined) {
    const { askedBy = "", returned } = approval ?? {};
    return fill(words.prepared[returned ? "returned" : "asked"], { name: askedBy });
  }
  return fill(words.prepared.waits, { time: momentInWords(time, language, words) });
}
