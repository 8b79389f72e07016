import type { AdminItem } from "../../client";
import { AdminPanel } from "./AdminPanel";
import type { ItemKind } from "../form/item-kind";
import { useServices } from "./services";
import { SessionGate } from "../session/SessionGate";
import type { CommonValues } from "../form/values";

interface AdminAppProps<Item extends AdminItem, V extends CommonValues> {
  readonly kind: ItemKind<Item, V>;
}

/** One admin page: the login box, or form and list. After the first login the panel only hides, so that no text is lost. */
export function AdminApp<Item extends AdminItem, V extends CommonValues>({ kind }: AdminAppProps<Item, V>) {
  const { words } = useServices();
  return (
    <SessionGate title={kind.words(words).title} page={kind.name} atLogout="hide">
      {(loginCount, { expire }) => <AdminPanel kind={kind} loginCount={loginCount} onUnauthorized={expire} />}
    </SessionGate>
  );
}
