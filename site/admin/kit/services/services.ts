import { createContext, useContext } from "react";
import type { Language } from "../../../../content/model/text/language";
import type { AdminClient } from "../../client";
import type { Sites } from "../../host";
import type { EditorLoader } from "./editor-props";
import type { EndOfSession } from "./end-of-session";
import type { Words } from "./words";

/** What every part of the admin may use; tests hand in their own clock and editor. */
export interface Services {
  readonly language: Language;
  readonly words: Words;
  readonly client: AdminClient;
  readonly apiBase: string;
  readonly endOfSession: EndOfSession;
  readonly loadEditor: EditorLoader;
  /** The chamber as on the public pages; undefined when the host page was built by an older release. */
  readonly sites?: Sites | undefined;
  readonly now: () => Date;
}

const ServicesContext = createContext<Services | undefined>(undefined);

/** Provides the services. */
export const ServicesProvider = ServicesContext.Provider;

/** The services of the admin around this component; throws outside of one. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error("useServices needs a ServicesProvider above it");
  return services;
}
