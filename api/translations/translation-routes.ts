import type { TranslationsAnswer } from "../../content/model/api/history-answers";
import { collectionOf } from "../history/history-routes";
import { answerStaff } from "../http/answer-staff";
import type { CallHandlers } from "../http/api-router";
import type { ContentStore } from "../store/content-store";
import type { Translations } from "./translations";

export interface TranslationDependencies {
  readonly store: Pick<ContentStore, "snapshot">;
  readonly translations: Translations;
}

/** `GET /api/translations/{kind}`: what needs translation. */
export function translationRoutes({ store, translations }: TranslationDependencies): CallHandlers<"translations"> {
  return {
    translations: async (context) => {
      const answer: TranslationsAnswer = { items: await translations.of(collectionOf(context), store.snapshot()) };
      await answerStaff(context, answer);
    },
  };
}
