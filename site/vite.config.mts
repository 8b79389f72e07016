import { readdirSync } from "node:fs";
import { dirname, join, parse } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const root = dirname(fileURLToPath(import.meta.url));
const entries = join(root, "islands", "entries");
const inputs: Readonly<Record<string, Record<string, string>>> = {
  boot: { boot: join(root, "boot", "boot.ts") },
  edit: { edit: join(root, "boot", "edit.ts") },
  search: { search: join(root, "search", "mount.ts") },
  islands: Object.fromEntries(
    readdirSync(entries)
      .filter((file) => !file.includes(".test."))
      .map((file) => [parse(file).name, join(entries, file)]),
  ),
};

/** The pages hold their style sheets already. */
const withoutStyles: Plugin = {
  name: "without-styles",
  enforce: "pre",
  resolveId: (source) => (source.endsWith(".css") ? "\0style" : undefined),
  load: (id) => (id === "\0style" ? "" : undefined),
};

/** Nothing is preloaded before a dynamic import, so that Vite's helper for it need not be sent. */
const withoutPreloads: Plugin = {
  name: "without-preloads",
  enforce: "pre",
  load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined),
};

/** What the detector brings and the site does not use: ways to detect and to keep the language, its own order, settings of older versions. */
const unused = [
  /this\.addDetector\((?:path|subdomain|hash)\);/g,
  /^ {2}(?:create|remove|cacheUserLanguage)\([^]*?\n {2}\},?$/gm,
  /^try \{\n[^]*? document\.cookie;[^]*?\n\} catch.*$|^if \(!canCookies\).*$/gm,
  /^ {4}if \(typeof this\.options\.[^]*?\n {4}\}$|^ {4}if \(this\.options\.lookupFromUrl.*$/gm,
];
const withoutUnusedDetection: Plugin = {
  name: "without-unused-detection",
  enforce: "pre",
  transform: (code, id) =>
    id.includes("i18next-browser-languagedetector")
      ? unused.reduce((left, part) => left.replace(part, ""), code)
      : undefined,
};

/**
 * Builds what public pages run in the browser, `--mode boot`, `edit`, `search` or `islands`: apart, so that boot is one file, and the search, too, without React. Names
 * carry a hash of the content.
 */
export default defineConfig(({ mode }) => ({
  root,
  base: "/scripts/",
  publicDir: false,
  // Public pages run in browsers alone.
  define: { "typeof window": '"object"', "typeof document": '"object"', "typeof navigator": '"object"' },
  plugins: [react(), withoutStyles, withoutPreloads, withoutUnusedDetection],
  build: {
    outDir: `../.build/scripts/${mode}`,
    emptyOutDir: true,
    target: "es2022",
    manifest: "manifest.json",
    modulePreload: false,
    rolldownOptions: {
      input: inputs[mode] ?? {},
      // Without this the entries' `mount` export is dropped, because no module of the build imports it.
      preserveEntrySignatures: "strict",
      output: {
        hashCharacters: "hex",
        // Boot knows the address of the one for staff (content/model/pages/admin-paths.ts).
        entryFileNames: mode === "edit" ? "[name].js" : "[name]-[hash:16].js",
        chunkFileNames: "[name]-[hash:16].js",
        // One file for what several islands need, not one for each set of islands.
        ...(mode === "islands" ? { codeSplitting: { groups: [{ name: "shared", minShareCount: 2 }] } } : {}),
      },
    },
  },
}));
