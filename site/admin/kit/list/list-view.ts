export const listOrders = ["site", "newest", "oldest", "title"] as const;
export const languageChoices = ["all", "needs", "missing", "outdated", "machine", "differ", "complete"] as const;

/** Order of the list; "site" is the one visitors see. */
export type ListOrder = (typeof listOrders)[number];
/** Which items are shown by the state of their languages; "needs" is everything that is not complete. */
export type LanguageChoice = (typeof languageChoices)[number];

/** What of the list is shown, and how. */
export interface ListView {
  readonly search: string;
  readonly order: ListOrder;
  readonly languages: LanguageChoice;
  /** Name of a kind's own filter -> its value. */
  readonly filters: Readonly<Record<string, string>>;
}

/** The whole list, as visitors see it. */
export const wholeList: ListView = { search: "", order: "site", languages: "all", filters: {} };

/** Reads a view from a page's query; `filterNames` are those of the kind. What is unknown is left out. */
export function viewOfQuery(query: string, filterNames: readonly string[]): ListView {
  const parameters = new URLSearchParams(query);
  const filters = filterNames.flatMap((name) => {
    const value = parameters.get(name);
    return value === null || value === "" ? [] : [[name, value] as const];
  });
  return {
    search: parameters.get("find") ?? "",
    order: oneOf(listOrders, parameters.get("order")) ?? "site",
    languages: oneOf(languageChoices, parameters.get("languages")) ?? "all",
    filters: Object.fromEntries(filters),
  };
}

/** The query with the view in it; parameters that are not the list's stay as they are. */
export function queryOfView(query: string, view: ListView, filterNames: readonly string[]): string {
  const parameters = new URLSearchParams(query);
  const put = (name: string, value: string, standard: string) =>
    value === standard ? parameters.delete(name) : parameters.set(name, value);
  put("find", view.search, "");
  put("order", view.order, "site");
  put("languages", view.languages, "all");
  for (const name of filterNames) put(name, view.filters[name] ?? "", "");
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
}

/** True when something is left out of the list. */
export function isNarrowed({ search, languages, filters }: ListView): boolean {
  return search.trim() !== "" || languages !== "all" || Object.keys(filters).length > 0;
}

const oneOf = <Name extends string>(names: readonly Name[], value: string | null): Name | undefined =>
  names.find((name) => name === value);
