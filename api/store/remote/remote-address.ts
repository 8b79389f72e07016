/** Where a remote is, as git takes it, and how to speak of it without its credentials. */
export interface RemoteAddress {
  /** URL, path, or the name of a remote of the repository. */
  readonly address: string;
  /** The text without user names and passwords. */
  redact(text: string): string;
}

const userInfo = /([a-z][a-z0-9+.-]*:\/\/)[^/\s@'"]*@/gi;

/** The remote at an address; relative paths are taken from the repository's root. */
export function remoteAddress(address: string): RemoteAddress {
  const secrets = secretsOf(address);
  return {
    address,
    redact: (text) => secrets.reduce((said, secret) => said.replaceAll(secret, "***"), text.replace(userInfo, "$1")),
  };
}

// Git and the programs it starts may repeat a password outside of an address, encoded or not.
function secretsOf(address: string): readonly string[] {
  if (!URL.canParse(address)) return [];
  const { password, username } = new URL(address);
  const secrets = password === "" ? [] : [password, decoded(password)];
  // A token is often given as the user's name.
  return [...secrets, ...(username.length >= shortestToken ? [username] : [])];
}

const shortestToken = 16;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
