/** A style sheet as text, which Vite bundles without adding it to the page. */
declare module "*.css?inline" {
  const text: string;
  export default text;
}
