import { z } from "zod";
import { fault } from "../../content/model/problems/fault";
import { errorMessage } from "../../content/model/error-message";
import { ApiError } from "../errors";
import type { Log } from "../support/log";

/** How tokens of the captcha are verified: `CAPTCHA_SECRET` and `CAPTCHA_VERIFY_URL`. */
export interface CaptchaSettings {
  readonly secret: string;
  readonly verifyUrl: string;
}

/** Verifies a token at the captcha's provider. Throws "invalid-input", or "captcha-unavailable" without an answer. */
export type VerifyCaptcha = (token: string) => Promise<void>;

const timeout = 10_000;
const Answer = z.object({ success: z.boolean(), "error-codes": z.array(z.string()).default([]) });
/** The provider refuses what is ours, not the visitor's token. */
const ownFaults: ReadonlySet<string> = new Set(["missing-input-secret", "invalid-input-secret", "bad-request"]);

/** Verifies tokens at the provider, which learns the token only: not the visitor's address, and nothing of the form. */
export function captchaVerifier({ secret, verifyUrl }: CaptchaSettings, log: Log): VerifyCaptcha {
  const ask = async (token: string): Promise<z.infer<typeof Answer>> => {
    const response = await fetch(verifyUrl, {
      method: "POST",
      body: new URLSearchParams({ secret, response: token }),
      redirect: "error",
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Error(`status ${String(response.status)}`);
    const answer = Answer.parse(await response.json());
    const own = answer["error-codes"].find((code) => ownFaults.has(code));
    if (own !== undefined) throw new Error(own);
    return answer;
  };
  return async (token) => {
    const answer = await ask(token).catch((cause: unknown) => {
      log.warn({ reason: errorMessage(cause) }, "the captcha could not be verified");
      throw new ApiError("captcha-unavailable", { retryAfter: 60, expected: true });
    });
    if (!answer.success) throw new ApiError("invalid-input", { fields: { captcha: fault("captchaRequired") } });
  };
}
