import type { RunGit } from "../git-command";
import { percentDecoded } from "../../../content/model/text/percent-decoded";

/** Where a remote is, as git takes it, and how to speak of it without its credentials. */
export interface RemoteAddress {
  /** URL without a password, path, or the name of a remote of the repository. */
  readonly address: string;
  /** Variables of git's environment that hold the credentials: arguments of processes are readable for everybody. */
  readonly environment: Readonly<Record<string, string>>;
  /** The text without user names and passwords. */
  redact(text: string): string;
}

const userInfo = /([a-z][a-z0-9+.-]*:\/\/)[^/\s@'"]*@/gi;
const shortestToken = 16;

/** The remote at an address; relative paths are taken from the repository's root. */
export function remoteAddress(configured: string): RemoteAddress {
  const secrets = secretsOf(configured);
  return {
    ...withoutCredentials(configured),
    redact: (text) => secrets.reduce((said, secret) => said.replaceAll(secret, "***"), text.replace(userInfo, "$1")),
  };
}

/**
 * The remote as it is used: one that has a name in the repository, and credentials in its URL there, is reached by that
 * URL, because git would put the whole of it into the arguments of its own programs.
 */
export async function usedRemote(remote: RemoteAddress, run: RunGit): Promise<RemoteAddress> {
  if (/[/:]/.test(remote.address)) return remote;
  const url = (await run({ args: ["ls-remote", "--get-url", "--end-of-options", remote.address] })).trim();
  const named = remoteAddress(url);
  return named.address === url ? remote : named;
}

// Git asks this for the credentials of the remote's host and no other, after the host has asked for them.
const helper = `!f() { test "$1" = get && printf 'username=%s\\npassword=%s\\n' "$CHAMBER_REMOTE_USER" "$CHAMBER_REMOTE_PASSWORD"; }; f`;

function withoutCredentials(configured: string): Pick<RemoteAddress, "address" | "environment"> {
  const [, scheme = "", credentials = "", place = ""] =
    /^([a-z][a-z0-9+.-]*:\/\/)([^/?#]*)@(.*)$/is.exec(configured) ?? [];
  if (scheme === "" || !URL.canParse(configured)) return { address: configured, environment: {} };
  const [user, password] = splitOnce(credentials);
  // ssh takes no password from an address.
  if (!/^https?:/i.test(scheme)) return { address: `${scheme}${user}@${place}`, environment: {} };
  const scope = `credential.${new URL(configured).origin}`;
  const environment =
    password === undefined
      ? // The password of this user is with a helper of the machine.
        gitConfig([[`${scope}.username`, percentDecoded(user) ?? user]])
      : {
          // The empty one removes the helpers of the machine, which might have other credentials or store these.
          ...gitConfig([
            [`${scope}.helper`, ""],
            [`${scope}.helper`, helper],
          ]),
          CHAMBER_REMOTE_USER: percentDecoded(user) ?? user,
          CHAMBER_REMOTE_PASSWORD: percentDecoded(password) ?? password,
        };
  return { address: `${scheme}${place}`, environment };
}

function gitConfig(settings: readonly (readonly [key: string, value: string])[]): Record<string, string> {
  const entries = settings.flatMap(([key, value], at): [string, string][] => [
    [`GIT_CONFIG_KEY_${String(at)}`, key],
    [`GIT_CONFIG_VALUE_${String(at)}`, value],
  ]);
  return { GIT_CONFIG_COUNT: String(settings.length), ...Object.fromEntries<string>(entries) };
}

// Git and the programs it starts may repeat a password outside of an address, encoded or not.
function secretsOf(address: string): readonly string[] {
  if (!URL.canParse(address)) return [];
  const { password, username } = new URL(address);
  // A token is often given as the user's name.
  const secrets = [password, ...(username.length >= shortestToken ? [username] : [])].filter((text) => text !== "");
  return secrets.flatMap((secret) => [secret, percentDecoded(secret) ?? secret]);
}

/** The user and the password, undefined where there is none. */
function splitOnce(credentials: string): readonly [string, string?] {
  const colon = credentials.indexOf(":");
  return colon < 0 ? [credentials] : [credentials.slice(0, colon), credentials.slice(colon + 1)];
}
