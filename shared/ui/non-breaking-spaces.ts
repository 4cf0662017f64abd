const beforeUnit = /(\d) (?=(?:mg|µg|g|kg|ml|l|mm|cm|m|kW|IU|%|°C|мг|µг|г|кг|мл|л|мм|см|м)(?![\p{L}\d]))/gu;

/** Keeps a number and its unit on one line: `500 mg`, `25 °C`, `10 %`. */
export function withNonBreakingSpaces(text: string): string {
  return text.replace(beforeUnit, '$1\u00a0');
}
