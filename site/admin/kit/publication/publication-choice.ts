import { textIn, type FieldValues } from "../fields/values";
import { partsOfMoment } from "../dates/moment-parts";

export const publicationChoices = ["now", "at", "draft"] as const;

/** What staff choose of an item: public once it is saved, from a time on, or not until they say so. */
export type PublicationChoice = (typeof publicationChoices)[number];

/** Public once it is saved, and from then on. */
export const atOnce: FieldValues = { draft: false, publishAt: "", unpublishAt: "" };

/** The choice that a form's values hold; a time that cannot be read is one that has to be chosen, also in a draft. */
export function choiceOf({ draft, publishAt = "" }: FieldValues): PublicationChoice {
  const isUnreadable = publishAt !== "" && partsOfMoment(textIn(publishAt)) === undefined;
  if (draft === true && !isUnreadable) return "draft";
  return publishAt === "" ? "now" : "at";
}

/** The values of a choice; `time`: from when on the item is public. */
export const valuesOfChoice = (choice: PublicationChoice, time: string): FieldValues => ({
  draft: choice === "draft",
  publishAt: choice === "at" ? time : "",
});
