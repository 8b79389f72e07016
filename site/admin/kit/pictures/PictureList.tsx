import type { PictureAnswer } from "../../../../content/model/api/history-answers";
import type { Focus } from "../../../../content/model/media/picture-focus";
import { isDocumentType } from "../../../../content/model/markdown/media-address";
import { byteSize } from "../../../../content/model/text/byte-size";
import { useDialogs } from "../dialogs/Dialogs";
import { useServices } from "../services/services";
import { fill } from "../services/words";
import { useAnnounce } from "../status/StatusMessages";
import { nameOf } from "../uploads/find-uploads";
import { uploadsWords } from "../uploads/uploads-words";
import { FocusDialog } from "./FocusDialog";
import { PictureItem } from "./PictureItem";
import { ReplacedNote } from "./ReplacedNote";
import { useReplacement } from "./use-replacement";

export interface PictureListProps {
  readonly pictures: readonly PictureAnswer[];
  /** Fetches the list again. */
  readonly reload: () => Promise<void>;
  /** Fetches it again after a change that may have taken the focused row away. */
  readonly onChanged: () => Promise<void>;
}

/** Pictures and documents with their sizes and what uses them: those that nothing uses can be deleted, the others replaced. */
export function PictureList({ pictures, reload, onChanged }: PictureListProps) {
  const { words, client, apiBase, language, endOfSession } = useServices();
  const { panel: texts, focus: ofFocus } = uploadsWords[language];
  const dialogs = useDialogs();
  const announce = useAnnounce();
  const { outcome, replace, undo } = useReplacement(onChanged);
  const documents = pictures.filter(({ url }) => isDocumentType(url));
  const images = pictures.filter(({ url }) => !isDocumentType(url));

  const remove = async (picture: PictureAnswer) => {
    const own = isDocumentType(picture.url) ? texts.document : texts;
    if (!(await dialogs.confirm(fill(own.confirmDelete, { name: nameOf(picture) }), words.list.delete))) return;
    const answer = await client.deletePicture(picture.path);
    if (answer.ok) announce(own.deleted);
    else if (answer.failure.kind === "unauthorized") {
      void endOfSession.tell();
      return;
    } else
      await dialogs.alert(own.failedDelete, answer.failure.kind === "refused" ? answer.failure.message : undefined);
    await onChanged();
  };

  const focusOn = async (picture: PictureAnswer) => {
    const { path, url, focus: before = "center" } = picture;
    const focus = await dialogs.open<Focus | undefined>((close) => (
      <FocusDialog name={nameOf(picture)} src={`${apiBase}${url}`} focus={before} onClose={close} />
    ));
    if (focus === undefined || focus === before) return;
    const answer = await client.call("focusPicture", {}, { json: { path, focus } });
    if (answer.ok) announce(ofFocus.saved);
    else if (answer.failure.kind === "unauthorized") {
      void endOfSession.tell();
      return;
    } else await dialogs.alert(ofFocus.failed, "message" in answer.failure ? answer.failure.message : undefined);
    await reload();
  };

  return (
    <>
      <p role="status">{images.length === 0 ? texts.none : fill(texts.count, countsOf(images))}</p>
      {documents.length === 0 ? null : <p>{fill(texts.document.count, countsOf(documents))}</p>}
      <ReplacedNote outcome={outcome} onUndo={undo} />
      <ul className="adm-picture-list">
        {pictures.map((picture) => (
          <PictureItem
            key={picture.path}
            picture={picture}
            onFocus={() => void focusOn(picture)}
            onReplace={() => void replace(picture)}
            onDelete={() => void remove(picture)}
          />
        ))}
      </ul>
    </>
  );
}

function countsOf(files: readonly PictureAnswer[]) {
  const unused = files.filter(({ usedBy }) => usedBy.length === 0);
  const size = byteSize(unused.reduce((sum, { bytes }) => sum + bytes, 0));
  return { count: files.length, unused: unused.length, size };
}
