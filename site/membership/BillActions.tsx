import { useState } from "react";
import { useTranslation } from "react-i18next";
import { BootButton } from "../ui/BootButton";
import { ButtonLink } from "../ui/ButtonLink";

interface Props {
  /** Where one applies for what was chosen. */
  readonly href: string;
  /** The address for somebody else. */
  readonly sentAddress: () => string;
  readonly onPrint: () => void;
}

type Copied = "idle" | "copied" | "failed";

/** What to do with a bill: apply, print it, pass it on. */
export function BillActions({ href, sentAddress, onPrint }: Props) {
  const { t } = useTranslation("membership");
  const [copied, setCopied] = useState<Copied>("idle");
  const copy = (): void => {
    // Without https there is no clipboard at all.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    const writing = clipboard?.writeText(sentAddress()) ?? Promise.reject(new Error("no clipboard"));
    writing.then(
      () => setCopied("copied"),
      () => setCopied("failed"),
    );
  };
  return (
    <div className="bill-actions">
      <ButtonLink href={href}>{t("bill.apply")}</ButtonLink>
      <p className="bill-pass-on">
        <BootButton mark="print" onClick={onPrint}>
          {t("bill.print")}
        </BootButton>
        <BootButton mark="copy" onClick={copy}>
          {t("bill.copy")}
        </BootButton>
        <span role="status">{copied === "idle" ? "" : t(`bill.${copied}`)}</span>
      </p>
    </div>
  );
}
