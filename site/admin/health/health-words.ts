import type { ApiAnswers } from "../../../content/model/api/api-calls";
import type { Language } from "../../../content/model/text/language";
import english from "../../locales/en/adminHealth.json";
import japanese from "../../locales/ja/adminHealth.json";
import { useServices } from "../kit/services/services";
import { contentFaults } from "../kit/status/content-faults";

/** The words of the page about the site's state. */
export type HealthWords = typeof english;

const wordsByLanguage: Record<Language, HealthWords> = { en: english, ja: japanese };

/** The page's words in the language of the admin. */
export function useHealthWords(): HealthWords {
  return wordsByLanguage[useServices().language];
}

/** The sentence for a site that needs nobody at once: true also where something is listed that may be meant so. */
export function nothingUrgent(health: ApiAnswers["health"], own: HealthWords["attention"]): string {
  const { files, prepared, disagreeing } = contentFaults(health);
  return files.length + prepared.length + disagreeing.length === 0 ? own.none : own.nothingUrgent;
}
