import { useState } from "react";
import { useTranslation } from "react-i18next";
import { navigate } from "../shell/navigate";
import { BootButton } from "../ui/BootButton";
import { ButtonLink } from "../ui/ButtonLink";

interface Props {
  /** Which bill it is: what was said of another one is no longer shown. */
  readonly bill: string;
  /** Where one applies for what was chosen. */
  readonly href: string;
  /** The address to send to others. */
  readonly sentAddress: () => string;
  /** Of the plan and its size. */
  readonly names: readonly string[];
  readonly onPrint: () => void;
}

interface Copied {
  readonly bill: string;
  readonly result: "copied" | "failed";
}

/** Actions on a bill: apply, print, share or copy its address. */
export function BillActions({ bill, href, sentAddress, names, onPrint }: Props) {
  const { t } = useTranslation("membership");
  const [copied, setCopied] = useState<Copied>();
  const copy = (): void => {
    // Without https there is no clipboard at all.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    const writing = clipboard?.writeText(sentAddress()) ?? Promise.reject(new Error("no clipboard"));
    writing.then(
      () => setCopied({ bill, result: "copied" }),
      () => setCopied({ bill, result: "failed" }),
    );
  };
  const share = (): void => {
    const title = [t("calculator.heading"), ...names].join(t("applySeparator"));
    const url = sentAddress();
    const { share: shareNatively } = navigator as Partial<Navigator>;
    // Rejects when the visitor cancels.
    if (shareNatively) shareNatively.call(navigator, { title, url }).catch(() => undefined);
    // Many desktop browsers have no sheet.
    else navigate(`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`);
  };
  return (
    <div className="bill-actions">
      <ButtonLink href={href}>{t("bill.apply")}</ButtonLink>
      <p className="bill-pass-on">
        <BootButton mark="print" onClick={onPrint}>
          {t("bill.print")}
        </BootButton>
        <BootButton mark="share" onClick={share}>
          {t("bill.share")}
        </BootButton>
        <BootButton mark="copy" onClick={copy}>
          {t("bill.copy")}
        </BootButton>
        <span role="status">{copied?.bill === bill && t(`bill.${copied.result}`)}</span>
      </p>
    </div>
  );
}
