import { formatTimestamp } from "../kit/dates/timestamps";
import { useServices } from "../kit/services/services";
import { TechnicalDetails } from "../kit/status/TechnicalDetails";
import { Facts } from "./Facts";
import { useHealthWords } from "./health-words";
import type { RemoteState } from "./site-state";

/** State of the server relative to the repository that it shares with others. */
export function RemoteSection({ remote: { kind, since, reason } }: { readonly remote: RemoteState }) {
  const { language } = useServices();
  const own = useHealthWords().remote;
  const time = since === undefined || Number.isNaN(Date.parse(since)) ? since : formatTimestamp(since, language);
  return (
    <section className="adm-card" aria-labelledby="adm-remote-heading">
      <div className="adm-card-body">
        <h2 id="adm-remote-heading">{own.heading}</h2>
        <p>{kind in own.states ? own.states[kind as keyof typeof own.states] : own.unknown}</p>
        <TechnicalDetails>
          <Facts
            facts={[
              [own.state, <code key="state">{kind}</code>],
              [own.since, time],
              [own.reason, reason],
            ]}
          />
        </TechnicalDetails>
      </div>
    </section>
  );
}
