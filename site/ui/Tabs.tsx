import type { ReactNode } from "react";

/** One tab of a row of tabs. */
export interface Tab {
  readonly id: string;
  readonly label: string;
  /** Can be reached and is announced, but not chosen. */
  readonly disabled?: boolean;
  /** Id of the text that says why. */
  readonly describedBy?: string;
}

interface Props {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Id of the chosen tab. */
  readonly selected: string;
  /** Text about the tabs, between them and the panel. */
  readonly note?: ReactNode;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
}

/** Tabs as the ARIA Authoring Practices describe them: one stop for the Tab key; `site/boot/tabs.ts` handles the other keys. */
export function Tabs({ label, tabs, selected, note, children }: Props) {
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label}>
        {tabs.map((tab) => {
          const isSelected = tab.id === selected;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`tab-${tab.id}`}
              className="tab"
              aria-selected={isSelected}
              {...(isSelected ? { "aria-controls": `panel-${tab.id}` } : {})}
              {...(tab.disabled ? { "aria-disabled": true } : {})}
              {...(tab.describedBy === undefined ? {} : { "aria-describedby": tab.describedBy })}
              tabIndex={isSelected ? 0 : -1}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      {note}
      <div role="tabpanel" id={`panel-${selected}`} aria-labelledby={`tab-${selected}`}>
        {children}
      </div>
    </>
  );
}
