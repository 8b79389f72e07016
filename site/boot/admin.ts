/** On a staff page: loads what starts its micro-frontend (site/admin/shell/main.ts), or says that it is not available. */
export function startAdmin(root: ParentNode = document): void {
  const script = root.querySelector<HTMLElement>("#admin")?.dataset["script"];
  if (script === undefined) return;
  import(/* webpackIgnore: true */ /* @vite-ignore */ script).catch((error: unknown) => {
    console.error(error);
    const state = root.querySelector<HTMLElement>("#admin-state");
    if (!state) return;
    state.textContent = state.dataset["failed"] ?? "";
    state.role = "alert";
  });
}
