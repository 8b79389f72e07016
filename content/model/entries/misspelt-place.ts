import { allCollections } from "../collections/collections";
import { foldText } from "../text/textfold";
import { mistakesBetween } from "./unknown-names";

/** The place that the name of a text file's top folder was probably meant as, or that of a file beside the folders: "event/" is "events/". */
export function misspeltPlace(path: string): string | undefined {
  const [, top = "", slash] = /^([^/]+?)(?:(\/).*)?\.(?:md|ya?ml)$/i.exec(path) ?? [];
  const places = allCollections.filter(({ extent }) => (extent === "single") === (slash === undefined));
  const written = stem(top);
  const meant = places.find(({ name }) => {
    const mistakes = mistakesBetween(written, stem(name));
    return mistakes <= Math.floor(stem(name).length / lettersPerMistake) && name !== top;
  });
  return meant && `${meant.name}${slash ?? ".yml"}`;
}

/** A short name with another letter is another word: "team" is not "terms". */
const lettersPerMistake = 5;

/** Most are written in the singular by mistake. */
const stem = (name: string): string =>
  foldText(name)
    .replace(/[\s_-]+/g, "")
    .replace(/(?:ies|y|s)$/, "");
