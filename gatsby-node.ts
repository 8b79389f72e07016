export * from "./site/gatsby/node";
