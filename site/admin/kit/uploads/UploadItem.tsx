import type { UploadAnswer } from "../../../../content/model/api/upload-answers";
import { byteSize } from "../../../../content/model/text/byte-size";
import { Button } from "../button/Button";
import { useServices } from "../services/services";
import { fill } from "../services/words";
import { nameOf } from "./find-uploads";
import { UploadUses } from "./UploadUses";
import { uploadsWords } from "./uploads-words";

interface UploadItemProps {
  readonly upload: UploadAnswer;
  readonly day: string;
  readonly onChoose: () => void;
}

/** An upload with its facts, the forms that use it, and the button that uses it once more. */
export function UploadItem({ upload, day, onChoose }: UploadItemProps) {
  const { apiBase, language } = useServices();
  const words = uploadsWords[language];
  const { kind, url, bytes, width, height, usedBy, descriptions } = upload;
  const name = nameOf(upload);
  const pixels = width === undefined || height === undefined ? [] : [fill(words.pixels, { width, height })];
  const facts = [...pixels, byteSize(bytes), ...(day === "" ? [] : [day])];
  const [description = ""] = descriptions[language];
  return (
    <li className="adm-upload">
      {kind === "picture" ? (
        <img src={`${apiBase}${url}`} alt="" loading="lazy" width="80" height="60" />
      ) : (
        <span className="adm-upload-type" aria-hidden="true">
          PDF
        </span>
      )}
      <div>
        <p className="adm-picture-name">{name}</p>
        <p className="adm-hint">{facts.join(words.separator)}</p>
        {description === "" ? null : <p>{description}</p>}
        {usedBy.length === 0 ? (
          <p className="adm-hint">{words.unused}</p>
        ) : (
          <p className="adm-hint">
            {words.usedIn}
            <UploadUses uses={usedBy} newTab />
          </p>
        )}
      </div>
      <Button aria-label={fill(words.chooseName, { name })} onClick={onChoose}>
        {words.choose}
      </Button>
    </li>
  );
}
