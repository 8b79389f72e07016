/** What forms and lists load of prepared changes when it is wanted: one script, so that no other is split for it. */
export { PrepareChange } from "./PrepareChange";
export { PreparedPanel } from "./PreparedPanel";
