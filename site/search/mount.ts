import type { IslandMount } from "../islands/mount-island";
import { startSearch } from "./start-search";

/** The search page answers without a framework: a few KB, and results a moment after the page. */
export const mount: IslandMount = (page) => Promise.resolve(page).then(startSearch);
