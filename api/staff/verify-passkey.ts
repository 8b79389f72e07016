import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { ApiError } from "../errors";
import type { PasskeyChallenges } from "./passkey-challenges";
import type { Passkey, Person } from "./people";

/** The website that passkeys are for (ruled by PUBLIC_URL). */
export interface PasskeySite {
  /** Host of the public address: the relying party's id. */
  readonly host: string;
  readonly origin: string;
  readonly name: () => string;
}

const timeout = 5 * 60 * 1000;
// Not loaded before the service listens: it starts faster (`loadEarly`).
const library = () => import("@simplewebauthn/server");
const loginPurpose = "login";
const registration = (person: string): string => `register ${person}`;

/** Options for a login: any passkey of the site, with its user verified. */
export async function loginOptions({ host }: PasskeySite, challenges: PasskeyChallenges) {
  const challenge = new Uint8Array(challenges.issue(loginPurpose));
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({ rpID: host, challenge, timeout, userVerification: "required" });
}

/** Options for a new passkey of a person, which the device lists by itself at a login. */
export async function registrationOptions(
  { host, name }: PasskeySite,
  challenges: PasskeyChallenges,
  person: Pick<Person, "_id" | "name"> & Partial<Pick<Person, "passkeys">>,
) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpID: host,
    rpName: name(),
    userID: new Uint8Array(Buffer.from(person._id, "base64url")),
    userName: person.name,
    userDisplayName: person.name,
    challenge: new Uint8Array(challenges.issue(registration(person._id))),
    timeout,
    attestationType: "none",
    excludeCredentials: (person.passkeys ?? []).map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** The counter that the authenticator sent with a valid login. Throws "passkey-refused". */
export async function verifyLogin(
  { host, origin }: PasskeySite,
  challenges: PasskeyChallenges,
  response: AuthenticationResponseJSON,
  { id, publicKey, counter }: Pick<Passkey, "id" | "publicKey"> & { readonly counter: number },
): Promise<number> {
  const once = onceOnly(challenges, loginPurpose);
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: once.isOpen,
    expectedOrigin: origin,
    expectedRPID: host,
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")), counter },
    requireUserVerification: true,
  }).catch(refuse);
  if (!verified || !once.use()) throw new ApiError("passkey-refused");
  return authenticationInfo.newCounter;
}

/** The passkey of a valid registration for a person. Throws "passkey-refused". */
export async function verifyRegistration(
  { host, origin }: PasskeySite,
  challenges: PasskeyChallenges,
  response: RegistrationResponseJSON,
  person: string,
): Promise<{ readonly id: string; readonly publicKey: string; readonly counter: number }> {
  const once = onceOnly(challenges, registration(person));
  if (await hasCertificates(response)) throw new ApiError("passkey-refused");
  const { verifyRegistrationResponse } = await library();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: once.isOpen,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
  }).catch(refuse);
  if (!verified || !once.use()) throw new ApiError("passkey-refused");
  const { id, publicKey, counter } = registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey).toString("base64url"), counter };
}

/** The challenge that an answer names, while it is checked. */
function onceOnly(challenges: PasskeyChallenges, purpose: string) {
  let named = "";
  return {
    isOpen: (challenge: string): boolean => {
      named = challenge;
      return challenges.isOpen(challenge, purpose);
    },
    use: () => challenges.use(named),
  };
}

/** Certificates were not asked for; to check them, the library would fetch addresses that they name. */
async function hasCertificates({ response }: RegistrationResponseJSON): Promise<boolean> {
  const { decodeAttestationObject } = await import("@simplewebauthn/server/helpers");
  try {
    const bytes = new Uint8Array(Buffer.from(response.attestationObject, "base64url"));
    return decodeAttestationObject(bytes).get("attStmt").get("x5c") !== undefined;
  } catch (error) {
    return refuse(error);
  }
}

function refuse(cause: unknown): never {
  throw new ApiError("passkey-refused", { cause });
}
