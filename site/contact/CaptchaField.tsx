import { useTranslation } from "react-i18next";
import { describedByProblem, fieldId } from "./field-ids";
import { FieldFrame } from "./FieldFrame";
import { MailLink } from "./MailLink";
import type { Captcha } from "./use-captcha";

const labelId = "contact-captcha-label";

interface Props {
  readonly captcha: Captcha;
  /** Error text. */
  readonly problem: string | undefined;
}

/** The captcha, where one is configured (R5.5). */
export function CaptchaField({ captcha, problem }: Props) {
  const { t } = useTranslation("contact");
  if (captcha.state === "none") return null;
  return (
    <FieldFrame field="captcha" problem={problem} wide>
      <div
        role="group"
        id={fieldId("captcha")}
        tabIndex={-1}
        aria-labelledby={labelId}
        {...describedByProblem("captcha", problem)}
      >
        <p id={labelId} className="contact-captcha-label">
          {t("captcha.label")} <span aria-hidden="true">*</span>
        </p>
        {captcha.state === "failed" ? (
          <p role="status">
            {t("captcha.failed")} <MailLink />
          </p>
        ) : (
          captcha.state === "loading" && <p className="contact-captcha-loading">{t("captcha.loading")}</p>
        )}
        <div className="contact-captcha" ref={captcha.holder} data-state={captcha.state} />
      </div>
    </FieldFrame>
  );
}
