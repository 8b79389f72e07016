/** Stands in for Gatsby's script component, which no page uses but every first load would hold. */
export const Script = (): null => null;
export const ScriptStrategy = {} as const;
/** What Gatsby's own plugin asks for while it writes HTML: the scripts of a page, none. */
export const collectedScriptsByPage = { get: (): never[] => [], delete: (): boolean => false };
