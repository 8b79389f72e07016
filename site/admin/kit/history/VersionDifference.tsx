import { WordDifference } from "../difference/WordDifference";
import { imageUrlOf } from "../entry/entry-picture";
import type { ItemKind } from "../form/item-kind";
import { useServices } from "../services/services";
import { fill } from "../services/words";
import { itemDifference, pictureDifference, type FieldDifference } from "./item-difference";
import type { Entry } from "../entry/entry";

interface VersionDifferenceProps {
  readonly kind: ItemKind;
  /** Undefined where there is nothing to compare with: everything is then shown as it is. */
  readonly before: Entry | undefined;
  readonly after: Entry;
  /** A person has confirmed that both languages agree. */
  readonly checked: boolean;
}

/** What a version changed, field by field, the changed words marked in words as well as in colour. */
export function VersionDifference(props: VersionDifferenceProps) {
  const { kind, before, after, checked } = props;
  const { words, apiBase } = useServices();
  const texts = words.history;
  const fields = itemDifference(kind, before, after);
  const picture = pictureDifference(before, after);
  const sides = [before, after].map((item) => (item === undefined ? undefined : imageUrlOf(item, apiBase)));

  if (fields.length === 0 && picture === "same")
    return <p className="adm-hint">{checked ? texts.onlyChecked : texts.nothingDiffers}</p>;
  return (
    <>
      {before === undefined ? <p className="adm-hint">{texts.firstVersion}</p> : null}
      <dl className="adm-history-fields">
        {fields.map((field) => (
          <div key={field.name}>
            <dt>{field.label}</dt>
            <dd>
              <FieldText field={field} whole={before === undefined} />
            </dd>
          </div>
        ))}
        {picture === "same" ? null : (
          <div>
            <dt>{words.image.section}</dt>
            <dd>
              <p>{texts.pictures[picture]}</p>
              <div className="adm-history-pictures">
                {sides.map((url, side) =>
                  url === undefined ? null : (
                    <img
                      key={url}
                      src={url}
                      alt={side === 0 ? texts.pictureBefore : texts.pictureAfter}
                      loading="lazy"
                      width="160"
                      height="90"
                    />
                  ),
                )}
              </div>
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}

/** A changed text word by word; a date, time or link as a whole, because single changed digits are hard to read. */
function FieldText({ field, whole }: { readonly field: FieldDifference; readonly whole: boolean }) {
  const { words } = useServices();
  const texts = words.history;
  const { before, after, language } = field;
  if (whole)
    return (
      <span lang={language} className="adm-difference">
        {after}
      </span>
    );
  if (language) return <WordDifference before={before} after={after} language={language} />;
  return (
    <span className="adm-difference">
      {fill(texts.fromTo, {
        before: before === "" ? words.conflict.empty : before,
        after: after === "" ? words.conflict.empty : after,
      })}
    </span>
  );
}
