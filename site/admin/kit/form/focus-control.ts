/** Puts the focus on a control, in a section that is folded too. */
export function focusControl(id: string): void {
  const control = document.getElementById(id);
  for (let section = control?.closest("details"); section; section = section.parentElement?.closest("details"))
    section.open = true;
  control?.focus();
}
