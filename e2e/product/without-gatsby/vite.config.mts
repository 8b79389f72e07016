import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { findTemplates } from "../../../site/gatsby/plan/templates";

const here = dirname(fileURLToPath(import.meta.url));
const site = join(here, "..", "..", "..", "site");
const ofEveryPage = join(site, "gatsby", "gatsby-api", "styles.ts");

const fontBeside = /url\("\.\/([\w-]+\.woff2)"\)/g;

/**
 * Writes `styles.json`: the style sheets of each template, and those of every page, in the order of their imports; and the
 * fonts that only style sheets name.
 */
const styleSheets: Plugin = {
  name: "style-sheets",
  enforce: "pre",
  load: (id) => (id.endsWith(".css") ? { code: "", moduleSideEffects: "no-treeshake" } : undefined),
  generateBundle(_, bundle) {
    const fontsOf = (id: string, css: string): void => {
      for (const { 1: name = "" } of css.matchAll(fontBeside))
        if (!(`static/${name}` in bundle))
          this.emitFile({ type: "asset", fileName: `static/${name}`, source: readFileSync(join(dirname(id), name)) });
    };
    const reached = (id: string, known: Set<string>): readonly string[] => {
      if (known.has(id)) return [];
      known.add(id);
      if (id.endsWith(".css")) {
        const css = readFileSync(id, "utf8");
        fontsOf(id, css);
        return [css.replace(fontBeside, "url(/static/$1)")];
      }
      return (this.getModuleInfo(id)?.importedIds ?? []).flatMap((imported) => reached(imported, known));
    };
    const common = new Set<string>();
    const shared = reached(ofEveryPage, common).join("\n");
    const own = (template: string): [string, string[]] => [
      template,
      [reached(join(site, template), new Set(common)).join("\n"), shared],
    ];
    const source = JSON.stringify(Object.fromEntries(findTemplates(site).map(own)));
    this.emitFile({ type: "asset", fileName: "styles.json", source });
  },
};

/** Compiles the templates and what plans their pages into one program, `render-site.js`, which needs only installed packages. */
export default defineConfig({
  root: relative(process.cwd(), here),
  publicDir: false,
  resolve: { alias: [{ find: /^gatsby$/, replacement: join(here, "graphql.ts") }] },
  plugins: [styleSheets],
  build: {
    ssr: "render-site.tsx",
    ssrEmitAssets: true,
    target: "node20",
    rolldownOptions: {
      output: {
        entryFileNames: "[name].mjs",
        assetFileNames: (asset) =>
          asset.names[0]?.endsWith(".woff2") === true ? "static/[name][extname]" : "[name][extname]",
      },
    },
  },
});
