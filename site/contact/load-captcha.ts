import type { Language } from "../../content/model/text/language";

/** The part of the captcha service (reCAPTCHA v2, explicit rendering) that the form uses. */
export interface CaptchaService {
  /** Renders a widget into an empty element and answers its number. */
  render(
    element: HTMLElement,
    options: {
      readonly sitekey: string;
      readonly size: "normal" | "compact";
      readonly callback: (token: string) => void;
      readonly "expired-callback": () => void;
      readonly "error-callback": () => void;
    },
  ): number;
  reset(widget: number): void;
}

declare global {
  interface Window {
    grecaptcha?: CaptchaService;
    onCaptchaLoaded?: () => void;
  }
}

const address = "https://www.google.com/recaptcha/api.js";
const readyEvent = "captcha-ready";

/** The captcha service; its script is loaded once, by the first form that needs it. Raises an Error when it cannot be. */
export function loadCaptcha(language: Language): Promise<CaptchaService> {
  return new Promise((resolve, reject) => {
    const answer = (): void => {
      if (window.grecaptcha) resolve(window.grecaptcha);
      else reject(new Error("The captcha's script loaded without its service"));
    };
    if (window.grecaptcha) {
      answer();
      return;
    }
    const script = captchaScript(language);
    script.addEventListener(readyEvent, answer);
    script.addEventListener("error", () => reject(new Error("The captcha's script could not be loaded")));
  });
}

function captchaScript(language: Language): HTMLScriptElement {
  const present = document.querySelector<HTMLScriptElement>(`script[src^="${address}"]`);
  if (present) return present;
  const script = document.createElement("script");
  script.src = `${address}?onload=onCaptchaLoaded&render=explicit&hl=${language}`;
  script.async = true;
  // The service calls this once it can render, which is later than the script's own load event.
  window.onCaptchaLoaded = () => {
    script.dispatchEvent(new Event(readyEvent));
  };
  // A failed script is never tried again by itself; the next form adds a new one.
  script.addEventListener("error", () => script.remove());
  document.head.append(script);
  return script;
}
