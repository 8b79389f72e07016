import { useRef, type KeyboardEvent, type ReactNode } from "react";

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
  readonly onSelect: (id: string) => void;
  /** Text about the tabs, between them and the panel. */
  readonly note?: ReactNode;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
}

/** Where each key leads, from the tab at `index` of `count`. */
const moves: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Tabs as the ARIA Authoring Practices describe them: one stop for the Tab key, arrow keys between the tabs. A tab that
 * cannot be chosen still takes the focus, so that people hear that it exists.
 */
export function Tabs({ label, tabs, selected, onSelect, note, children }: Props) {
  const buttons = useRef<Record<string, HTMLButtonElement | null>>({});
  const select = ({ id, disabled = false }: Tab): void => {
    if (!disabled) onSelect(id);
  };
  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    const target = tabs[moves[event.key]?.(index, tabs.length) ?? -1];
    if (!target) return;
    event.preventDefault();
    buttons.current[target.id]?.focus();
    if (target.id !== selected) select(target);
  };
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label}>
        {tabs.map((tab, index) => {
          const isSelected = tab.id === selected;
          return (
            <button
              key={tab.id}
              ref={(button) => {
                buttons.current[tab.id] = button;
              }}
              type="button"
              role="tab"
              id={`tab-${tab.id}`}
              className="tab"
              aria-selected={isSelected}
              {...(isSelected ? { "aria-controls": `panel-${tab.id}` } : {})}
              {...(tab.disabled ? { "aria-disabled": true } : {})}
              {...(tab.describedBy === undefined ? {} : { "aria-describedby": tab.describedBy })}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => select(tab)}
              onKeyDown={onKeyDown(index)}
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
