import { assertStrongPassword } from "../api/auth/open-password";
import { readSettings } from "../api/env";
import { errorMessage } from "../content/model/error-message";
import { buildAdminIfChanged, isAdminBuilt } from "./site/admin-build";
import { checkPlaces } from "./site/check-places";

/** `npm start`: runs the service, which builds the site, and builds the admin pages beside it when they have changed. */
async function start(): Promise<void> {
  const settings = readSettings();
  await assertStrongPassword(settings);
  if (!isAdminBuilt()) await checkPlaces(settings);
  const { runService } = await import("../api/run-service");
  runService(buildAdmin());
}

async function buildAdmin(): Promise<void> {
  if (!(await buildAdminIfChanged())) throw new Error("The admin pages could not be built; the lines above say why.");
}

start().catch((error: unknown) => {
  console.error(`✗ ${errorMessage(error)}`);
  process.exit(1);
});
