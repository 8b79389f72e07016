/** Goes to another page of the site; `replace` leaves no way back to this one. */
export function navigate(address: string, { replace = false }: { readonly replace?: boolean } = {}): void {
  if (replace) window.location.replace(address);
  else window.location.assign(address);
}
