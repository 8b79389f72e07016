import { elements } from "./elements";
import { startMotion } from "./motion";

/** Starts the moving strip (`.logo-strip`) of every `.partners` section; the style sheet moves it by `data-moving` (R3.5). */
export function startLogoStrips(): void {
  for (const section of elements(document, ".partners")) {
    const strip = section.querySelector<HTMLElement>(".logo-strip");
    if (strip)
      startMotion(section, (moving) => {
        strip.dataset["moving"] = String(moving);
        // Browsers scroll a hidden overflow to what has the focus; the strip runs from its start again. In a frame's callback,
        // because this forces a layout.
        if (moving) requestAnimationFrame(() => (strip.scrollLeft = 0));
      });
  }
}
