import type { FormState } from "../form/form-state";
import type { AltTextRequirement } from "../form/values";

/** Whether the form's picture, if any, needs an alt text before it can be saved. */
export function altTextRequirement({ mode, image, initial }: FormState): AltTextRequirement {
  if (image.kind === "new") return "to-describe";
  if (image.kind === "remove" || mode.kind === "add" || mode.item.image === undefined) return "none";
  return initial["imageAlt"] === "" && initial["imageAlt_jp"] === "" ? "undescribed-before" : "to-describe";
}
