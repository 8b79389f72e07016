import type { Language } from "../../content/model/text/language";
import { findEntries, findPartly, type Findings, type Matches } from "./find-entries";
import { SearchIndex } from "./load-index";
import { parseQuery } from "./parse-query";
import { resultElement } from "./result-element";
import type { IndexParts, SearchEntry } from "./search-index";
import type { SearchWords } from "./search-words";

/** Files of the index: on intent; with a query; and further ones while it has less than `enough` results. */
const [onIntent, withQuery, enough] = [3, 16, 20] as const;
/** Results that are shown at once, and by each press of the button. */
const resultsAtOnce = 10;

/** Lets the search page answer while a visitor types; query and kind are in the address. */
export function startSearch(page: HTMLElement): void {
  const find = (selector: string): HTMLElement => {
    const found = page.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`The search page has no ${selector}`);
    return found;
  };
  const field = find("input[type=search]") as HTMLInputElement;
  const kinds = find(".search-kinds");
  const status = find("[role=status]");
  const list = find(".search-results");
  const more = find(".search-more");
  const older = find(".search-older");
  const words = JSON.parse(page.dataset["words"] ?? "") as SearchWords;
  const language = document.documentElement.lang as Language;
  const index = new SearchIndex(language, JSON.parse(page.dataset["parts"] ?? "") as IndexParts, addLoaded);
  const radios = [...kinds.querySelectorAll<HTMLInputElement>("input")];
  let results: readonly SearchEntry[] = [];
  let findings: Findings = { entries: [], words: [], runs: [] };
  /** True where nothing has all the words. */
  let isPartly = false;

  const typed = (): string => field.value.trim();
  const kind = (): string => radios.find(({ checked }) => checked)?.value ?? "";

  /** Results that fill the list stay until every file has come: each new list takes a slow phone 50 ms, in which it answers no key. */
  function addLoaded(): void {
    if (index.isLoading && list.children.length >= resultsAtOnce) return;
    search();
    if (typed() === "") warmUp();
  }

  /** Runs a query of both scripts unseen: the first run compiles functions and expressions, a third of what the first key would take. */
  function warmUp(): void {
    elementsOf(index.loaded.entries.slice(-1), findEntries(index.loaded, parseQuery("a 会員")));
  }

  /** Finds and shows; `shown` results at first. */
  function search(shown = Math.max(resultsAtOnce, list.children.length)): void {
    const isAsked = typed() !== "";
    if (isAsked) index.load(withQuery);
    const query = parseQuery(typed());
    findings = findEntries(index.loaded, query);
    isPartly = findings.entries.length === 0 && index.isWhole && !index.isLoading;
    if (isPartly) findings = findPartly(index.loaded, query);
    const isPoor = findings.entries.length < enough;
    if (isAsked && isPoor && !index.isLoading) index.loadMore(withQuery);
    results = findings.entries.filter((entry) => kind() === "" || entry.kind === kind());
    list.replaceChildren();
    showResults(shown);
    showKinds();
    const isAnswered = results.length > 0 && !isPartly;
    find(".search-ways").hidden = isAnswered || (isAsked && index.isLoading);
    find(".search-empty").hidden = !isAsked || isAnswered;
    (find(".search-other") as HTMLAnchorElement).search = new URLSearchParams({ q: typed() }).toString();
    find(".search-failed").hidden = !index.hasFailed;
    older.hidden = !isAsked || index.isWhole || index.isLoading;
    sayCount(isAsked);
  }

  function showResults(upTo: number): void {
    list.append(...elementsOf(results.slice(list.children.length, upTo), findings));
    more.hidden = results.length <= list.children.length;
  }

  function elementsOf(entries: readonly SearchEntry[], matches: Matches): HTMLElement[] {
    return entries.map((entry) => resultElement(entry, { language, kinds: words.kinds, matches }));
  }

  function showKinds(): void {
    kinds.hidden = findings.entries.length === 0;
    for (const { value, labels, checked } of radios) {
      const count = findings.entries.filter((entry) => value === "" || entry.kind === value).length;
      const label = labels?.[0];
      if (!label) continue;
      label.hidden = count === 0 && !checked;
      const number = label.querySelector(".search-count");
      if (number) number.textContent = String(count);
    }
  }

  function sayCount(isAsked: boolean): void {
    const { none, one, many, partly, loading } = words;
    const found = isPartly ? partly : results.length === 1 ? one : many;
    const pattern = index.isLoading ? loading : results.length === 0 ? none : found;
    const said = pattern.replace("{{count}}", String(results.length)).replace("{{query}}", () => typed().slice(0, 60));
    // A screen reader says only what has changed.
    if (!isAsked) status.textContent = "";
    else if (status.textContent !== said) status.textContent = said;
  }

  function changeAddress(): void {
    const address = new URL(location.href);
    for (const [name, value] of [
      ["q", typed()],
      ["kind", kind()],
    ] as const)
      if (value === "") address.searchParams.delete(name);
      else address.searchParams.set(name, value);
    history.replaceState(history.state, "", address);
  }

  const ask = (): void => {
    search(resultsAtOnce);
    changeAddress();
  };
  field.addEventListener("focus", () => index.load(onIntent));
  field.addEventListener("input", ({ isComposing }) => {
    // What is being converted is not what is looked for.
    if (!isComposing) ask();
  });
  field.addEventListener("compositionend", ask);
  kinds.addEventListener("change", ask);
  find("form").addEventListener("submit", (event) => {
    event.preventDefault();
    ask();
  });
  more.addEventListener("click", () => {
    const first = list.children.length;
    showResults(first + resultsAtOnce);
    list.children[first]?.querySelector("a")?.focus();
  });
  older.addEventListener("click", () => {
    index.loadMore(withQuery);
    search();
  });
  find(".search-failed button").addEventListener("click", () => location.reload());
  page.addEventListener("keydown", (event) => moveBetweenResults(event, field, list));
  // Restored by the browser on the way back.
  window.addEventListener("pageshow", ask);

  const address = new URLSearchParams(location.search);
  // Text typed before this script ran takes precedence over the address.
  field.value ||= address.get("q") ?? "";
  const chosen = radios.find(({ value }) => value === address.get("kind"));
  if (chosen) chosen.checked = true;
  if (document.activeElement === field) index.load(onIntent);
  search();
}

/** Arrow keys lead from the field to the results and from one to the next. */
function moveBetweenResults(event: KeyboardEvent, field: HTMLInputElement, list: HTMLElement): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const stops = [field, ...list.querySelectorAll("a")];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const next = step !== undefined && at >= 0 && !event.isComposing ? stops[at + step] : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
}
