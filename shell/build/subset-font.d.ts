/** The package has no types of its own. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** One value makes a font with that weight alone. */
    variationAxes?: { wght: number };
    noLayoutClosure?: boolean;
  }
  /** A font with the characters of `text` and no others. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
