/** A quantity of an active substance, as names of products have it: `500 mg`, `120 mg/5 ml`, `10 %`, `SPF 50+`. */
const quantity = /SPF\s?\d+\+?|\d[\d.,]*\s?(?:mg|µg|mcg|IU|ИЕ|мг|%)(?:\s?\/\s?[\d.,]*\s?ml)?/iu;

/** How strong a product is, where its name says so. */
export function strengthIn(name: string): string | undefined {
  return quantity.exec(name)?.[0];
}

/** The first sentence of a text, which mostly names the pack, and what follows it. */
export function sentencesOf(text: string): { first: string; rest: string } {
  const [first = ''] = text.split(/(?<=[.!?])\s+(?=\p{Lu})/u, 1);
  return { first, rest: text.slice(first.length).trim() };
}
