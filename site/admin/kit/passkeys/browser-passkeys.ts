type Json = Readonly<Record<string, unknown>>;

/** True where the browser can use passkeys: a current one, on a page that came by https or from this machine. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === "function";
}

/** Asks the person for one of the site's passkeys. Rejects when they decline. */
export async function usePasskey(options: Json): Promise<Json> {
  const publicKey = { ...options, challenge: bytesOf(options["challenge"]) } as PublicKeyCredentialRequestOptions;
  const { id, response } = passkeyOf(await navigator.credentials.get({ publicKey }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = response as AuthenticatorAssertionResponse;
  return answer(id, { clientDataJSON, authenticatorData, signature, userHandle });
}

/** Asks the person to make a passkey on their device. Rejects when they decline. */
export async function makePasskey(options: Json): Promise<Json> {
  const { user, excludeCredentials } = options as { user: Json; excludeCredentials?: readonly Json[] };
  const publicKey = {
    ...options,
    challenge: bytesOf(options["challenge"]),
    user: { ...user, id: bytesOf(user["id"]) },
    excludeCredentials: (excludeCredentials ?? []).map((one) => ({ ...one, id: bytesOf(one["id"]) })),
  } as unknown as PublicKeyCredentialCreationOptions;
  const { id, response } = passkeyOf(await navigator.credentials.create({ publicKey }));
  const { clientDataJSON, attestationObject } = response as AuthenticatorAttestationResponse;
  return answer(id, { clientDataJSON, attestationObject });
}

function passkeyOf(credential: Credential | null): PublicKeyCredential {
  if (credential instanceof PublicKeyCredential) return credential;
  throw new Error("no passkey");
}

function answer(id: string, response: Readonly<Record<string, ArrayBuffer | null>>): Json {
  const texts = Object.entries(response).map(([name, bytes]) => [name, bytes === null ? null : textOf(bytes)]);
  return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response: Object.fromEntries(texts) };
}

/** The bytes of a base64url text. */
function bytesOf(text: unknown): Uint8Array {
  const base64 = String(text).replaceAll("-", "+").replaceAll("_", "/");
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

function textOf(bytes: ArrayBuffer): string {
  const base64 = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
