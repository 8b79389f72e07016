import type { ButtonHTMLAttributes } from "react";

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Names the button on its page. */
  readonly mark: string;
  /** True where a second press takes the first one back. */
  readonly toggles?: boolean;
}

/**
 * A button that site/boot answers. A press before boot runs is not lost: the browser opens the empty popover in the button, which
 * a style sheet can see (`:popover-open`), and boot presses again (site/boot/boot.ts).
 */
export function BootButton({ mark, toggles = false, children, ...attributes }: Props) {
  const id = `press-${mark}`;
  const opens = isInHtml && { popovertarget: id, ...(toggles ? {} : { popovertargetaction: "show" }) };
  return (
    <button type="button" {...opens} {...attributes}>
      {children}
      <i id={id} {...popover} />
    </button>
  );
}

// React 18 has no types for popovers.
const popover = { popover: "manual" };
// What React makes in the browser comes after boot.
const isInHtml = typeof document === "undefined";
