import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Settings } from "../../api/env";
import { sharedRemote } from "../../api/store/test-support/shared-remote";
import { logIn, personAt } from "../../api/staff/test-support/people";
import { startTestServer, testPassword } from "../../api/test-support/test-server";
import { makeBackup } from "./make-backup";
import { restoreBackup } from "./restore-backup";

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "restored-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const now = new Date("2026-06-01T03:00:00Z");

/** Logs in, backs up, logs out, and restores; true when the session is live again. */
async function isRevived(
  settings: Partial<Settings>,
  cloneOf?: string,
  lose = () => undefined as unknown,
): Promise<boolean> {
  const site = { publicUrl: "http://site.example" };
  const clone = cloneOf === undefined ? {} : { cloneOf };
  const server = await startTestServer({ ...clone, settings: { ...site, ...settings } });
  const login = await server.browser().post("/api/login").send({ password: testPassword }).expect(200);
  const cookie = login.get("Set-Cookie")?.[0]?.split(";")[0] ?? "";
  const backup = await makeBackup(server.settings, join(folder, "backups"), now);
  // A backup of an older version held the sessions as well.
  if (cloneOf === undefined) cpSync(join(server.settings.dataDir, "sessions.json"), join(backup, "sessions.json"));
  await server.browser().post("/api/logout").set("Cookie", cookie).expect(204);
  await server.stop();
  lose();
  const places = await restoreBackup(backup, join(folder, "restored"), now);
  const { password } = server.settings;
  const restored = await startTestServer({
    ...clone,
    settings: { ...site, ...settings, password, dataDir: places.dataDir },
  });
  const answer = await restored.browser().get("/api/session").set("Cookie", cookie);
  // Staff log in as before.
  await restored.loggedIn();
  await restored.close();
  await server.close();
  return answer.body.loggedIn as boolean;
}

test("a restored backup does not revive a session that was ended since", async () => {
  expect(await isRevived({})).toBe(false);
});

test("nor does a server that lost its remote's list of ended sessions", async () => {
  const before = sharedRemote(1);
  const settings = (root: string) => ({ contentRemote: { address: root, pollSeconds: 3600 } });
  try {
    const { root } = before.bare;
    const lose = () => before.bare.git("update-ref", "-d", "refs/chamber/revoked-sessions");
    expect(await isRevived(settings(root), root, lose)).toBe(false);
  } finally {
    before.remove();
  }
});

test("nor does it bring back a person's session or a passkey that was removed since, also from a backup that holds them", async () => {
  const site = { publicUrl: "http://site.example" };
  const server = await startTestServer({ settings: site });
  const mei = await personAt(server, "Mei Lim", "editor");
  const login = await logIn(mei.browser, mei.authenticator);
  const cookie =
    login
      .get("Set-Cookie")
      ?.find((one) => one.startsWith("session="))
      ?.split(";")[0] ?? "";
  const backup = await makeBackup(server.settings, join(folder, "backups"), now);
  for (const file of ["sessions.json", "staff.json", "logins.json"])
    cpSync(join(server.settings.dataDir, file), join(backup, file));
  const removal = { act: "remove-passkeys", _id: mei._id, passkey: mei.authenticator.id };
  await (await server.loggedIn()).post("/api/staff").send(removal).expect(200);
  await server.stop();
  const { dataDir } = await restoreBackup(backup, join(folder, "restored"), now);
  const { password } = server.settings;
  const restored = await startTestServer({ settings: { ...site, password, dataDir } });
  try {
    const { body } = await restored.browser().get("/api/session").set("Cookie", cookie);
    expect(body).toEqual({ loggedIn: false });
    expect((await logIn(restored.browser(), mei.authenticator)).status).toBe(401);
  } finally {
    await restored.close();
    await server.close();
  }
});
