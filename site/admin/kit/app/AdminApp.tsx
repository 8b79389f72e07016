import type { ItemFolder } from "../../../../content/model/api/history-answers";
import type { AdminItem } from "../../client";
import { AdminPanel } from "./AdminPanel";
import type { ItemKind } from "../form/item-kind";
import { useServices } from "./services";
import { SessionGate } from "../session/SessionGate";
import type { FormValues } from "../form/values";

/** A kind that has an admin page of its own. */
export type PagedKind<Item extends AdminItem, V extends FormValues> = ItemKind<Item, V> & { readonly name: ItemFolder };

interface AdminAppProps<Item extends AdminItem, V extends FormValues> {
  readonly kind: PagedKind<Item, V>;
}

/** One admin page: the login box, or form and list. After the first login the panel only hides, so that no text is lost. */
export function AdminApp<Item extends AdminItem, V extends FormValues>({ kind }: AdminAppProps<Item, V>) {
  const { words } = useServices();
  return (
    <SessionGate title={kind.words(words).title} page={kind.name} atLogout="hide">
      {(loginCount, { expire }) => <AdminPanel kind={kind} loginCount={loginCount} onUnauthorized={expire} />}
    </SessionGate>
  );
}
