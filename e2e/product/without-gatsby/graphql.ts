/** In place of the package `gatsby`, of which templates use only this: their query, which names the words they show. */
export const graphql = (query: TemplateStringsArray): string => query.join("");
