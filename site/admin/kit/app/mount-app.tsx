import { StrictMode, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { createClient } from "../../client";
import type { AdminMount } from "../../host";
import { DialogsProvider } from "../dialogs/Dialogs";
import { ServicesProvider, type Services } from "../services/services";
import { EndOfSession } from "../services/end-of-session";
import { HostSiteProvider, unknownSite } from "../services/host-site";
import { StatusProvider } from "../status/StatusMessages";
import { wordsOf } from "../services/words";
import type { EditorLoader } from "../services/editor-props";
import "../styles/admin.css";

/** Loads the editor as a chunk of its own, which keeps it out of the admin's first load. */
const loadMarkdownEditor: EditorLoader = async () => (await import("../editor/MarkdownEditor")).MarkdownEditor;

/** Makes the `mount` of a micro-frontend that shows this page. */
export function mountApp(page: ReactNode): AdminMount {
  return (element, { language, apiBase, site = unknownSite, sites }) => {
    const services: Services = {
      language,
      apiBase,
      words: wordsOf(language),
      client: createClient(apiBase, language),
      endOfSession: new EndOfSession(),
      loadEditor: loadMarkdownEditor,
      sites,
      now: () => new Date(),
    };
    const root = createRoot(element);
    root.render(
      <StrictMode>
        <HostSiteProvider value={site}>
          <AdminFrame services={services}>{page}</AdminFrame>
        </HostSiteProvider>
      </StrictMode>,
    );
    return () => root.unmount();
  };
}

interface AdminFrameProps {
  readonly services: Services;
  readonly children: ReactNode;
}

/** Everything around an admin page: its services, dialogs and messages. */
export function AdminFrame({ services, children }: AdminFrameProps) {
  return (
    <ServicesProvider value={services}>
      <div className="adm" lang={services.language}>
        <StatusProvider>
          <DialogsProvider>{children}</DialogsProvider>
        </StatusProvider>
      </div>
    </ServicesProvider>
  );
}
