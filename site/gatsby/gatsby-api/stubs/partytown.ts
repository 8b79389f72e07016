/** Stands in for the worker of Gatsby's script component, which no page uses. */
export const partytownSnippet = (): string => "";
export const SCRIPT_TYPE = "text/partytown";
