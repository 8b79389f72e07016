import { useTranslation } from "react-i18next";
import { useFrame } from "../shell/frame";
import type { Fee } from "./fees-on";
import { yen } from "../../content/model/text/yen";

/** A fee; while a promotion lowers it, the regular one is struck through before it. */
export function FeeAmount({ fee: { now, regular } }: { readonly fee: Fee }) {
  const { t } = useTranslation("membership");
  const { language } = useFrame();
  return (
    <>
      {now !== regular && (
        <>
          <span className="visually-hidden">{t("fee.regular")} </span>
          <s>{yen(language, regular)}</s> <span className="visually-hidden">{t("fee.promotion")} </span>
        </>
      )}
      <b>{yen(language, now)}</b>
    </>
  );
}
