/** Controls of forms and parts of prepared changes, which lists do not need: loaded on demand, as one chunk. */
export { DatedEffects } from "../../content/preview/DatedEffects";
export { EntryFields } from "../form/EntryFields";
export { ItemContent } from "../list/ItemContent";
export { ItemPreview } from "../preview/ItemPreview";
export { PrepareChange } from "./PrepareChange";
export { PreparedPanel } from "./PreparedPanel";
