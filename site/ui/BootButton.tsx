import type { ButtonHTMLAttributes } from "react";

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Names the button on its page. */
  readonly mark: string;
}

/**
 * A button that site/boot answers. A press before boot runs is not lost: the browser opens the empty popover in the button, which
 * a style sheet can see (`:popover-open`), and boot presses again (site/boot/early-presses.ts).
 */
export function BootButton({ mark, children, ...attributes }: Props) {
  const id = `press-${mark}`;
  return (
    <button type="button" {...(isInHtml && { popovertarget: id })} {...attributes}>
      {children}
      <i id={id} {...popover} />
    </button>
  );
}

// React 18 has no types for popovers.
const popover = { popover: "manual" };
// What React makes in the browser comes after boot.
const isInHtml = typeof document === "undefined";
