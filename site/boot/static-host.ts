import { navigate } from "../shell/navigate";
import { trustedHtml } from "../ui/trusted-html";

// What only a static host needs, which boot loads there. It imports nothing that boot imports: boot stays one file.

/** Puts the page of unknown addresses of another language, at `path`, in the place of the one that was sent (R2.4). */
export async function showTwin(path: string): Promise<void> {
  const answer = await fetch(path);
  if (!answer.ok) return;
  const twin = new DOMParser().parseFromString(trustedHtml(await answer.text()), "text/html");
  document.documentElement.replaceWith(twin.documentElement);
}

/** A page is found in any letter case also on a static host, which tells them apart (R2.3). */
export async function goWhereFound(path: string): Promise<void> {
  const answer = await fetch(path, { method: "HEAD" }).catch(() => undefined);
  if (answer?.ok) navigate(path + location.search + location.hash, { replace: true });
}
