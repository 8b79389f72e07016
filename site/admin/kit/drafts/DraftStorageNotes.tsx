import { useState } from "react";
import { Button } from "../button/Button";
import { useServices } from "../services/services";
import type { DraftStorage } from "./fallback-store";
import "./drafts.css";

interface DraftStorageNotesProps {
  readonly storage: DraftStorage;
  readonly elsewhere: boolean;
  readonly online: boolean;
}

/** Warnings about unsaved text: offline, open in another tab, or not stored on this device. */
export function DraftStorageNotes({ storage, elsewhere, online }: DraftStorageNotesProps) {
  const { words } = useServices();
  const [closed, setClosed] = useState<DraftStorage>("device");
  return (
    <div role="status" className="adm-draft-storage">
      {online ? null : <p className="adm-note">{words.drafts.offline}</p>}
      {elsewhere ? <p className="adm-note">{words.drafts.elsewhere}</p> : null}
      {storage === "device" || storage === closed ? null : (
        <div className="adm-note adm-note-closable">
          <p>{storage === "page" ? words.drafts.keepingPage : words.drafts.keepingWithoutPicture}</p>
          <Button look="quiet" onClick={() => setClosed(storage)}>
            {words.drafts.close}
          </Button>
        </div>
      )}
    </div>
  );
}
