export * from "./site/gatsby/gatsby-api/node";
