import { useId } from "react";
import { keepComposing } from "../fields/composing";
import { useServices } from "../app/services";
import type { ListFilter } from "./list-filter";
import { languageChoices, listOrders, wholeList, isNarrowed, type ListView } from "./list-view";
import { SelectField } from "./SelectField";

interface ListControlsProps<Item> {
  /** Id of the search field, which a shortcut leads to. */
  readonly searchId: string;
  readonly view: ListView;
  readonly filters: readonly ListFilter<Item>[];
  readonly onChange: (view: ListView) => void;
}

/** Search, filters and order of the list. */
export function ListControls<Item>({ searchId, view, filters, onChange }: ListControlsProps<Item>) {
  const { words } = useServices();
  const hint = useId();
  const texts = words.list;
  const filterBy = (name: string, value: string) => {
    const { [name]: _, ...others } = view.filters;
    onChange({ ...view, filters: value === "" ? others : { ...others, [name]: value } });
  };

  return (
    <div className="adm-list-controls" role="search" aria-label={texts.searchLabel}>
      <div className="adm-search">
        <label htmlFor={searchId}>{texts.search}</label>
        <input
          id={searchId}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-describedby={hint}
          value={view.search}
          onKeyDown={keepComposing}
          onChange={(event) => onChange({ ...view, search: event.target.value })}
        />
        <span id={hint} className="visually-hidden">
          {texts.searchHint}
        </span>
      </div>
      {filters
        .filter(({ options }) => options.length > 1)
        .map(({ name, label, options }) => (
          <SelectField
            key={name}
            label={label}
            value={view.filters[name] ?? ""}
            options={[{ value: "", label: texts.any }, ...options]}
            onChoose={(value) => filterBy(name, value)}
          />
        ))}
      <SelectField
        label={texts.languages}
        value={view.languages}
        options={languageChoices.map((choice) => ({ value: choice, label: texts.languageChoices[choice] }))}
        onChoose={(value) => onChange({ ...view, languages: languageChoices.find((each) => each === value) ?? "all" })}
      />
      <SelectField
        label={texts.order}
        value={view.order}
        options={listOrders.map((order) => ({ value: order, label: texts.orders[order] }))}
        onChoose={(value) => onChange({ ...view, order: listOrders.find((each) => each === value) ?? "site" })}
      />
      {isNarrowed(view) ? (
        <button
          type="button"
          className="adm-button adm-quiet"
          onClick={() => {
            onChange({ ...wholeList, order: view.order });
            document.getElementById(searchId)?.focus();
          }}
        >
          {texts.showAll}
        </button>
      ) : null}
    </div>
  );
}
