const beforeUnit = /(\d) (?=(?:mg|µg|g|kg|ml|l|mm|cm|m|kW|IU|%|°C|мг|µг|г|кг|мл|л|мм|см|м)(?![\p{L}\d]))/gu;

/** Browsers break lines behind a dash. */
const ofRange = /(\d–)(?=\d)/g;

/** Keeps a number and its unit on one line, and both ends of a range: `500 mg`, `25 °C`, `10 %`, `08:00–16:00`. */
export function withNonBreakingSpaces(text: string): string {
  return text.replace(beforeUnit, '$1\u00a0').replace(ofRange, '$1\u2060');
}
