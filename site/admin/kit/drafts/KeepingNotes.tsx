import { useState } from "react";
import { useServices } from "../app/services";
import type { Keeping } from "./safe-store";
import "./drafts.css";

interface KeepingNotesProps {
  readonly keeping: Keeping;
  readonly elsewhere: boolean;
  readonly online: boolean;
}

/** What the person should know about where their text is: offline, open in another tab, or not kept on this device. */
export function KeepingNotes({ keeping, elsewhere, online }: KeepingNotesProps) {
  const { words } = useServices();
  const [closed, setClosed] = useState<Keeping>("device");
  return (
    <div role="status" className="adm-keeping">
      {online ? null : <p className="adm-note">{words.drafts.offline}</p>}
      {elsewhere ? <p className="adm-note">{words.drafts.elsewhere}</p> : null}
      {keeping === "device" || keeping === closed ? null : (
        <div className="adm-note adm-note-closable">
          <p>{keeping === "page" ? words.drafts.keepingPage : words.drafts.keepingWithoutPicture}</p>
          <button type="button" className="adm-button adm-quiet" onClick={() => setClosed(keeping)}>
            {words.drafts.close}
          </button>
        </div>
      )}
    </div>
  );
}
