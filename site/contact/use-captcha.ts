import { useEffect, useRef, useState, type RefObject } from "react";
import type { Language } from "../../content/model/text/language";
import { loadCaptcha } from "./load-captcha";

/** The captcha of a form. */
export interface Captcha {
  /** "none" when no captcha is configured. */
  readonly state: "none" | "loading" | "ready" | "failed";
  /** The element that the widget is rendered into. */
  readonly holder: RefObject<HTMLDivElement>;
  /** "" until it is completed, undefined when there is none. */
  readonly token: () => string | undefined;
  /** A token serves once. */
  readonly reset: () => void;
}

// The width of the normal widget, in pixels; the service has one other size.
const normalWidth = 304;

/** Loads and renders the captcha where a site key is configured (R5.5). */
export function useCaptcha(siteKey: string | null, language: Language, onCompleted: () => void): Captcha {
  const holder = useRef<HTMLDivElement>(null);
  const token = useRef("");
  const resetWidget = useRef<(() => void) | undefined>(undefined);
  const completed = useRef(onCompleted);
  const [state, setState] = useState<Captcha["state"]>(siteKey === null ? "none" : "loading");
  useEffect(() => {
    completed.current = onCompleted;
  });

  useEffect(() => {
    const element = holder.current;
    if (siteKey === null || !element) return;
    const box = document.createElement("div");
    element.append(box);
    let left = false;
    const forget = (): void => {
      token.current = "";
    };
    const fail = (error?: unknown): void => {
      if (left) return;
      console.error("The captcha does not work.", error);
      forget();
      setState("failed");
    };
    loadCaptcha(language)
      .then((service) => {
        if (left) return;
        const widget = service.render(box, {
          sitekey: siteKey,
          size: element.clientWidth < normalWidth ? "compact" : "normal",
          callback: (given) => {
            token.current = given;
            setState("ready");
            completed.current();
          },
          "expired-callback": forget,
          "error-callback": fail,
        });
        resetWidget.current = () => {
          forget();
          service.reset(widget);
        };
        setState("ready");
      })
      .catch(fail);
    return () => {
      left = true;
      resetWidget.current = undefined;
      forget();
      box.remove();
    };
  }, [siteKey, language]);

  return {
    state,
    holder,
    token: () => (siteKey === null ? undefined : token.current),
    reset: () => resetWidget.current?.(),
  };
}
