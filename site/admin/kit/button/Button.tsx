import type { ComponentPropsWithoutRef } from "react";

interface ButtonProps extends ComponentPropsWithoutRef<"button"> {
  /** Stands out, warns, or stands back. */
  readonly look?: "primary" | "danger" | "quiet" | undefined;
}

/** A button of the staff pages, which sends a form only where it says so. */
export function Button({ look, className, ...rest }: ButtonProps) {
  const classes = ["adm-button", look && `adm-${look}`, className].filter(Boolean).join(" ");
  return <button type="button" className={classes} {...rest} />;
}
