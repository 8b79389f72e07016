import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

interface Credential {
  readonly id: Buffer;
  readonly key: KeyObject;
  readonly publicKey: Buffer;
  readonly userHandle: string;
}

/** How a request is answered otherwise than a browser and its authenticator would. */
export interface Forged {
  readonly origin?: string;
  readonly host?: string;
  readonly counter?: number;
  readonly challenge?: string;
  readonly type?: string;
  readonly userHandle?: string;
  /** Bits of user presence and verification. */
  readonly flags?: number;
}

const present = 0x01;
const verified = 0x04;
const attested = 0x40;

interface Options {
  readonly challenge: string;
  readonly rpId?: string;
  readonly rp?: { readonly id: string };
  readonly user?: { readonly id: string };
}

/** An authenticator with one discoverable credential, which answers as a browser at `origin` would. */
export class SoftwareAuthenticator {
  private credential: Credential | undefined;
  private counter = 0;

  constructor(private readonly origin: string) {}

  /** The answer to options for a registration. */
  create(options: Options, forged: Forged = {}) {
    const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, "base64url"))],
      [-3, new Uint8Array(Buffer.from(y, "base64url"))],
    ]);
    this.credential = {
      id: randomBytes(32),
      key: privateKey,
      publicKey: Buffer.from(isoCBOR.encode(cose)),
      userHandle: options.user?.id ?? "",
    };
    const { id } = this.credential;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const data = Buffer.concat([
      this.header(options.rp?.id ?? "", (forged.flags ?? present | verified) | attested, forged),
      Buffer.alloc(16),
      length,
      id,
      this.credential.publicKey,
    ]);
    const attestation = new Map<string, unknown>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", new Uint8Array(data)],
    ]);
    const attestationObject = Buffer.from(isoCBOR.encode(attestation as never)).toString("base64url");
    return this.answer({
      clientDataJSON: this.clientData("webauthn.create", options, forged).toString("base64url"),
      attestationObject,
    });
  }

  /** The answer to options for a login. */
  get(options: Options, forged: Forged = {}) {
    const { key, userHandle } = this.own();
    this.counter += 1;
    const authenticatorData = this.header(options.rpId ?? "", forged.flags ?? present | verified, forged);
    const clientData = this.clientData("webauthn.get", options, forged);
    const signed = Buffer.concat([authenticatorData, createHash("sha256").update(clientData).digest()]);
    return this.answer({
      clientDataJSON: clientData.toString("base64url"),
      authenticatorData: authenticatorData.toString("base64url"),
      signature: sign("sha256", signed, key).toString("base64url"),
      userHandle: forged.userHandle ?? userHandle,
    });
  }

  get id(): string {
    return this.own().id.toString("base64url");
  }

  private own(): Credential {
    if (this.credential === undefined) throw new Error("nothing was registered");
    return this.credential;
  }

  private answer<Response extends object>(response: Response) {
    return { id: this.id, rawId: this.id, type: "public-key", clientExtensionResults: {}, response };
  }

  private header(host: string, flags: number, forged: Forged): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(forged.counter ?? this.counter);
    const site = createHash("sha256")
      .update(forged.host ?? host)
      .digest();
    return Buffer.concat([site, Buffer.from([flags]), counter]);
  }

  private clientData(type: string, { challenge }: Options, forged: Forged): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: forged.type ?? type,
        challenge: forged.challenge ?? challenge,
        origin: forged.origin ?? this.origin,
        crossOrigin: false,
      }),
    );
  }
}
