/** What emphasis holds at least; others are lines to fill in, ____-____, and faces, (*^_^*). Bold may be a symbol. */
export const emphasised = { em: /(?![ﾞﾟ])[\p{L}\p{N}]/u, strong: /[\p{L}\p{N}\p{So}※×]/u } as const;
