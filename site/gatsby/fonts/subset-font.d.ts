declare module "subset-font" {
  interface SubsetOptions {
    readonly targetFormat: "truetype" | "woff" | "woff2";
    /** Tags of OpenType features; default: all. */
    readonly keepFeatures?: readonly string[];
    /** No further letters that features would put in their place. */
    readonly noLayoutClosure?: boolean;
    readonly noHinting?: boolean;
  }
  /** Cuts a font (SFNT or WOFF) to the letters of a text. */
  export default function subsetFont(font: Uint8Array, text: string, options: SubsetOptions): Promise<Uint8Array>;
}
