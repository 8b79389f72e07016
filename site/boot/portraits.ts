import { elements } from "./elements";

/** Replaces portraits that cannot be loaded, or already failed to, by their fallback (R4.1). */
export function startPortraits(root: ParentNode = document): void {
  for (const portrait of elements(root, ".portrait")) {
    const image = portrait.querySelector("img");
    const { fallback } = portrait.dataset;
    if (!image || fallback === undefined) continue;
    const replace = (): void => {
      portrait.querySelectorAll("source").forEach((source) => source.remove());
      image.src = fallback;
    };
    if (image.complete && image.naturalWidth === 0) replace();
    else image.addEventListener("error", replace, { once: true });
  }
}
