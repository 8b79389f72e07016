import { companyFilter } from "../directory/filter-companies";
import { elements, setText } from "./elements";

/**
 * Starts the search of every `.directory` (R4.6): shows the `.company-card` elements whose `data-matches` hold what is typed, and
 * how many they are, by the pattern in `data-showing` of the status.
 */
export function startDirectory(root: ParentNode = document): void {
  elements(root, ".directory").forEach(startSearch);
}

function startSearch(directory: HTMLElement): void {
  const field = directory.querySelector<HTMLInputElement>("input[type=search]");
  if (!field) return;
  const cards = elements(directory, ".company-card");
  const status = directory.querySelector<HTMLElement>("[role=status]");
  const hide = (selector: string, hidden: boolean): void =>
    elements(directory, selector).forEach((element) => (element.hidden = hidden));
  const search = (): void => {
    const matches = companyFilter(field.value);
    let count = 0;
    for (const card of cards) {
      card.hidden = !matches({ matches: card.dataset["matches"] ?? "" });
      if (!card.hidden) count += 1;
    }
    hide(".company-grid", count === 0);
    hide(".directory-empty", count > 0);
    const pattern = status?.dataset["showing"] ?? "";
    setText(status, pattern.replace("{{count}}", String(count)).replace("{{total}}", String(cards.length)));
  };
  const reset = (): void => {
    field.value = "";
    search();
  };
  field.addEventListener("input", search);
  // The search runs while typing; Enter, also the one that ends a Japanese conversion, does nothing.
  field.form?.addEventListener("submit", (event) => event.preventDefault());
  // Only companies can be chosen; choosing them again resets the search.
  directory.querySelector("[role=tab][aria-selected=true]")?.addEventListener("click", reset);
  directory.querySelector(".directory-empty button")?.addEventListener("click", () => {
    reset();
    // The focused button is hidden with the empty state.
    field.focus();
  });
  // Typed before this ran, or restored by the browser on the way back.
  if (field.value !== "") search();
  window.addEventListener("pageshow", search);
}
