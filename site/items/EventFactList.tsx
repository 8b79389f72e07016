import { useTranslation } from "react-i18next";
import type { EventFacts } from "../../content/model/collections/event-facts";
import { useFrame } from "../shell/frame";
import { factTexts } from "./event-fact-texts";

/** Price, capacity and language of an event; nothing where staff gave none. */
export function EventFactList({ event }: { readonly event: EventFacts }) {
  const { t } = useTranslation("items");
  const facts = factTexts(event, useFrame().language, t);
  if (facts.length === 0) return null;
  return (
    <dl className="event-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
