import { createContext, useContext } from "react";

const Answer = createContext<Response | undefined>(undefined);

/** Hands what the API has answered already to the component that would ask. */
export const AnswerProvider = Answer.Provider;

/** The API's answer, unread; undefined where it has not been asked. */
export const useAnswer = (): Response | undefined => useContext(Answer);
