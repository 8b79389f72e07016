import { createHmac, timingSafeEqual } from "node:crypto";

const pattern = /^sha256=([0-9a-f]{64})$/i;

/** True when the header `X-Hub-Signature-256` signs these bytes with the secret, as GitHub and Gitea do it. */
export function isSignedPush(bytes: Uint8Array, header: string, secret: string): boolean {
  const given = pattern.exec(header)?.[1];
  const right = createHmac("sha256", secret).update(bytes).digest();
  return given !== undefined && timingSafeEqual(Buffer.from(given, "hex"), right);
}
