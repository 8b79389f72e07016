import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createClient, type AdminItem } from "../client";
import type { AdminMount } from "../host";
import { AdminApp } from "./AdminApp";
import { DialogsProvider } from "./Dialogs";
import { loadMarkdownEditor } from "./editor-loader";
import type { ItemKind } from "./item-kind";
import { ServicesProvider, type Services } from "./services";
import { StatusProvider } from "./StatusMessages";
import type { CommonValues } from "./values";
import { wordsOf } from "./words";
import "./styles/admin.css";

/** Makes the `mount` of a micro-frontend for one kind of item. */
export function mountAdmin<Item extends AdminItem, V extends CommonValues>(kind: ItemKind<Item, V>): AdminMount {
  return (element, { language, apiBase }) => {
    const services: Services = {
      language,
      apiBase,
      words: wordsOf(language),
      client: createClient(apiBase, language),
      loadEditor: loadMarkdownEditor,
      now: () => new Date(),
    };
    const root = createRoot(element);
    root.render(
      <StrictMode>
        <AdminRoot kind={kind} services={services} />
      </StrictMode>,
    );
    return () => root.unmount();
  };
}

interface AdminRootProps<Item extends AdminItem, V extends CommonValues> {
  readonly kind: ItemKind<Item, V>;
  readonly services: Services;
}

/** The admin page of a kind with everything around it. */
export function AdminRoot<Item extends AdminItem, V extends CommonValues>({ kind, services }: AdminRootProps<Item, V>) {
  return (
    <ServicesProvider value={services}>
      <div className="adm" lang={services.language}>
        <StatusProvider>
          <DialogsProvider>
            <AdminApp kind={kind} />
          </DialogsProvider>
        </StatusProvider>
      </div>
    </ServicesProvider>
  );
}
