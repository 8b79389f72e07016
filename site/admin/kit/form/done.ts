import type { DeletedAnswer, SavedAnswer } from "../../../../content/model/api/answers";
import type { AdminItem } from "../../client";
import { byteSize } from "../fields/image-file";
import { fill, type KindWords, type Words } from "../status/words";

/** A write that the API has acknowledged. */
export type Done<Item extends AdminItem> =
  | {
      readonly kind: "added";
      readonly answer: SavedAnswer<Item>;
      /** As below, when the item was there already and only its answer had been lost. */
      readonly fromThem?: readonly string[];
    }
  | {
      readonly kind: "saved";
      /** The version that was saved over. */
      readonly before: Item;
      readonly answer: SavedAnswer<Item>;
      /** Labels of the fields that hold what a colleague saved meanwhile. */
      readonly fromThem: readonly string[];
    }
  | { readonly kind: "deleted"; readonly item: Item; readonly answer: DeletedAnswer };

/** What is announced: the sentence of the success (R9.4), which changes of a colleague were kept, and what became of a picture. */
export function doneWords<Item extends AdminItem>(done: Done<Item>, words: Words, kindWords: KindWords): string {
  const kept =
    done.kind === "deleted" || !done.fromThem?.length
      ? ""
      : fill(words.conflict.kept, { fields: done.fromThem.join(words.conflict.separator) });
  const picture = done.kind === "deleted" ? undefined : done.answer.picture;
  const stored =
    picture === undefined
      ? ""
      : fill(words.image.stored, {
          before: byteSize(picture.before),
          after: byteSize(picture.after),
          width: picture.width,
          height: picture.height,
        });
  return [kindWords[done.kind], kept, stored].filter(Boolean).join(" ");
}
