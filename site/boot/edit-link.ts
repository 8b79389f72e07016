import type { FormOfPageAnswer } from "../../content/model/api/collection-answers";
import { adminPaths, staffFlag } from "../../content/model/pages/admin-paths";
import { languageOfPath, originalPath } from "../../content/model/pages/page-paths";
import english from "../locales/en/editLink.json";
import japanese from "../locales/ja/editLink.json";

const words = { en: english, ja: japanese };
const look = `
.site-footer .edit-link {
  align-items: center;
  background: var(--surface);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  bottom: calc(var(--notices, 0rem) + 0.75rem);
  box-shadow: var(--shadow);
  color: var(--ink);
  display: flex;
  font: 600 var(--text-s) / 1.5 var(--sans);
  min-height: var(--target);
  padding-inline: 1rem;
  position: fixed;
  right: 0.75rem;
  z-index: 9;
}
@media print {
  .site-footer .edit-link {
    display: none;
  }
}`;

/** Shows, on a device that has logged in, a link to the form of what the page shows; the form leads back. */
export async function showEditLink(): Promise<void> {
  const { pathname } = location;
  if (Object.values<string>(adminPaths).includes(originalPath(pathname))) return;
  const answer = await fetch(`/api/formOfPage?${new URLSearchParams({ path: pathname }).toString()}`);
  if (!answer.ok) return;
  const { loggedIn, form } = (await answer.json()) as FormOfPageAnswer;
  if (!loggedIn) localStorage.removeItem(staffFlag);
  if (form === undefined) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(look);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const link = document.createElement("a");
  link.className = "edit-link";
  link.href = `${form}&${new URLSearchParams({ back: pathname }).toString()}`;
  link.textContent = words[languageOfPath(pathname)].edit;
  document.querySelector(".site-footer")?.append(link);
}
