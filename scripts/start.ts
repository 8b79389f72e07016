import { assertStrongPassword } from "../api/auth/open-password";
import { readSettings } from "../api/env";
import { errorMessage } from "../content/model/error-message";
import { buildAdminIfChanged } from "./site/admin-build";
import { checkPlaces } from "./site/check-places";

/** `npm start`: builds the admin pages when they have changed, then runs the service, which builds the site. */
async function start(): Promise<void> {
  const settings = readSettings();
  await assertStrongPassword(settings);
  if (!(await buildAdminIfChanged(() => checkPlaces(settings))))
    throw new Error("The admin pages could not be built; the lines above say why.");
  await import("../api/main");
}

start().catch((error: unknown) => {
  console.error(`✗ ${errorMessage(error)}`);
  process.exit(1);
});
