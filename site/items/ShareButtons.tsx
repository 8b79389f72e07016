import { useTranslation } from "react-i18next";
import { BootButton } from "../ui/BootButton";

interface Props {
  /** Shared together with the address. */
  readonly title: string;
  /** Path on this site; with a hash for a part of a page. */
  readonly path: string;
  /** Offers to print the page, too. */
  readonly printable?: boolean;
}

/** Buttons that site/boot/share.ts makes work: share, or copy the link, and print. They do nothing in a preview. */
export function ShareButtons({ title, path, printable = false }: Props) {
  const { t } = useTranslation("items");
  return (
    <div
      className="share-buttons"
      data-title={title}
      data-path={path}
      data-copied={t("copied")}
      data-copy-failed={t("copyFailed")}
    >
      <BootButton mark={`share-${path}`} data-action="share">
        {t("share")}
        <span className="visually-hidden">{t("ofItem", { title })}</span>
      </BootButton>
      {printable && (
        <BootButton mark={`print-${path}`} data-action="print">
          {t("print")}
        </BootButton>
      )}
      <span role="status" />
    </div>
  );
}
