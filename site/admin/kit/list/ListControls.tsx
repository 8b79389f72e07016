import { Button } from "../button/Button";
import type { ListFilter } from "../form/item-kind";
import { useId, useState } from "react";
import { preventSubmitWhileComposing } from "../../../ui/composing";
import { useHostSite } from "../services/host-site";
import { useServices } from "../services/services";
import { languageChoices, listOrders, wholeList, isNarrowed, type ListView } from "./list-view";
import { SelectField } from "./SelectField";

interface ListControlsProps {
  /** Id of the search field, which a shortcut leads to. */
  readonly searchId: string;
  readonly view: ListView;
  readonly filters: readonly ListFilter[];
  /** True where items can be sorted by their day. */
  readonly hasDays: boolean;
  readonly onChange: (view: ListView) => void;
}

/** Search, filters and order of the list; filters and order fold on a narrow screen. */
export function ListControls({ searchId, view, filters, hasDays, onChange }: ListControlsProps) {
  const { words } = useServices();
  const { categories: named } = useHostSite();
  const hint = useId();
  const texts = words.list;
  const [opened, setOpened] = useState<boolean | undefined>();
  // A choice that leaves items out is never folded away by itself.
  const open = opened ?? (view.order !== "site" || isNarrowed({ ...view, search: "" }));
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
          onKeyDown={preventSubmitWhileComposing}
          onChange={(event) => onChange({ ...view, search: event.target.value })}
        />
        <span id={hint} className="visually-hidden">
          {texts.searchHint}
        </span>
      </div>
      <Button
        className="adm-more adm-filters-button"
        aria-expanded={open}
        aria-controls={`${searchId}-filters`}
        onClick={() => setOpened(!open)}
      >
        {texts.filters}
      </Button>
      <div id={`${searchId}-filters`} className={open ? "adm-filters" : "adm-filters adm-filters-folded"}>
        {filters
          .filter(({ options }) => options.length > 1)
          .map(({ name, label, options, categories }) => (
            <SelectField
              key={name}
              label={label}
              value={view.filters[name] ?? ""}
              options={[
                { value: "", label: texts.any },
                ...(categories
                  ? options.map((each) => ({ ...each, label: named[each.value] ?? each.label }))
                  : options),
              ]}
              onChoose={(value) => filterBy(name, value)}
            />
          ))}
        <SelectField
          label={texts.languages}
          value={view.languages}
          options={languageChoices.map((choice) => ({ value: choice, label: texts.languageChoices[choice] }))}
          onChoose={(value) =>
            onChange({ ...view, languages: languageChoices.find((each) => each === value) ?? "all" })
          }
        />
        <SelectField
          label={texts.order}
          value={view.order}
          options={listOrders
            .filter((order) => hasDays || order === "site" || order === "title")
            .map((order) => ({ value: order, label: texts.orders[order] }))}
          onChoose={(value) => onChange({ ...view, order: listOrders.find((each) => each === value) ?? "site" })}
        />
      </div>
      {isNarrowed(view) ? (
        <Button
          look="quiet"
          onClick={() => {
            onChange({ ...wholeList, order: view.order });
            document.getElementById(searchId)?.focus();
          }}
        >
          {texts.showAll}
        </Button>
      ) : null}
    </div>
  );
}
