import { companySearch, wordSearch } from "../directory/search-companies";
import { elements, setText } from "./elements";

type Field = HTMLInputElement | HTMLSelectElement;

/** Cards that come back with a key: more than a screen shows, and the layout of hundreds would keep it waiting. */
const cardsAtOnce = 60;
/** Of the others so many follow after each paint. */
const cardsAPaint = 120;

/**
 * Starts the search of every `.directory` (R4.6, R15.8): shows the `.company-card` elements whose names match and how many
 * they are, below them those whose description has the words that are typed. The address holds what every field of the form says. In the HTML:
 * - `data-matches` of a card: the names that are searched;
 * - `data-<name of a select>` of a card: the value that must be chosen there;
 * - `data-showing` of the status: the pattern of the count;
 * - `.directory-all` in the list: has the link to the page of every company, where this one has only the first of them.
 */
export function startDirectory(): void {
  elements(document, ".directory").forEach(startSearch);
}

function startSearch(directory: HTMLElement): void {
  const find = (selector: string) => directory.querySelector<HTMLElement>(selector);
  const form = directory.querySelector("form");
  const field = directory.querySelector("input");
  const list = find(".company-grid");
  const note = find(".company-described");
  const empty = find(".directory-empty");
  const status = find("[role=status]");
  if (!form || !field || !list || !note || !empty || !status) return;
  const fields = [...form.querySelectorAll<Field>("[name]")];
  let cards = elements(list, ".company-card");
  let all = directory.querySelector<HTMLAnchorElement>(".directory-all a");
  // The page shows all that it has.
  let searched = fields.map(() => "").join();
  let answer: Promise<Document | null> | undefined;
  let frame = 0;
  const fetchAll = (href: string): Promise<Document | null> =>
    (answer ??= new Promise((resolve) => {
      // Under Trusted Types only a request may parse a page.
      const request = new XMLHttpRequest();
      request.onloadend = () => resolve(request.response as Document | null);
      request.open("GET", href);
      request.responseType = "document";
      request.send();
    }));
  /** Takes every card from the page of all; without it the search is of the cards that are here. */
  const complete = async (href: string): Promise<void> => {
    const page = await fetchAll(href);
    if (!all) return;
    all = null;
    const every = page ? elements(page, ".company-card") : [];
    if (every[0]) list.replaceChildren(note, ...(cards = every));
    search();
  };
  const search = (): void => {
    if (all) {
      if (fields.some(({ value }) => value !== "")) void complete(all.href);
      return;
    }
    // Cards that are moved lose the focus: nothing moves when the page comes back as it was.
    const asked = fields.map(({ value }) => value).join();
    if (asked === searched) return;
    searched = asked;
    const matches = companySearch(field.value);
    const describes = wordSearch(field.value);
    const described: HTMLElement[] = [];
    const coming: HTMLElement[] = [];
    let named = 0;
    // A card that is moved is laid out anew: only the described ones leave their place, and come back.
    if (!note.hidden) list.append(...cards);
    for (const card of cards) {
      const { dataset } = card;
      const isOffered = fields.every(({ name, value }) => value === "" || (dataset[name] ?? value) === value);
      const isNamed = isOffered && matches(dataset["matches"] ?? "");
      const isDescribed = isOffered && !isNamed && describes(card.querySelector("p")?.textContent ?? "");
      if (isNamed) named++;
      if (isDescribed) described.push(card);
      if (!isNamed && !isDescribed) card.hidden = true;
      else if (card.hidden && isNamed) coming.push(card);
    }
    coming.push(...described.filter((card) => card.hidden));
    const showNext = (count: number): void => {
      for (const card of coming.splice(0, count)) card.hidden = false;
      if (!coming[0]) return;
      // The first frame comes before the paint.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => showNext(cardsAPaint));
      });
    };
    cancelAnimationFrame(frame);
    showNext(cardsAtOnce);
    if (described[0]) list.append(note, ...described);
    note.hidden = !described[0];
    empty.hidden = named > 0 || !note.hidden;
    const pattern = status.dataset["showing"] ?? "";
    setText(status, pattern.replace("{{count}}", String(named)).replace("{{total}}", String(cards.length)));
    const address = new URL(location.href);
    for (const { name, value } of fields) {
      if (value === "") address.searchParams.delete(name);
      else address.searchParams.set(name, value);
    }
    history.replaceState(history.state, "", address);
  };
  const reset = (): void => {
    form.reset();
    search();
  };
  form.addEventListener("focusin", () => {
    if (all) void fetchAll(all.href);
  });
  form.addEventListener("input", search);
  // The search runs while typing; Enter, also the one that ends a Japanese conversion, does nothing.
  form.addEventListener("submit", (event) => event.preventDefault());
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
