import { useEffect, useRef, useState } from "react";
import type { Language } from "../../../../content/model/text/language";
import { useServices } from "../services/services";
import { openTranslator, UnknownLanguages } from "./device-translator";
import type { UntranslatedText } from "./translate-fields";

/** How far a translation is; `count`: percent of the download, or lines that are done. */
export interface TranslationStep {
  readonly kind:
    | "starting"
    | "downloading"
    | "translating"
    | "done"
    | "partly"
    | "confirmed"
    | "cancelled"
    | "unknown"
    | "failed";
  readonly count?: number;
}

/** Translates texts on the device; `onDone` gets the translations by field. Ends with the form. */
export function useTranslation(onDone: (texts: Readonly<Record<string, string>>) => void) {
  const services = useServices();
  const [step, setStep] = useState<TranslationStep | undefined>();
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const translate = async (texts: readonly UntranslatedText[], language: Language): Promise<void> => {
    const abort = new AbortController();
    const { signal } = abort;
    const say = (next: TranslationStep) => signal.aborted || setStep(next);
    running.current = abort;
    setStep({ kind: "starting" });
    try {
      const [translator, { translateFields }] = await Promise.all([
        openTranslator(language, signal, (share) => say({ kind: "downloading", count: Math.round(share * 100) })),
        import("./translate-fields"),
      ]);
      const ask = async (text: string): Promise<string> => {
        signal.throwIfAborted();
        return translator.translate(text, { signal });
      };
      try {
        say({ kind: "translating" });
        const done = await translateFields(texts, language, ask, services, (count) =>
          say({ kind: "translating", count }),
        );
        signal.throwIfAborted();
        const count = Object.keys(done).length;
        if (count > 0) onDone(done);
        say({ kind: count === 0 ? "failed" : count < texts.length ? "partly" : "done" });
      } finally {
        translator.destroy();
      }
    } catch (error) {
      say({ kind: error instanceof UnknownLanguages ? "unknown" : "failed" });
    } finally {
      if (running.current === abort) running.current = undefined;
    }
  };
  const cancel = (): void => {
    running.current?.abort();
    running.current = undefined;
    setStep({ kind: "cancelled" });
  };
  return { step, setStep, translate, cancel };
}
