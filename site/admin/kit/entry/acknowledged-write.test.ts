import { wordsOf } from "../services/words";
import { writeMessage, type AcknowledgedWrite } from "./acknowledged-write";

test.each([
  ["en", "Please look again: what you saved links to nothing."],
  ["ja", "ご確認ください：links to nothing。"],
] as const)(
  "in %s a warning about what was saved names no line of a file that its author never sees",
  (language, said) => {
    const words = wordsOf(language);
    const warnings = [{ field: "description", line: 8, message: "links to nothing" }];
    const write = { kind: "added", answer: { warnings } } as unknown as AcknowledgedWrite;
    expect(writeMessage(write, words, words.news)).toMatch(said);
  },
);
