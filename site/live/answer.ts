import { createContext, useContext } from "react";

/** What the API answered to an island's question. */
export interface ApiAnswer {
  readonly status: number;
  /** Parsed JSON. */
  readonly body: unknown;
}

const Answer = createContext<ApiAnswer | undefined>(undefined);

/** Hands what the API has answered already to the component that would ask. */
export const AnswerProvider = Answer.Provider;

/** The API's answer; undefined where it has not been asked. */
export const useAnswer = (): ApiAnswer | undefined => useContext(Answer);
