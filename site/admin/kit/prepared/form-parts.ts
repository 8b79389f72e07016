/** What lists do without: the controls of forms, and the parts of prepared changes. One script, for which no other is split. */
export { EntryFields } from "../entry/EntryFields";
export { ItemContent } from "../list/ItemContent";
export { ItemPreview } from "../preview/ItemPreview";
export { PrepareChange } from "./PrepareChange";
export { PreparedPanel } from "./PreparedPanel";
