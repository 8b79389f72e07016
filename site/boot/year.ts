/** Writes the visitor's year into the copyright line when it is not the year of the build (R2.6). */
export function startYear(root: ParentNode = document): void {
  const line = root.querySelector<HTMLElement>("[data-year]");
  const { year } = line?.dataset ?? {};
  const current = String(new Date().getFullYear());
  if (!line || year === undefined || year === current) return;
  line.textContent = line.textContent.replace(year, current);
  line.dataset["year"] = current;
}
