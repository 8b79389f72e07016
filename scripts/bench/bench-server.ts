import { boundHeap } from "../../api/support/bounded-heap";
import { readSettings } from "../../api/env";
import { startServer } from "../../api/server";

// The service without the site: a build would take the processor away from what is measured.
void startServer(readSettings(), { maintenance: false }).then((server) => {
  void server.store.ready.then(boundHeap);
  process.once("SIGTERM", () => void server.close().then(() => process.exit(0)));
});
