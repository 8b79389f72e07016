import { useEffect, useRef, type RefObject } from "react";
import { storeForm, restoreForm } from "./stored-form";

/** The ref of a form that keeps what is typed while the tab is open (R5.8). */
export function useStoredForm(): RefObject<HTMLFormElement> {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    // Marked by site/boot/islands.ts.
    restoreForm(form, form.dataset["touched"] !== undefined);
    storeForm(form);
    const keep = (): void => storeForm(form);
    // A page from the back/forward cache shows the form of that time.
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) restoreForm(form, false);
    };
    form.addEventListener("input", keep);
    window.addEventListener("pageshow", onPageShow);
    return () => {
      form.removeEventListener("input", keep);
      window.removeEventListener("pageshow", onPageShow);
    };
  }, []);
  return ref;
}
