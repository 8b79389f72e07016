import type { DeletedAnswer, SavedAnswer } from "../../../../content/model/api/answers";
import { byteSize } from "../../../../content/model/text/byte-size";
import { fill, sentences, type KindWords, type Words } from "../services/words";
import type { Entry } from "./entry";

/** A write that the API has acknowledged. */
export type AcknowledgedWrite =
  | {
      readonly kind: "added";
      readonly answer: SavedAnswer<Entry>;
      /** As below, when the item was there already and only its answer had been lost. */
      readonly fromThem?: readonly string[];
    }
  | {
      readonly kind: "saved";
      /** The version that was saved over. */
      readonly before: Entry;
      readonly answer: SavedAnswer<Entry>;
      /** Labels of the fields taken from a colleague's newer version. */
      readonly fromThem: readonly string[];
    }
  | { readonly kind: "deleted"; readonly item: Entry; readonly answer: DeletedAnswer };

/** The announcement: the sentence of success (R9.4), which changes of a colleague were merged, the picture's new size, and what the text loses. */
export function writeMessage(write: AcknowledgedWrite, words: Words, kindWords: KindWords): string {
  const kept =
    write.kind === "deleted" || !write.fromThem?.length
      ? ""
      : fill(words.conflict.kept, { fields: write.fromThem.join(words.conflict.separator) });
  const picture = write.kind === "deleted" ? undefined : write.answer.picture;
  const stored =
    picture === undefined
      ? ""
      : fill(words.image.stored, {
          before: byteSize(picture.before),
          after: byteSize(picture.after),
          width: picture.width,
          height: picture.height,
        });
  const warnings = write.kind === "deleted" ? [] : (write.answer.warnings ?? []);
  const lines = warnings.map(({ message }) => fill(words.form.saveWarning, { message }));
  return sentences(words, kindWords[write.kind], kept, stored, ...lines);
}
