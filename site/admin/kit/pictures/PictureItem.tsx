import type { PictureAnswer } from "../../../../content/model/api/history-answers";
import { isDocumentType } from "../../../../content/model/markdown/media-address";
import { byteSize } from "../../../../content/model/text/byte-size";
import { Button } from "../button/Button";
import { useServices } from "../services/services";
import { fill } from "../services/words";
import { nameOf } from "../uploads/find-uploads";
import { UploadUses } from "../uploads/UploadUses";
import { uploadsWords } from "../uploads/uploads-words";

interface PictureItemProps {
  readonly picture: PictureAnswer;
  readonly onFocus: () => void;
  readonly onReplace: () => void;
  readonly onDelete: () => void;
}

/** A picture or document of the list with what can be done with it. */
export function PictureItem({ picture, onFocus, onReplace, onDelete }: PictureItemProps) {
  const { words, apiBase, language } = useServices();
  const { panel: texts, focus, unused, usedIn } = uploadsWords[language];
  const { url, bytes, usedBy } = picture;
  const name = nameOf(picture);
  return (
    <li className="adm-picture">
      {isDocumentType(url) ? (
        <span className="adm-upload-type" aria-hidden="true">
          PDF
        </span>
      ) : (
        <img src={`${apiBase}${url}`} alt="" loading="lazy" width="160" height="90" />
      )}
      <div>
        <p className="adm-picture-name">{name}</p>
        <p className="adm-hint">{byteSize(bytes)}</p>
        {usedBy.length === 0 ? (
          <p>
            <span className="adm-badge adm-badge-warn">{unused}</span>
          </p>
        ) : (
          <p className="adm-hint">
            {usedIn}
            <UploadUses uses={usedBy} />
          </p>
        )}
      </div>
      <div className="adm-picture-acts">
        {isDocumentType(url) ? null : (
          <Button aria-label={fill(focus.openName, { name })} onClick={onFocus}>
            {focus.open}
          </Button>
        )}
        {usedBy.length === 0 ? (
          <Button look="danger" aria-label={fill(texts.deleteName, { name })} onClick={onDelete}>
            {words.list.delete}
          </Button>
        ) : (
          <Button aria-label={fill(texts.replaceName, { name })} onClick={onReplace}>
            {texts.replace}
          </Button>
        )}
      </div>
    </li>
  );
}
