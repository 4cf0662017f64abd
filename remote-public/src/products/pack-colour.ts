/** Colours that packs of the house have, beside the one of their category. */
const accents = ['#2f6fb0', '#c4583f', '#b97f17', '#6f5fa8', '#1f7f7a'];

/** Colour of the pack that stands in for a missing picture: always the same one for a brand, the name's first word. */
export function packColour(name: string, ofCategory: string): string {
  const colours = [ofCategory, ...accents];
  const [brand = ''] = name.toLowerCase().split(/[\s®,]/, 1);
  let sum = 0;
  for (const letter of brand) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return colours[sum % colours.length] ?? ofCategory;
}
