import { useState } from "react";
import type { TakenBackAnswer } from "../../../content/model/api/history-answers";
import { WholeDates } from "../../ui/WholeDates";
import { Button } from "../kit/button/Button";
import { useServices } from "../kit/services/services";
import { titleIn } from "../kit/entry/item-change";
import { formatTimestamp } from "../kit/dates/timestamps";
import { TechnicalDetails } from "../kit/status/TechnicalDetails";
import { useFailureAlert } from "../kit/status/use-failure-alert";
import { fill } from "../kit/services/words";
import { useHealthWords } from "./health-words";

interface TakenBackSavesProps {
  readonly saves: readonly TakenBackAnswer[];
  readonly reload: () => Promise<unknown>;
}

/** The saves that were taken back (R11.6), each with what staff can do about it. */
export function TakenBackSaves({ saves, reload }: TakenBackSavesProps) {
  const { client, language } = useServices();
  const own = useHealthWords().attention;
  const alertFailure = useFailureAlert(reload);
  const [busy, setBusy] = useState(false);
  const decide = async (save: TakenBackAnswer, act: "bring-back" | "leave") => {
    if (busy) return;
    setBusy(true);
    const outcome = await client.takenBackSave(save, act);
    setBusy(false);
    if (outcome.ok) await reload();
    else await alertFailure(outcome.failure, { failed: own.failedTakenBack, gone: own.failedTakenBack });
  };
  return (
    <ul>
      {saves.map((save) => {
        const { author, by, canReturn, commit, path } = save;
        const date = formatTimestamp(save.date, language);
        const words = { title: titleIn(language, save), author, date };
        return (
          <li key={`${commit} ${path}`}>
            <p>
              <WholeDates text={by ? fill(own.takenBack, { ...words, by: by.author }) : fill(own.dropped, words)} />
            </p>
            <p className="adm-facts">
              {(canReturn ? (["bring-back", "leave"] as const) : (["leave"] as const)).map((act) => (
                <Button key={act} aria-disabled={busy} onClick={() => void decide(save, act)}>
                  {act === "leave" ? own.leave : own.bringBack}
                </Button>
              ))}
            </p>
            <TechnicalDetails>
              <p className="adm-hint">
                {[path, commit.slice(0, 12), by?.commit.slice(0, 12)].filter(Boolean).join(" · ")}
              </p>
            </TechnicalDetails>
          </li>
        );
      })}
    </ul>
  );
}
