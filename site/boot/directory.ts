import { companySearch, wordSearch } from "../directory/search-companies";
import { elements, setText } from "./elements";

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Starts the search of every `.directory` (R4.6, R15.8): shows the `.company-card` elements whose names match and how many
 * they are, below them those whose description has the words that are typed. The address holds what every field of the form says. In the HTML:
 * - `data-matches` of a card: the names that are searched;
 * - `data-<name of a select>` of a card: the value that must be chosen there;
 * - `data-showing` of the status: the pattern of the count.
 */
export function startDirectory(): void {
  elements(document, ".directory").forEach(startSearch);
}

function startSearch(directory: HTMLElement): void {
  const find = (selector: string) => directory.querySelector<HTMLElement>(selector);
  const fields = [...directory.querySelectorAll<Field>("form [name]")];
  const [field] = fields;
  const note = find(".company-described");
  const empty = find(".directory-empty");
  if (!field || !note || !empty) return;
  const cards = elements(directory, ".company-card");
  const list = note.parentElement;
  const status = find("[role=status]");
  let searched: string | undefined;
  const search = (): void => {
    // Cards that are moved lose the focus: nothing moves when the page comes back as it was.
    const asked = fields.map(({ value }) => value).join();
    if (asked === searched) return;
    searched = asked;
    const matches = companySearch(field.value);
    const offered = cards.filter(({ dataset }) =>
      fields.every(({ name, value }) => value === "" || (dataset[name] ?? value) === value),
    );
    const named = offered.filter(({ dataset }) => matches(dataset["matches"] ?? ""));
    const describes = wordSearch(field.value);
    const described = offered.filter(
      (card) => !named.includes(card) && describes(card.querySelector("p")?.textContent ?? ""),
    );
    const found = [...named, ...described];
    for (const card of cards) card.hidden = !found.includes(card);
    // A card that is moved is laid out anew: only the described ones leave their place, and come back.
    if (!note.hidden) list?.append(...cards);
    if (described.length > 0) list?.append(note, ...described);
    note.hidden = described.length === 0;
    empty.hidden = found.length > 0;
    const pattern = status?.dataset["showing"] ?? "";
    setText(status, pattern.replace("{{count}}", String(named.length)).replace("{{total}}", String(cards.length)));
    const address = new URL(location.href);
    for (const { name, value } of fields) {
      if (value === "") address.searchParams.delete(name);
      else address.searchParams.set(name, value);
    }
    history.replaceState(history.state, "", address);
  };
  const reset = (): void => {
    field.form?.reset();
    search();
  };
  field.form?.addEventListener("input", search);
  // The search runs while typing; Enter, also the one that ends a Japanese conversion, and the button do nothing more.
  field.form?.addEventListener("submit", (event) => event.preventDefault());
  // Only companies can be chosen; choosing them again resets the search.
  find("[role=tab][aria-selected=true]")?.addEventListener("click", reset);
  find(".directory-empty button")?.addEventListener("click", () => {
    reset();
    // The focused button is hidden with the empty state.
    field.focus();
  });
  // Text typed before this script ran takes precedence over the address.
  const { searchParams } = new URL(location.href);
  for (const each of fields) {
    each.value ||= searchParams.get(each.name) ?? "";
    // A place that is no longer offered.
    each.value ||= "";
  }
  search();
  // Restored by the browser on the way back.
  addEventListener("pageshow", search);
}
