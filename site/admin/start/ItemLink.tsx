import type { ItemFolder } from "../../../content/model/api/history-answers";
import { translate } from "../../../content/model/text/language";
import type { AdminItem } from "../client";
import { useHostSite } from "../kit/app/host-site";
import { useServices } from "../kit/app/services";
import { addressOf } from "../kit/form/item-address";

interface ItemLinkProps {
  readonly kind: ItemFolder;
  readonly item: Pick<AdminItem, "_id" | "title" | "title_jp">;
}

/** An item's title, which leads to its form. */
export function ItemLink({ kind, item }: ItemLinkProps) {
  const { language } = useServices();
  const pathname = useHostSite().pages[kind];
  const title = translate(language, item.title, item.title_jp);
  if (pathname === undefined) return <span lang={title.language}>{title.text}</span>;
  return (
    <a href={addressOf({ kind: "item", id: item._id }, { pathname, search: "" })} lang={title.language}>
      {title.text}
    </a>
  );
}
