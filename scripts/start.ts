import { buildAdminIfChanged } from "./admin-build";

/** `npm start`: builds the admin pages when they have changed, then runs the service, which builds the site. */
async function start(): Promise<void> {
  if (!(await buildAdminIfChanged())) {
    console.error("✗ The admin pages could not be built; the lines above say why.");
    process.exit(1);
  }
  await import("../api/main");
}

void start();
