import { elements, setText } from "./elements";

/**
 * Connects the arrows (`[data-step]`, -1 or 1), dots (`.panel-dot`) and counter (`.panel-counter`) of a carousel.
 * @param choose Receives an index that may be before the first or after the last.
 * @returns A function that shows a position, 0-based.
 */
export function startControls(
  part: ParentNode,
  count: number,
  choose: (index: number) => void,
): (index: number) => void {
  let current = 0;
  const dots = elements(part, ".panel-dot");
  dots.forEach((dot, index) => dot.addEventListener("click", () => choose(index)));
  for (const arrow of elements(part, "[data-step]"))
    arrow.addEventListener("click", () => choose(current + Number(arrow.dataset["step"])));
  return (index) => {
    current = index;
    dots.forEach((dot, of) => dot.setAttribute("aria-current", String(of === index)));
    setText(part.querySelector(".panel-counter"), `${String(index + 1)} / ${String(count)}`);
  };
}
