import { gunzipSync } from "node:zlib";
import { request } from "node:http";
import { startedProduct } from "../product/started-product";

/** The most an admin page may load before the editor, in bytes as sent (R7.6). */
const mostBytes = 120 * 1024;
/** The most the overview of the content may. */
const mostOfContent = 90 * 1024;

/** What comes later, if at all: what it is -> its key in the manifest and words that only its scripts hold. */
const lazy = {
  editor: { key: "kit/editor/MarkdownEditor.tsx", words: "w-md-editor" },
  "converter of pasted text": { key: "kit/paste/html-to-text.ts", words: "mso-hide" },
  difference: { key: "kit/difference/word-difference.ts", words: "newlineIsToken" },
  "preview's page": { key: "kit/prepared/form-parts.ts", words: "adm-preview-window" },
  passkeys: { key: "kit/passkeys/passkey-parts.ts", words: "excludeCredentials" },
  sanitiser: { key: "../../content/model/markdown/markdown-html.ts", words: "allowProtocolRelative" },
} as const;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly isDynamicEntry?: boolean;
}
type Manifest = Readonly<Record<string, Chunk>>;

/** A file of the admin as a browser gets it: compressed. */
function sent(path: string): Promise<{ readonly bytes: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const url = `${startedProduct().url}/admin-app/${path}`;
    const call = request(url, { headers: { "Accept-Encoding": "gzip" } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("end", () => {
        const body = Buffer.concat(parts);
        if (answer.statusCode !== 200 || answer.headers["content-encoding"] !== "gzip")
          reject(new Error(`${path} answered ${String(answer.statusCode)}, not compressed or not there`));
        else resolve({ bytes: body.length, text: gunzipSync(body).toString() });
      });
    });
    call.on("error", reject).end();
  });
}

/** Keys of a chunk and of everything that it imports at once. */
function loadedWith(manifest: Manifest, key: string): string[] {
  const keys = new Set([key]);
  // A set that grows while it is walked is walked to its new end.
  for (const each of keys) for (const imported of manifest[each]?.imports ?? []) keys.add(imported);
  return [...keys];
}

let manifest: Manifest;
beforeAll(async () => {
  manifest = JSON.parse((await sent("manifest.json")).text) as Manifest;
});

const scriptsOf = async (keys: readonly string[]) => Promise.all(keys.map((key) => sent(manifest[key]?.file ?? "")));
const keysOf = (name: string): string[] => loadedWith(manifest, `${name}/main.tsx`);

test.each(["start", "events", "news", "content", "inquiries", "health", "people"])(
  "the first load of %s is small and without what comes later",
  async (name) => {
    const keys = keysOf(name);
    const scripts = await scriptsOf(keys);
    const styles = await Promise.all([...new Set(keys.flatMap((key) => manifest[key]?.css ?? []))].map(sent));
    const bytes = [...scripts, ...styles].reduce((sum, file) => sum + file.bytes, 0);
    expect(bytes).toBeGreaterThan(30 * 1024);
    expect(bytes).toBeLessThanOrEqual(name === "content" ? mostOfContent : mostBytes);
    for (const { key, words } of Object.values(lazy)) {
      expect(keys).not.toContain(key);
      expect(scripts.filter(({ text }) => text.includes(words))).toEqual([]);
    }
  },
);

test.each(Object.entries(lazy))("the %s comes when it is wanted", async (_name, { key, words }) => {
  // The form itself comes after the list, and loads some of these.
  const wanted = new Set(["events", "news"].flatMap(keysOf));
  for (const each of wanted)
    for (const next of manifest[each]?.dynamicImports ?? [])
      for (const asked of loadedWith(manifest, next)) wanted.add(asked);
  expect([...wanted]).toContain(key);
  expect(manifest[key]?.isDynamicEntry).toBe(true);
  const scripts = await scriptsOf(loadedWith(manifest, key));
  expect(scripts.filter(({ text }) => text.includes(words))).not.toEqual([]);
});
