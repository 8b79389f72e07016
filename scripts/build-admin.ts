import { buildAdminIfChanged } from "./site/admin-build";

/** Builds the admin pages ahead of the start, for images of containers. */
void buildAdminIfChanged().then((ok) => {
  process.exitCode = ok ? 0 : 1;
});
