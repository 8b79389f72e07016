import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const root = dirname(fileURLToPath(import.meta.url));

/** Builds the staff pages, with their own React in shared chunks, into site/admin/dist; the API serves them under /admin-app/. */
export default defineConfig({
  root,
  base: "/admin-app/",
  publicDir: false,
  plugins: [react()],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    manifest: "manifest.json",
    // The host page has no place for a polyfill script, and every supported browser preloads modules itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        start: "start/main.tsx",
        events: "events/main.tsx",
        news: "news/main.tsx",
        content: "content/main.tsx",
        inquiries: "inquiries/main.tsx",
        health: "health/main.tsx",
        people: "people/main.tsx",
        shell: "shell/main.ts",
      },
      // Without this the entries' `mount` export is dropped, because no module of the build imports it.
      preserveEntrySignatures: "strict",
      output: {
        // The API names it in a page of its own.
        entryFileNames: ({ name }) => (name === "shell" ? "shell.js" : "assets/[name]-[hash].js"),
        chunkFileNames: ({ isDynamicEntry, name }) => `assets/${isDynamicEntry ? name : "shared"}-[hash].js`,
      },
    },
  },
});
