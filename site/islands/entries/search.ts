import { startSearch } from "../../search/start-search";
import type { IslandMount } from "../mount-island";

/** The search page answers without a framework: a few KB, and results a moment after the page. */
export const mount: IslandMount = (page) => Promise.resolve(page).then(startSearch);
