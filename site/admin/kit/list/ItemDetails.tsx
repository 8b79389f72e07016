import { translate } from "../../../../content/model/text/language";
import type { ItemCardProps } from "./item-card-props";
import { CopyButton, DeleteButton, OtherButtons } from "./ItemButtons";
import { useServices } from "../services/services";

interface ItemDetailsProps extends ItemCardProps {
  readonly titleId: string;
  /** True where the row itself has Copy and Delete. */
  readonly wide: boolean;
}

/** What of an item its row does not hold: other title, text, links, and what else can be done with it. */
export function ItemDetails(props: ItemDetailsProps) {
  const { kind, item, titleId, level, wide } = props;
  const { language } = useServices();
  const { Content } = kind;
  const title = language === "ja" ? item.title : item.title_jp;
  const otherTitle =
    title && title !== translate(language, item.title, item.title_jp).text ? (
      <p className="adm-other-title" lang={language === "ja" ? "en" : "ja"}>
        {title}
      </p>
    ) : null;
  return (
    <div id={`${titleId}-details`} className="adm-card-details">
      {Content ? (
        <Content item={item} topHeading={level + 1}>
          {otherTitle}
        </Content>
      ) : (
        otherTitle
      )}
      <div className="adm-card-actions" role="group" aria-labelledby={titleId}>
        {wide ? null : <CopyButton {...props} />}
        <OtherButtons {...props} />
        {wide ? null : <DeleteButton {...props} />}
      </div>
    </div>
  );
}
