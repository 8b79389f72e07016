import type { EventAnswer } from "../../content/model/api/answers";
import { editEventFile, eventOfAnswer, eventToFile, parseEventFile } from "../../content/model/collections/event-file";
import { EventInput, eventOfInput } from "../../content/model/collections/event-input";
import type { Event } from "../../content/model/collections/event";
import { eventPath } from "../../content/model/collections/item-paths";
import { parseInput } from "../http/parse-input";
import type { ItemKind, Submission } from "../items/item-kind";
import { provenText, validItem, withImage } from "../items/item-text";
import { markdownOf, optionalMarkdownOf } from "../items/rich-text";

/** A checked form about an event, with its rich texts as Markdown. */
export interface EventSubmission extends Submission {
  readonly input: EventInput;
  readonly bodies: Parameters<typeof eventOfInput>[1];
}

/** Events as the item calls need them. */
export const eventKind: ItemKind<EventAnswer, EventSubmission> = {
  folder: "events",
  noun: "event",
  items: (snapshot) => snapshot.files("event").map((file) => ({ file, answer: file.file.event })),
  item: (file) => (file.file.kind === "event" ? { file, answer: file.file.event } : undefined),
  path: eventPath,
  submission(fields) {
    const input = parseInput(EventInput, fields);
    const { title, date, _id, version, removeImage, translationChecked } = input;
    const bodies = {
      description: markdownOf("description", input.description),
      description_jp: optionalMarkdownOf("description_jp", input.description_jp),
    };
    return { title, date, _id, version, removeImage, translationChecked, input, bodies };
  },
  create({ input, bodies }, image) {
    const event = withImage(validItem(eventOfInput(input, bodies)), image);
    return proven(eventToFile(event), event);
  },
  edit({ file, answer }, { input, bodies }, image) {
    const event = withImage(validItem(eventOfInput(input, bodies, eventOfAnswer(answer))), image);
    return proven(editEventFile(file.text, event), event);
  },
  read({ id, text, version, path }) {
    const parsed = parseEventFile(id, text, version, path);
    return parsed.ok ? { ok: true, answer: parsed.event } : parsed;
  },
  restore: ({ text }) => text,
};

function proven(text: string, event: Event): string {
  const read = parseEventFile("id", text, "");
  return provenText(text, event, read.ok ? eventOfAnswer(read.event) : undefined);
}
