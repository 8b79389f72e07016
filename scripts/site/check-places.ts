import type { Settings } from "../../api/env";
import { openListener } from "../../api/http/listener";
import { assertContentFolder, repositoryPlace } from "../../api/store/repository-place";

/**
 * Tries the content folder and the port before something long begins. The service checks both again.
 * @throws Error with a sentence that names the setting and the remedy.
 */
export async function checkPlaces({
  contentDir,
  host,
  port,
}: Pick<Settings, "contentDir" | "host" | "port">): Promise<void> {
  await assertContentFolder(contentDir);
  await repositoryPlace(contentDir);
  const listener = await openListener(host, port);
  await listener.close();
}
