import { resolve } from "node:path";
import { readSettings } from "../api/env";
import { invitationLink, newInvitation } from "../api/staff/new-invitation";
import { leaveOrder } from "../api/staff/staff-orders";
import { errorMessage } from "../content/model/error-message";

const usage = 'Say what: npm run staff -- invite "Name", or npm run staff -- password on';

/** `npm run staff -- invite "Name"`: an administrator's invitation; `-- password on`: brings the login by password back. */
async function staff(): Promise<void> {
  const [act, value = "", ...more] = process.argv.slice(2);
  const name = value.trim();
  const { dataDir, publicUrl, port } = readSettings();
  if (more.length > 0) throw new Error(usage);
  if (act === "invite" && name !== "") {
    const { token, invitation } = newInvitation({ name, role: "administrator" }, Date.now());
    await leaveOrder(dataDir, { invite: invitation });
    const link = invitationLink(publicUrl ?? `http://localhost:${String(port)}`, token);
    console.log(`✓ Send this link to ${name}. It is valid once, for 72 hours:\n  ${link}`);
  } else if (act === "password" && name === "on") {
    await leaveOrder(dataDir, { password: "on" });
    console.log("✓ The login by password is on again.");
  } else throw new Error(usage);
  console.log(`  The service takes it from ${resolve(dataDir)}.`);
}

staff().catch((error: unknown) => {
  console.error(`✗ ${errorMessage(error)}`);
  process.exitCode = 1;
});
