import type { PictureAnswer } from "../../../../content/model/api/history-answers";
import { byteSize } from "../../../../content/model/text/byte-size";
import { titleIn } from "../entry/item-change";
import { useServices } from "../services/services";
import { fill } from "../services/words";

interface PictureListProps {
  readonly pictures: readonly PictureAnswer[];
  readonly onDelete: (picture: PictureAnswer) => void;
}

/** Pictures with their sizes and the items that show them; those that none shows can be deleted. */
export function PictureList({ pictures, onDelete }: PictureListProps) {
  const { words, apiBase, language } = useServices();
  const texts = words.pictures;
  const unused = pictures.filter(({ usedBy }) => usedBy.length === 0);
  return (
    <>
      <p role="status">
        {pictures.length === 0
          ? texts.none
          : fill(texts.count, {
              count: pictures.length,
              unused: unused.length,
              size: byteSize(unused.reduce((sum, { bytes }) => sum + bytes, 0)),
            })}
      </p>
      <ul className="adm-picture-list">
        {pictures.map((picture) => {
          const { path, url, bytes, usedBy } = picture;
          const name = path.split("/").at(-1) ?? path;
          return (
            <li key={path} className="adm-picture">
              <img src={`${apiBase}${url}`} alt="" loading="lazy" width="160" height="90" />
              <div>
                <p className="adm-picture-name">{name}</p>
                <p className="adm-hint">{byteSize(bytes)}</p>
                {usedBy.length === 0 ? (
                  <p>
                    <span className="adm-badge adm-badge-warn">{texts.unused}</span>
                  </p>
                ) : (
                  <p className="adm-hint">
                    {fill(texts.usedBy, { titles: usedBy.map((use) => titleIn(language, use)).join(", ") })}
                  </p>
                )}
              </div>
              {usedBy.length === 0 ? (
                <button
                  type="button"
                  className="adm-button adm-danger"
                  aria-label={fill(texts.deleteName, { name })}
                  onClick={() => onDelete(picture)}
                >
                  {words.list.delete}
                </button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </>
  );
}
