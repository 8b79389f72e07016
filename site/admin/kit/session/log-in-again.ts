import { createContext, useContext } from "react";

type LogInAgain = () => Promise<void>;

// Outside of a gate no login is possible.
const LogInAgainContext = createContext<LogInAgain>(() => new Promise(() => undefined));

/** Provided by the session's gate. */
export const LogInAgainProvider = LogInAgainContext.Provider;

/** Says that the session has ended and shows the login box in the page's place; resolves at the next login. */
export const useLogInAgain = (): LogInAgain => useContext(LogInAgainContext);
