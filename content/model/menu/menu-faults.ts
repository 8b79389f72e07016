import type { ContentFile } from "../entries/content-file";
import { fault, type Fault } from "../problems/fault";
import { followRedirects } from "../redirects/follow-redirects";
import { sitePages } from "../redirects/site-pages";
import { sameData } from "../yaml/yaml-data";
import { defaultFooter, defaultMenu, type MenuEntry } from "./default-menu";
import { menuTarget } from "./menu-target";

/** The menu and the footer of the settings. */
export interface Menus {
  readonly menu: readonly MenuEntry[];
  readonly footer: readonly MenuEntry[];
}

/** True for the menus of a chamber that has none of its own. */
export const areDefault = ({ menu, footer }: Menus): boolean => sameData([menu, footer], [defaultMenu, defaultFooter]);

/** Own path as a menu has it -> address of the page there, also of one that moved; paths of no page are missing. */
export function ownPagesIn({ menu, footer }: Menus, files: readonly ContentFile[]): ReadonlyMap<string, string> {
  const paths = [...menu, ...footer]
    .flatMap(({ to = "", children }) => [to, ...children.map((child) => child.to)])
    .flatMap((to) => {
      const target = menuTarget(to);
      return target?.kind === "own" ? [target.path] : [];
    });
  if (paths.length === 0) return new Map();
  const pageAt = sitePages(() => files);
  const redirects = files.flatMap((file) => (file.collection === "redirects" ? file.fields.entries : []));
  const { targets } = followRedirects(redirects, pageAt);
  return new Map(
    paths.flatMap((path) => {
      const page = pageAt(path) ?? targets.get(path);
      return page === undefined ? [] : [[path, page] as const];
    }),
  );
}

/** The entries that lead to an own page that is not there, by the names of their fields; a chamber may do without a page of the route table. */
export function menuFaults(
  menus: Menus,
  files: readonly ContentFile[],
): readonly { readonly field: string; readonly fault: Fault }[] {
  if (areDefault(menus)) return [];
  const own = ownPagesIn(menus, files);
  const isThere = (to: string): boolean => {
    const target = menuTarget(to);
    return target?.kind !== "own" || own.has(target.path);
  };
  const linksOf = (name: keyof Menus) =>
    menus[name].flatMap(({ to, children }, at) => [
      ...(to === undefined ? [] : [{ to, field: `${name}.${String(at)}.to` }]),
      ...children.map((child, below) => ({
        to: child.to,
        field: `${name}.${String(at)}.children.${String(below)}.to`,
      })),
    ]);
  return [...linksOf("menu"), ...linksOf("footer")]
    .filter(({ to }) => !isThere(to))
    .map(({ to, field }) => ({ field, fault: fault("menuToNothing", { to }) }));
}
