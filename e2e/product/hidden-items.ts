import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import sharp from "sharp";
import { writeApproval } from "../../content/model/approval/approval";
import { pdf } from "../../content/model/test-support/pdf";
import { eventFile, newsFile, pageFile } from "../../api/test-support/item-files";

/** In everything that is not public; no other text has them. */
export const secret = "zyxwale";
const secretJapanese = "鵺鸞鸞";
/** In one item that is public. */
export const control = "qwyjibo";
const states = {
  draft: { draft: "true" },
  later: { publishAt: "2099-01-01T09:00+09:00" },
  ended: { unpublishAt: "2001-01-01T09:00+09:00" },
  unreadable: { publishAt: "next Monday" },
} as const;
const publishAt = "2099-01-01T09:00+09:00";

/** Of the items that are not public. */
export const hiddenIds = Object.keys(states).map((state) => `${secret}-${state}`);
export const pictureOf = (id: string): string => `/media/2026/${id}-1234abcd.png`;

export const documentOf = (id: string): string => `/media/2026/${id}-1234abcd.pdf`;

/** Everything that is not public, by the paths of its files: items in every state, and prepared changes of entries that are. */
export async function hiddenFiles(contentDir: string): Promise<Readonly<Record<string, string | Buffer>>> {
  const files: Record<string, string | Buffer> = {};
  for (const [index, [state, fields]] of Object.entries(states).entries()) {
    const id = `${secret}-${state}`;
    const yaml = Object.entries(fields)
      .map(([name, value]) => `${name}: ${value}`)
      .join("\n");
    const image = pictureOf(id);
    const common = { title: `${secret} ${state}`, title_jp: `${secretJapanese}${state}`, image, imageAlt: secret };
    const [body, body_jp] = [
      `About ${secret} ![${secret}](${image}), [${secret}](${documentOf(id)})`,
      `${secretJapanese}について`,
    ];
    files[`events/2026/${id}.md`] = eventFile({ ...common, date: "2099-04-04", ...fields }, body, body_jp);
    files[`news/2026/${id}.md`] = newsFile({ ...common, serial_no: String(9000 + index), ...fields }, body, body_jp);
    files[`companies/${id}.md`] =
      `---\nid: ${String(9000 + index)}\nname: ${secret}\nname_jp: ${secretJapanese}\ndescription: ${secret}\nlocation: ${secret}\nlogoImg: ${image}\nlink: https://${secret}.example\n${yaml}\n---\n\n${body}\n`;
    const page = { ...common, summary: secret, summary_jp: secretJapanese, ...fields };
    files[`custom-pages/${id}.md`] = pageFile(page, body, body_jp);
    files[`people/${id}.yml`] =
      `serial_no: ${String(9000 + index)}\nlists: [board, founding]\nimage: ${image}\nname: {en: ${secret}, ja: ${secretJapanese}}\ntitle: {en: ${secret}, ja: ${secretJapanese}}\nbio: {en: ${secret}, ja: ${secretJapanese}}\n${yaml}\n`;
    files[documentOf(id).slice(1)] = pdf(`${secret} ${state}`);
    files[image.slice(1)] = await sharp({ create: { width: 40 + index, height: 30, channels: 3, background: "red" } })
      .png()
      .toBuffer();
  }
  const shown = newsFile({ serial_no: "9100", title: control }, "A public text.");
  files[`news/2026/${control}.md`] = shown;
  files[`news/2026/${control}.next.md`] = shown
    .replace("title:", `publishAt: ${publishAt}\nimage: ${pictureOf(`${secret}-next`)}\ntitle:`)
    .replace("A public text.", `${secret} ${secretJapanese}`);
  files[pictureOf(`${secret}-next`).slice(1)] = await sharp({
    create: { width: 50, height: 30, channels: 3, background: "blue" },
  })
    .png()
    .toBuffer();
  files["terms.next.yml"] =
    `${readFileSync(join(contentDir, "terms.yml"), "utf8").replace(/en: \S/, `en: ${secret} `)}\n# approval ${writeApproval({ askedBy: secret, returned: { by: secret, word: secretJapanese } })}\npublishAt: approval\n`;
  return files;
}

/** The words of what is not public that a text holds, also as JSON or an address writes them. */
export function leaksIn(text: string): string[] {
  const escaped = secretJapanese.replace(/./g, (each) => `\\u${each.charCodeAt(0).toString(16)}`);
  return [secret, secretJapanese, escaped, encodeURIComponent(secretJapanese)].filter((word) =>
    text.toLowerCase().includes(word.toLowerCase()),
  );
}

function textOf(path: string): string {
  const bytes = readFileSync(path);
  const plain = path.endsWith(".gz") ? gunzipSync(bytes) : path.endsWith(".br") ? brotliDecompressSync(bytes) : bytes;
  return plain.toString("utf8");
}

/** The files of a built site that hold a word of what is not public, in their names or in their bytes; all, and those with what is public. */
export function walkSite(site: string) {
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const named = (isNamed: (file: string) => boolean): string[] =>
    files.filter(isNamed).map((file) => file.slice(site.length));
  return {
    files,
    leaks: named((file) => leaksIn(`${file.slice(site.length)}\n${textOf(file)}`).length > 0),
    found: named((file) => textOf(file).includes(control)),
  };
}
