import { useState } from "react";
import { useTranslation } from "react-i18next";

type Copied = "idle" | "copied" | "copyFailed";

interface Props {
  /** Shared together with the address. */
  readonly title: string;
  /** Path on this site; with a hash for a part of a page. */
  readonly path: string;
  /** Offers to print the page, too. */
  readonly printable?: boolean;
}

/** Share (by the device's share sheet), copy the link where there is none, or print. */
export function ShareButtons({ title, path, printable = false }: Props) {
  const { t } = useTranslation("items");
  const [copied, setCopied] = useState<Copied>("idle");
  const share = (): void => {
    const url = new URL(path, window.location.origin).href;
    // Many desktop browsers lack navigator.share; without https the clipboard is missing, too.
    const { share: shareNatively, clipboard } = navigator as Partial<Navigator>;
    if (shareNatively) {
      // Rejects when the visitor cancels.
      shareNatively.call(navigator, { title, url }).catch(() => undefined);
      return;
    }
    const writing = clipboard?.writeText(url) ?? Promise.reject(new Error("no clipboard"));
    writing.then(
      () => setCopied("copied"),
      () => setCopied("copyFailed"),
    );
  };
  return (
    <div className="share-buttons">
      <button type="button" onClick={share}>
        {t("share")}
        <span className="visually-hidden">{t("shareWhat", { title })}</span>
      </button>
      {printable && (
        <button type="button" onClick={() => window.print()}>
          {t("print")}
        </button>
      )}
      <span role="status">{copied === "idle" ? "" : t(copied)}</span>
    </div>
  );
}
