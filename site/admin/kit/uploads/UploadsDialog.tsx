import { useCallback, useEffect, useId, useRef, useState } from "react";
import type { UploadAnswer } from "../../../../content/model/api/upload-answers";
import { Button } from "../button/Button";
import { formatTimestamp } from "../dates/timestamps";
import { Modal } from "../dialogs/Modal";
import { useServices } from "../services/services";
import { fill } from "../services/words";
import { RetryNote } from "../status/RetryNote";
import { findUploads } from "./find-uploads";
import { UploadItem } from "./UploadItem";
import { uploadsWords } from "./uploads-words";
import "./uploads.css";

/** What a person chose: something that is there, or a file of the device. */
export type UploadChoice =
  | { readonly kind: "uploaded"; readonly upload: UploadAnswer }
  | { readonly kind: "file"; readonly file: File };

/** What can be chosen; documents are for texts alone. */
export type UploadKinds = "pictures" | "documents" | "all";

interface UploadsDialogProps {
  /** The types of pictures that can be uploaded, as in `<input accept>`. */
  readonly pictures: string;
  readonly kinds: UploadKinds;
  readonly onClose: (choice: UploadChoice | undefined) => void;
}

/** So many are shown at once: each has a picture to load. */
const pageSize = 30;

/** What was uploaded, newest first, to be used once more; and the ways to upload something else. */
export function UploadsDialog({ pictures, kinds, onClose }: UploadsDialogProps) {
  const { client, endOfSession, language, words: common } = useServices();
  const words = uploadsWords[language];
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const [uploads, setUploads] = useState<readonly UploadAnswer[] | "failed">();
  const [search, setSearch] = useState("");
  const [most, setMost] = useState(pageSize);

  const load = useCallback(async () => {
    setUploads(undefined);
    const answer = await client.uploads();
    if (answer.ok) setUploads(answer.value.uploads.filter(({ kind }) => kinds === "all" || kinds === `${kind}s`));
    else if (answer.failure.kind === "unauthorized") {
      onClose(undefined);
      void endOfSession.tell();
    } else setUploads("failed");
  }, [client, endOfSession, onClose, kinds]);
  useEffect(() => void load(), [load]);

  const dayOf = ({ addedAt }: UploadAnswer): string =>
    addedAt === undefined ? "" : formatTimestamp(addedAt, language);
  const all = Array.isArray(uploads) ? (uploads as readonly UploadAnswer[]) : [];
  const found = findUploads(all, search, dayOf);
  const status =
    uploads === undefined
      ? common.list.loading
      : all.length === 0
        ? words.none
        : found.length === 0
          ? words.nothing
          : fill(words.count, { shown: Math.min(most, found.length), count: all.length });

  return (
    <Modal role="dialog" labelledBy={`${id}-heading`} firstFocus={first} wide onEscape={() => onClose(undefined)}>
      <h2 id={`${id}-heading`}>{words.heading[kinds]}</h2>
      <div className="adm-field">
        <label htmlFor={`${id}-search`}>{words.search}</label>
        <input
          ref={first}
          id={`${id}-search`}
          type="search"
          autoComplete="off"
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setMost(pageSize);
          }}
        />
      </div>
      {uploads === "failed" ? (
        <RetryNote message={words.failed} onRetry={() => void load()} />
      ) : (
        <p role="status" className="adm-hint">
          {status}
        </p>
      )}
      <ul className="adm-uploads">
        {found.slice(0, most).map((upload) => (
          <UploadItem
            key={upload.path}
            upload={upload}
            day={dayOf(upload)}
            onChoose={() => onClose({ kind: "uploaded", upload })}
          />
        ))}
      </ul>
      {found.length > most ? <Button onClick={() => setMost(most + pageSize)}>{words.more}</Button> : null}
      <div className="adm-dialog-buttons">
        <Button onClick={() => onClose(undefined)}>{common.dialog.cancel}</Button>
        {kinds === "documents" ? null : <FileButton words={words.uploadPicture} accept={pictures} onClose={onClose} />}
        {kinds === "pictures" ? null : (
          <FileButton words={words.uploadDocument} accept=".pdf,application/pdf" onClose={onClose} />
        )}
      </div>
    </Modal>
  );
}

interface FileButtonProps {
  readonly words: string;
  readonly accept: string;
  readonly onClose: UploadsDialogProps["onClose"];
}

function FileButton({ words, accept, onClose }: FileButtonProps) {
  return (
    <label className="adm-button adm-file">
      {words}
      <input
        type="file"
        accept={accept}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onClose({ kind: "file", file });
        }}
      />
    </label>
  );
}
