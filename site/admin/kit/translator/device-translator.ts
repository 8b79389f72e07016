import type { Language } from "../../../../content/model/text/language";

/** The translator of the browser (https://webmachinelearning.github.io/translation-api): nothing leaves the device. */
interface DeviceTranslator {
  translate(text: string, options: { readonly signal: AbortSignal }): Promise<string>;
  destroy(): void;
}

interface Pair {
  readonly sourceLanguage: Language;
  readonly targetLanguage: Language;
}

interface TranslatorApi {
  availability(pair: Pair): Promise<"unavailable" | "downloadable" | "downloading" | "available">;
  create(
    options: Pair & { readonly signal: AbortSignal; readonly monitor: (monitor: EventTarget) => void },
  ): Promise<DeviceTranslator>;
}

const api = (): TranslatorApi | undefined => (globalThis as { readonly Translator?: TranslatorApi }).Translator;

/** True where the browser has a translator of its own. */
export const hasTranslator = (): boolean => "Translator" in globalThis;

/** The browser has no model of these languages. */
export class UnknownLanguages extends Error {}

/**
 * A translator of a browser that has one; to be called on a press, which a download needs. `onDownload`: the share of the model
 * that has come, 0 to 1. Rejects with UnknownLanguages, and when the signal ends it.
 */
export async function openTranslator(
  targetLanguage: Language,
  signal: AbortSignal,
  onDownload: (share: number) => void,
): Promise<DeviceTranslator> {
  const translator = api();
  const pair: Pair = { sourceLanguage: targetLanguage === "en" ? "ja" : "en", targetLanguage };
  if (translator === undefined || (await translator.availability(pair)) === "unavailable") throw new UnknownLanguages();
  signal.throwIfAborted();
  return translator.create({
    ...pair,
    signal,
    monitor: (monitor) =>
      monitor.addEventListener("downloadprogress", (event) => onDownload((event as ProgressEvent).loaded)),
  });
}
