import { createContext, useContext } from "react";

/** The API's answer to an island's request. */
export interface ApiAnswer {
  readonly status: number;
  /** Parsed JSON. */
  readonly body: unknown;
}

const Answer = createContext<ApiAnswer | undefined>(undefined);

/** Provides an answer already received to the component that would request it. */
export const AnswerProvider = Answer.Provider;

/** The API's answer; undefined without a request. */
export const useAnswer = (): ApiAnswer | undefined => useContext(Answer);
