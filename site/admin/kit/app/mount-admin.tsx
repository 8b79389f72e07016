import type { AdminItem } from "../../client";
import type { AdminMount } from "../../host";
import { AdminApp, type PagedKind } from "./AdminApp";
import { AdminFrame, mountApp } from "./mount-app";
import type { Services } from "./services";
import type { FormValues } from "../form/values";

/** Makes the `mount` of a micro-frontend for one kind of item. */
export function mountAdmin<Item extends AdminItem, V extends FormValues>(kind: PagedKind<Item, V>): AdminMount {
  return mountApp(<AdminApp kind={kind} />);
}

interface AdminRootProps<Item extends AdminItem, V extends FormValues> {
  readonly kind: PagedKind<Item, V>;
  readonly services: Services;
}

/** The admin page of a kind with everything around it. */
export function AdminRoot<Item extends AdminItem, V extends FormValues>({ kind, services }: AdminRootProps<Item, V>) {
  return (
    <AdminFrame services={services}>
      <AdminApp kind={kind} />
    </AdminFrame>
  );
}
