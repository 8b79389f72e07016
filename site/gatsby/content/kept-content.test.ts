import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ContentFiles } from "./content-files";
import { codeOfContent, readKeptContent, writeKeptContent } from "./kept-content";
import { readContentFiles } from "./read-content";

const contentDir = join(process.cwd(), "content");
const folder = mkdtempSync(join(tmpdir(), "kept-content-"));
const file = join(folder, "cache", "content.v8");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const filesOf = (files: ContentFiles): string => JSON.stringify(files.folder().files);

test("content that was kept says the same as content that was parsed, down to the order of its fields", () => {
  const parsed = readContentFiles(contentDir);
  writeKeptContent(file, "code", parsed.toKeep() ?? new Map());
  const kept = readKeptContent(file, "code");
  const read = readContentFiles(contentDir, kept);
  expect(kept.size).toBe(parsed.folder().files.length);
  expect(filesOf(read) === filesOf(parsed)).toBe(true);
  expect(read.folder().problems).toEqual(parsed.folder().problems);
  expect(read.toKeep()).toBeUndefined();
});

test("a file of other bytes is parsed, and what is gone is not kept any longer", () => {
  const kept = readKeptContent(file, "code");
  const read = readContentFiles(contentDir, kept);
  const path = "news/2026/2026-11-30-new.md";
  const news = (title: string): Buffer =>
    Buffer.from(`---\nserial_no: 900\ntitle: ${title}\ndate: 2026-11-30\n---\nText\n`);
  read.replace(path, news("Meeting 4711"));
  writeKeptContent(file, "code", read.toKeep() ?? new Map());
  const next = readContentFiles(contentDir, readKeptContent(file, "code"));
  next.replace(path, news("Meeting 4712"));
  expect([4711, 4712].map((number) => filesOf(next).includes(`Meeting ${String(number)}`))).toEqual([false, true]);
  next.replace(path, null);
  expect(next.toKeep()?.size).toBe(kept.size);
});

test("other code, other packages and half a file keep nothing", () => {
  expect(readKeptContent(file, "other code").size).toBe(0);
  writeFileSync(file, "half");
  expect(readKeptContent(file, "code").size).toBe(0);
  expect(codeOfContent(folder)).toBeUndefined();
  mkdirSync(join(folder, ".cache", "compiled"), { recursive: true });
  writeFileSync(join(folder, "package-lock.json"), "1");
  const codes = ["one", "two"].map((code) => {
    writeFileSync(join(folder, ".cache", "compiled", "gatsby-node.js"), code);
    return codeOfContent(folder);
  });
  writeFileSync(join(folder, "package-lock.json"), "2");
  expect(new Set([...codes, codeOfContent(folder)]).size).toBe(3);
});
