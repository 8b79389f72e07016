import type { CollectionName } from "../../../content/model/collections/collection-names";
import { translate } from "../../../content/model/text/language";
import type { AdminItem } from "../client";
import { useHostSite } from "../kit/app/host-site";
import { useServices } from "../kit/app/services";
import { addressOf } from "../kit/form/item-address";

interface ItemLinkProps {
  readonly kind: CollectionName;
  readonly item: Pick<AdminItem, "_id" | "title" | "title_jp">;
}

/** An item's title, which leads to its form. */
export function ItemLink({ kind, item }: ItemLinkProps) {
  const { language } = useServices();
  const { pages } = useHostSite();
  const ownPage = kind === "events" || kind === "news";
  const pathname = ownPage ? pages[kind] : pages.content;
  const title = translate(language, item.title, item.title_jp);
  if (pathname === undefined) return <span lang={title.language}>{title.text}</span>;
  return (
    <a
      href={addressOf({ kind: "item", id: item._id }, { pathname, search: ownPage ? "" : `?in=${kind}` })}
      lang={title.language}
    >
      {title.text}
    </a>
  );
}
