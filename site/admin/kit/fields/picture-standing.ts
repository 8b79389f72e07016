import type { AdminItem } from "../../client";
import type { FormState } from "../form/form-state";
import type { CommonValues, PictureStanding } from "../form/values";

/** Whether the form's picture, if it has one, must be described before it can be saved. */
export function pictureStanding<Item extends AdminItem, V extends CommonValues>({
  mode,
  image,
  initial,
}: FormState<Item, V>): PictureStanding {
  if (image.kind === "new") return "to-describe";
  if (image.kind === "remove" || mode.kind === "add" || mode.item.image === undefined) return "none";
  return initial.imageAlt === "" && initial.imageAlt_jp === "" ? "undescribed-before" : "to-describe";
}
