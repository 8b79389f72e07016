/** Writes the visitor's year into the copyright line in place of that of the build, which `data-year` says (R2.6). */
export function startYear(root: ParentNode = document): void {
  const line = root.querySelector<HTMLElement>("[data-year]");
  if (!line) return;
  line.textContent = line.textContent.replace(line.dataset["year"] ?? "", String(new Date().getFullYear()));
}
