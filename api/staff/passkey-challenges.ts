import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { LRUCache } from "lru-cache";

/** Challenges for passkeys: signed, so that any server on the same remote accepts them; each is used once. */
export interface PasskeyChallenges {
  /** A challenge for one purpose: a login, or the registration of one person's passkey. */
  issue(purpose: string): Buffer;
  /** True while a challenge (base64url) of this purpose may be used. */
  isOpen(challenge: string, purpose: string): boolean;
  /** Uses it up; false when it was used before. */
  use(challenge: string): boolean;
}

/** Milliseconds for which a challenge is open. */
export const challengeLife = 5 * 60 * 1000;
// Only challenges of verified answers are remembered: an attacker without a passkey cannot fill this.
const maxUsed = 10_000;
const nonceBytes = 16;
const timeBytes = 6;
const signedBytes = nonceBytes + timeBytes;
const markBytes = 32;

/** Opens them; those from before this start count as used, since a restart forgets which were. */
export function passkeyChallenges(key: Buffer, clock: () => Date): PasskeyChallenges {
  const own = Buffer.from(hkdfSync("sha256", key, "", "chamber passkey challenges", markBytes));
  const now = () => clock().getTime();
  const openedAt = now();
  const used = new LRUCache<string, true>({ max: maxUsed });
  const mark = (signed: Buffer, purpose: string) => createHmac("sha256", own).update(signed).update(purpose).digest();
  return {
    issue(purpose) {
      const signed = Buffer.alloc(signedBytes);
      randomBytes(nonceBytes).copy(signed);
      signed.writeUIntBE(now(), nonceBytes, timeBytes);
      return Buffer.concat([signed, mark(signed, purpose)]);
    },
    isOpen(challenge, purpose) {
      const bytes = Buffer.from(challenge, "base64url");
      if (bytes.length !== signedBytes + markBytes || bytes.toString("base64url") !== challenge) return false;
      const signed = bytes.subarray(0, signedBytes);
      if (!timingSafeEqual(bytes.subarray(signedBytes), mark(signed, purpose))) return false;
      const issuedAt = signed.readUIntBE(nonceBytes, timeBytes);
      const age = now() - issuedAt;
      return issuedAt >= openedAt && Math.abs(age) < challengeLife && !used.has(challenge);
    },
    use(challenge) {
      if (used.has(challenge)) return false;
      used.set(challenge, true);
      return true;
    },
  };
}
