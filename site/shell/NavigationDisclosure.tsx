import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from "react";
import { useTranslation } from "react-i18next";
import { NavigationAnchor } from "./NavigationAnchor";
import type { NavigationGroup } from "./navigation-items";
import { useEscape } from "./use-escape";

/** Dropdowns stay this long after the mouse has left (R2.5), in ms. */
const closeDelay = 200;

interface Props {
  readonly group: NavigationGroup;
  readonly onFollow: () => void;
}

/** A group of the navigation: opens by click, touch, key, and, where there is a mouse, on hover. */
export function NavigationDisclosure({ group, onFollow }: Props) {
  const { t } = useTranslation("common");
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** True from the moment hover opens the group until the button is clicked or the group is closed. */
  const hovered = useRef(false);
  const listId = useId();
  useEffect(() => () => clearTimeout(closing.current), []);
  const close = (): void => {
    hovered.current = false;
    setOpen(false);
  };
  // Also what the mouse has opened, wherever the focus is (WCAG 1.4.13).
  useEscape(open, close);

  const onPointerEnter = ({ pointerType }: PointerEvent): void => {
    clearTimeout(closing.current);
    if (pointerType !== "mouse" || !isDropdown(button.current)) return;
    hovered.current ||= !open;
    setOpen(true);
  };
  const onClick = ({ detail }: MouseEvent): void => {
    // Hover has just opened the group: the click that follows must not close it.
    const byKey = detail === 0;
    if (byKey || !hovered.current) setOpen((isOpen) => !isOpen);
    hovered.current = false;
  };
  const onPointerLeave = ({ pointerType }: PointerEvent): void => {
    if (pointerType !== "mouse" || !isDropdown(button.current)) return;
    closing.current = setTimeout(close, closeDelay);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !open) return;
    event.stopPropagation();
    close();
    button.current?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget) && isDropdown(button.current)) close();
  };

  return (
    <li className="nav-group" {...{ onPointerEnter, onPointerLeave, onKeyDown, onBlur }}>
      <button
        ref={button}
        type="button"
        className="nav-link nav-toggle"
        aria-expanded={open}
        aria-controls={listId}
        onClick={onClick}
      >
        {t(`nav.${group.label}`)}
      </button>
      <ul id={listId} className="nav-list" data-open={open}>
        {group.links.map((link) => (
          <li key={link.label}>
            <NavigationAnchor
              link={link}
              className="nav-sublink"
              onFollow={() => {
                close();
                onFollow();
              }}
            />
          </li>
        ))}
      </ul>
    </li>
  );
}

// On narrow screens the group is a part of the menu's list and has no hover.
function isDropdown(button: HTMLElement | null): boolean {
  return button !== null && getComputedStyle(button).getPropertyValue("--nav-dropdown").trim() === "1";
}
