import type { LoginWays } from "../auth/auth-routes";
import { mailTransport, type MailSettings, type MailTransport } from "../contact/mail-sender";
import type { Log } from "../support/log";
import { passkeyChallenges, type PasskeyChallenges } from "./passkey-challenges";
import { openPasskeyUses, type PasskeyUses } from "./passkey-uses";
import { openStaffStore, type StaffStore, type StaffStoreOptions } from "./staff-store";
import type { PasskeySite } from "./verify-passkey";

/** People with passkeys, and what their logins need. */
export interface StaffParts {
  readonly staff: StaffStore;
  readonly uses: PasskeyUses;
  readonly challenges: PasskeyChallenges;
  readonly site: PasskeySite;
  readonly mail: MailTransport | undefined;
  readonly ways: () => Promise<LoginWays>;
  close(): Promise<void>;
}

export interface OpenStaffOptions extends StaffStoreOptions {
  readonly publicUrl: string;
  readonly mail: MailSettings | undefined;
  readonly log: Log;
}

/** Opens them. */
export async function openStaff(options: OpenStaffOptions): Promise<StaffParts> {
  const { dataDir, publicUrl, key, mail, clock, log } = options;
  const staff = await openStaffStore(options);
  const uses = await openPasskeyUses(dataDir, (err) => log.error({ err }, "the use of a passkey could not be written"));
  const { hostname, origin } = new URL(publicUrl);
  return {
    staff,
    uses,
    mail: mail && mailTransport(mail),
    challenges: passkeyChallenges(key, clock),
    site: { host: hostname, origin, name: () => hostname },
    async ways() {
      await staff.takeOrders();
      const { people, passwordOff } = staff.current();
      const hasPasskeys = people.some(({ passkeys }) => passkeys.length > 0);
      return { ...(hasPasskeys && { passkeys: true }), ...(passwordOff && { passwordOff }) };
    },
    async close() {
      await staff.close();
      await uses.close();
    },
  };
}
