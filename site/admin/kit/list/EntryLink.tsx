import type { CollectionName } from "../../../../content/model/collections/collection-names";
import { translate } from "../../../../content/model/text/language";
import { useHostSite } from "../services/host-site";
import { useServices } from "../services/services";
import { addressOf } from "../form/item-address";
import { preparedAddress } from "../publication/prepared-address";
import type { Entry } from "../entry/entry";

interface EntryLinkProps {
  readonly kind: CollectionName;
  readonly item: Pick<Entry, "_id" | "title" | "title_jp">;
  /** Leads to the form of its prepared change instead. */
  readonly prepared?: boolean | undefined;
  /** For a dialog over a form, whose text is not saved. */
  readonly newTab?: boolean;
}

/** An entry's title, which leads to its form. */
export function EntryLink({ kind, item, prepared = false, newTab = false }: EntryLinkProps) {
  const { language } = useServices();
  const { pages } = useHostSite();
  const ownPage = kind === "events" || kind === "news";
  const pathname = ownPage ? pages[kind] : pages.content;
  const title = translate(language, item.title, item.title_jp);
  if (pathname === undefined) return <span lang={title.language}>{title.text}</span>;
  const page = { pathname, search: ownPage ? "" : `?in=${kind}` };
  return (
    <a
      href={prepared ? preparedAddress(item._id, page) : addressOf({ kind: "item", id: item._id }, page)}
      lang={title.language}
      target={newTab ? "_blank" : undefined}
    >
      {title.text}
    </a>
  );
}
