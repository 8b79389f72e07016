/** Stands in for Gatsby in component tests: a page's query is nobody's business there. */
export const graphql = (): undefined => undefined;
