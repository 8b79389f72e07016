/** The address of a font file, as the bundler names it. */
declare module "*.woff2" {
  const address: string;
  export default address;
}
