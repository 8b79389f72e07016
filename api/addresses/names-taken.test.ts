import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { titleOf } from "../../content/model/collections/collection";
import { collections } from "../../content/model/collections/collections";
import { officeholderPath } from "../../content/model/pages/fixed-paths";
import { hiddenContent } from "../../content/model/publication/hidden-content";
import { sampleContent } from "../../content/model/test-support/sample-content";
import { contentAddresses } from "../../scripts/site/content-addresses";
import { readWithHistory } from "../../scripts/site/read-with-history";
import { staticRedirects } from "../../scripts/site/static-host-files";
import { temporaryRepository, type TemporaryRepository } from "../store/test-support/temporary-repository";
import { eventFile, newsFile, pageFile } from "../test-support/item-files";
import { pagesOf } from "../redirects/moved-to";

type Fields = Readonly<Record<string, string>>;
type FileText = (title: string, number: number, fields?: Fields) => string;

const lines = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join("");
const body = (title: string): string =>
  Array.from({ length: 4 }, (_, at) => `${title} has the line ${String(at)}.`).join("\n\n");
const company: FileText = (title, number, fields = {}) =>
  `---\n${lines({ id: String(number), name: title, description: "Tea", location: "Kyoto", ...fields })}---\n${body(title)}\n`;
const person = (title: string, number: number): string => {
  const both = `{ en: "${title}", ja: "${title}" }`;
  return (
    lines({ serial_no: String(number), lists: "[board]", image: "/media/a.png", name: both, title: both, bio: both }) +
    `profile: {position: ${both}, company: ${both}, profileImage: /media/a.png, about: [${both}]}\n`
  );
};

/** Collections whose addresses are the names of their files. */
const kinds: readonly { readonly at: string; readonly folder: string; readonly text: FileText }[] = [
  { at: "/company/", folder: "companies", text: company },
  {
    at: "/events/",
    folder: "events/2026",
    text: (title, _, fields) => eventFile({ title, ...fields }, body(title)),
  },
  {
    at: "/news/",
    folder: "news/2026",
    text: (title, number, fields) => newsFile({ serial_no: String(number), title, ...fields }, body(title)),
  },
  { at: "/", folder: "custom-pages", text: (title, _, fields) => pageFile({ title, ...fields }, body(title)) },
];
const each = (change: (kind: (typeof kinds)[number]) => Readonly<Record<string, string | null>>) =>
  Object.assign({}, ...kinds.map(change)) as Readonly<Record<string, string | null>>;

let repository: TemporaryRepository;
beforeEach(() => {
  const site = readFileSync(join(sampleContent, "site.yml"), "utf8").replace(/^product: .*/m, "product: demo");
  repository = temporaryRepository({ files: { "content/site.yml": site } });
  commit(
    each(({ folder, text }) => ({ [`${folder}/old.md`]: text("Owner", 7), [`${folder}/other.md`]: text("Other", 3) })),
  );
});
afterEach(() => repository.remove());

const at = (path: string): string => join(repository.contentDir, path);
function write(files: Readonly<Record<string, string | null>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(at(path)), { recursive: true });
    if (text === null) rmSync(at(path));
    else writeFileSync(at(path), text);
  }
}
function committed(): void {
  repository.git("add", "--all");
  repository.git("commit", "--quiet", "--message", "By hand");
}
function commit(files: Readonly<Record<string, string | null>>): void {
  write(files);
  committed();
}
const move = (from: string, to: string): void =>
  kinds.forEach(({ folder }) => renameSync(at(`${folder}/${from}.md`), at(`${folder}/${to}.md`)));

/** Of an address the title of the page that visitors see or are led to; addresses that the check names. */
async function now() {
  return readWithHistory(repository.contentDir, async (read) => {
    const { missing, covered = [], lost } = await contentAddresses(repository.contentDir, read);
    const hidden = new Set(hiddenContent(read.content.files, Date.now()).paths);
    const files = read.content.files.filter(({ path }) => !hidden.has(path));
    const contents = files.map(({ file }) => file);
    const led = staticRedirects(contents, [...missing, ...covered]);
    const ofKind = (kind: string) => files.filter(({ file }) => file.collection === kind);
    const pageAt = pagesOf({ files: ofKind });
    const titles = new Map(
      contents.flatMap((file) => {
        if (file.collection === "next" || file.collection === "redirects") return [];
        const collection = collections[file.collection];
        const number = file.collection === "people" ? file.fields.serial_no : undefined;
        const prefix = collection.address ?? "";
        const path = number === undefined ? prefix + file.id : officeholderPath("demo", number);
        return [[pageAt(path), titleOf(collection, file.id, { ...file.fields }).en] as const];
      }),
    );
    return {
      shown: (address: string) => titles.get(pageAt(address) ?? led.get(address) ?? ""),
      missing,
      named: lost.map(({ params }) => String(params?.["address"])),
    };
  });
}

const newcomers: Readonly<Record<string, (text: FileText) => string>> = {
  valid: (text) => text("Newcomer", 8),
  faulty: (text) => text("Newcomer", 8).replace(/^(?:location|date|title): .*\n/gm, ""),
  "broken in its front matter": (text) => text("Newcomer", 8).replace(/^(name|title): /m, '$1: "'),
  "a draft": (text) => text("Newcomer", 8, { draft: "true" }),
  "no longer public": (text) => text("Newcomer", 8, { unpublishAt: "2020-01-01T00:00:00+09:00" }),
};
const later: Readonly<Record<string, (first: (text: FileText) => string) => void>> = {
  "is removed": () => commit(each(({ folder }) => ({ [`${folder}/old.md`]: null }))),
  "is renamed": () => {
    move("old", "newcomer");
    committed();
  },
  "is mended or edited": () =>
    commit(each(({ folder, text }) => ({ [`${folder}/old.md`]: `${text("Newcomer", 8)}\nOne more line.\n` }))),
  "is edited, mended under another name and removed": (first) => {
    commit(each(({ folder, text }) => ({ [`${folder}/old.md`]: `${first(text)}\nOne more line.\n` })));
    commit(
      each(({ folder, text }) => ({ [`${folder}/old.md`]: null, [`${folder}/newcomer.md`]: text("Newcomer", 8) })),
    );
    commit(each(({ folder }) => ({ [`${folder}/newcomer.md`]: null })));
  },
};
const table = Object.keys(newcomers).flatMap((newcomer) =>
  (/^(?:valid|faulty)$/.test(newcomer) ? [1, 2] : [1]).flatMap((commits) =>
    Object.keys(later).map((then) => [newcomer, commits, then] as const),
  ),
);

test.each(table)(
  "the address of a renamed file, whose name a newcomer takes that is %s, in %i commits, and then %s, shows no other entry but a valid one at it, which is named",
  async (newcomer, commits, then) => {
    const first = newcomers[newcomer] ?? (() => "");
    move("old", "renamed");
    if (commits === 2) committed();
    commit(each(({ folder, text }) => ({ [`${folder}/old.md`]: first(text) })));
    const addressesAre = async (isNewcomers: boolean): Promise<void> => {
      const { shown, named } = await now();
      for (const address of kinds.map((kind) => `${kind.at}old`)) {
        const expected = { address, title: isNewcomers ? "Newcomer" : "Owner", named: isNewcomers };
        const isNamed = named.includes(address);
        // An address that leads on may be named nevertheless, as of a draft.
        expect({ address, title: shown(address), named: isNewcomers ? isNamed : false }).toEqual(expected);
      }
      expect(shown("/news/7")).toBe("Owner");
    };
    await addressesAre(newcomer === "valid");
    later[then]?.(first);
    await addressesAre(then === "is mended or edited");
    // The chain of the owner goes on.
    move("renamed", "renamed-again");
    committed();
    await addressesAre(then === "is mended or edited");
  },
);

test("an owner that moved twice, and a newcomer at both names: each old address leads to it", async () => {
  move("old", "renamed");
  commit(each(({ folder, text }) => ({ [`${folder}/old.md`]: newcomers["faulty"]?.(text) ?? "" })));
  move("renamed", "renamed-again");
  commit(each(({ folder, text }) => ({ [`${folder}/renamed.md`]: text("Third", 9) })));
  move("renamed", "third");
  committed();
  const { shown } = await now();
  for (const { at: prefix } of kinds)
    expect([`${prefix}old`, `${prefix}renamed`, `${prefix}third`].map(shown)).toEqual(["Owner", "Owner", "Third"]);
});

test("an owner that comes back has its own address, and what was there for a while leads from its own later one only", async () => {
  move("old", "renamed");
  commit(each(({ folder, text }) => ({ [`${folder}/old.md`]: text("Newcomer", 8) })));
  move("old", "newcomer");
  move("renamed", "old");
  committed();
  const { shown, named, missing } = await now();
  for (const { at: prefix } of kinds)
    expect([`${prefix}old`, `${prefix}renamed`, `${prefix}newcomer`].map(shown)).toEqual([
      "Owner",
      "Owner",
      "Newcomer",
    ]);
  expect(named).toEqual([]);
  expect(missing.filter(({ from }) => from.endsWith("/old"))).toEqual([]);
});

test("an owner that is deleted under its new name is named, and nobody inherits its first address", async () => {
  move("old", "renamed");
  commit(each(({ folder, text }) => ({ [`${folder}/old.md`]: text("Newcomer", 8) })));
  commit(each(({ folder }) => ({ [`${folder}/renamed.md`]: null })));
  move("old", "newcomer");
  committed();
  const { shown, named } = await now();
  for (const { at: prefix } of kinds) {
    expect(shown(`${prefix}old`)).toBeUndefined();
    expect(named).toContain(`${prefix}old`);
  }
});

test("a file that was no page before its rename leaves its address to the first that is one", async () => {
  commit(each(({ folder, text }) => ({ [`${folder}/hidden.md`]: text("Hidden", 11, { draft: "true" }) })));
  move("hidden", "still-hidden");
  commit(each(({ folder, text }) => ({ [`${folder}/hidden.md`]: text("Public", 12) })));
  move("hidden", "public");
  committed();
  const { shown } = await now();
  for (const { at: prefix } of kinds) expect(shown(`${prefix}hidden`)).toBe("Public");
});

test("an edit beside a copy of the earlier text keeps the address with the file", async () => {
  commit(
    each(({ folder, text }) => ({
      [`${folder}/old.md`]: `${text("Owner", 7)}\nOne more line.\n`,
      [`${folder}/copy.md`]: text("Owner", 7),
    })),
  );
  move("old", "renamed");
  committed();
  const { missing } = await now();
  const ofOld = missing.filter(({ from }) => /\/old$/.test(from)).map(({ to }) => to.replace(/^.*\//, ""));
  expect(ofOld).toEqual(kinds.map(() => "renamed"));
});

test("in the folder of another year a newcomer takes the name, and not the address", async () => {
  const dated = kinds.filter(({ folder }) => /\//.test(folder));
  for (const first of [newcomers["faulty"], newcomers["valid"]]) {
    for (const { folder, text } of dated) {
      if (first === newcomers["faulty"]) renameSync(at(`${folder}/old.md`), at(`${folder}/renamed.md`));
      write({ [`${folder.replace("2026", "2025")}/old.md`]: first?.(text) ?? "" });
    }
    committed();
  }
  const there = await now();
  for (const { at: prefix } of dated) {
    expect(there.shown(`${prefix}old`)).toBe("Newcomer");
    expect(there.named).toContain(`${prefix}old`);
  }
  for (const { folder } of dated) {
    const path = folder.replace("2026", "2025");
    renameSync(at(`${path}/old.md`), at(`${path}/newcomer.md`));
  }
  committed();
  const { shown } = await now();
  for (const { at: prefix } of dated) expect(shown(`${prefix}old`)).toBe("Owner");
});

test("a person who is renamed and numbered anew in one commit keeps the old number's address, whoever the file is of", async () => {
  const number = (serial: number): string => officeholderPath("demo", serial);
  commit({ "people/lee.yml": person("Lee Ann", 1) });
  renameSync(at("people/lee.yml"), at("people/lee-ann.yml"));
  commit({ "people/lee.yml": person("Mori Ken", 9) });
  expect((await now()).named).toEqual([]);
  commit({ "people/lee-ann.yml": person("Lee Ann", 5) });
  expect((await now()).missing).toEqual([{ from: number(1), to: number(5) }]);
  commit({ "people/lee.yml": null });
  const { shown, named } = await now();
  expect(shown(number(1))).toBe("Lee Ann");
  expect(named).toEqual([number(9)]);
});

test("a company that is broken before it is removed is named", async () => {
  commit({ "companies/other.md": company("Other", 3).replace(/^location: .*\n/m, "") });
  commit({ "companies/other.md": null });
  expect((await now()).named).toEqual(["/company/other"]);
});
