import { useTranslation } from "react-i18next";
import { Picture, type Pictures } from "../ui/Picture";

interface Props {
  readonly name: string;
  readonly image: string;
  readonly link: string;
  readonly pictures: Pictures;
  /** As in `<img sizes>`. */
  readonly sizes: string;
  /** A copy that only the eye should find. */
  readonly isCopy?: boolean;
}

/** A partner's mark that opens the partner's own site in a new tab. */
export function NewTabPicture({ name, image, link, pictures, sizes, isCopy = false }: Props) {
  const { t } = useTranslation("common");
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" {...(isCopy ? { tabIndex: -1 } : {})}>
      <Picture image={image} pictures={pictures} alt={isCopy ? "" : name} sizes={sizes} />
      {!isCopy && <span className="visually-hidden"> {t("opensNewTab")}</span>}
    </a>
  );
}
