import type { AdminItem } from "../../client";
import type { AdminMount } from "../../host";
import { AdminApp } from "./AdminApp";
import type { ItemKind } from "../form/item-kind";
import { AdminFrame, mountApp } from "./mount-app";
import type { Services } from "./services";
import type { CommonValues } from "../form/values";

/** Makes the `mount` of a micro-frontend for one kind of item. */
export function mountAdmin<Item extends AdminItem, V extends CommonValues>(kind: ItemKind<Item, V>): AdminMount {
  return mountApp(<AdminApp kind={kind} />);
}

interface AdminRootProps<Item extends AdminItem, V extends CommonValues> {
  readonly kind: ItemKind<Item, V>;
  readonly services: Services;
}

/** The admin page of a kind with everything around it. */
export function AdminRoot<Item extends AdminItem, V extends CommonValues>({ kind, services }: AdminRootProps<Item, V>) {
  return (
    <AdminFrame services={services}>
      <AdminApp kind={kind} />
    </AdminFrame>
  );
}
