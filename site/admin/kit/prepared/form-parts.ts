/** Controls of forms and parts of prepared changes, which lists do not need: loaded on demand, as one chunk. */
export { EntryPreview, VersionPreview } from "../../content/preview/EntryPreview";
export { SaveEffects } from "../../content/preview/SaveEffects";
export { EntryFields } from "../form/EntryFields";
export { ItemContent } from "../list/ItemContent";
export { PrepareChange } from "./PrepareChange";
export { PreparedPanel } from "./PreparedPanel";
