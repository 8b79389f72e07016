import { useState } from "react";
import { useTranslation } from "react-i18next";

type Copied = "idle" | "copied" | "copyFailed";

interface Props {
  /** What the receiver reads beside the address. */
  readonly title: string;
  /** Where it stands on this site; with a hash for a part of a page. */
  readonly path: string;
  /** Offers to print the page, too. */
  readonly printable?: boolean;
}

/** Hands an item on: by the device's own way of sharing, or else by its address in the clipboard; or on paper. */
export function ShareButtons({ title, path, printable = false }: Props) {
  const { t } = useTranslation("items");
  const [copied, setCopied] = useState<Copied>("idle");
  const share = (): void => {
    const url = new URL(path, window.location.origin).href;
    // Many desks have no such thing, and without https there is neither this nor a clipboard.
    const { share: shareNatively, clipboard } = navigator as Partial<Navigator>;
    if (shareNatively) {
      // Rejects when the visitor thinks better of it.
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
    <div className="pass-on">
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
