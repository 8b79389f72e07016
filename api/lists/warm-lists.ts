import { contentOf } from "../../content/model/entries/content-file";
import type { Snapshot } from "../store/content-store";
import { texts } from "../texts/text-converter";

/** Makes the HTML of every item before a list is requested, so that the first list of a service that has just started is soon there. */
export const warmLists = (snapshot: Snapshot): Promise<void> =>
  texts.prepare([...snapshot.files("event"), ...snapshot.files("news")].map(({ file }) => contentOf(file)));
