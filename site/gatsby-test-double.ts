/** Replaces Gatsby in component tests, which run no page query. */
export const graphql = (): undefined => undefined;
