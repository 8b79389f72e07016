const key = "admin-author-name";

/** The name used at the last login on this device, "" when none is stored (R9.2). */
export function rememberedName(): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    // Storage is switched off: the name is simply typed again.
    return "";
  }
}

/** Keeps the name for the next login on this device; an empty one forgets it. */
export function rememberName(name: string): void {
  try {
    if (name === "") localStorage.removeItem(key);
    else localStorage.setItem(key, name);
  } catch {
    return;
  }
}
