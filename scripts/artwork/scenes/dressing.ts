import { company } from '@varda/contract/company';
import type { Language } from '@varda/contract/language';
import type { DemoProduct } from '../../../api/demo/demo-types.ts';
import { type Random, seededBy } from '../canvas/random.ts';
import type { MotifName } from '../motifs/motifs.ts';
import { type SubcategoryStyle, subcategoryStyles } from '../palette.ts';
import { type Design, packInks } from '../print/design.ts';

/** What in a product's English text asks for a motif of its own; the first that fits wins. */
const motifWords: readonly (readonly [RegExp, MotifName])[] = [
  [/thyme|\boat\b|mountain tea/, 'thyme'],
  [/chamomile/, 'chamomile'],
  [/calendula|arnica|rose|st john/, 'flower'],
  [/propolis|honey/, 'honeycomb'],
  [/strawberry|berry/, 'berries'],
  [/lemon flavour|citro|orange|vitamin c\b|lemongrass/, 'citrus'],
  [/cod liver|omega|dha/, 'fish'],
  [/\bd3\b|vitamin d\b|sun/, 'sun'],
  [/evening|night|valerian|sleep/, 'moon'],
  [/joints/, 'target'],
  [/warming|muscle|sport/, 'flame'],
  [/cooling|foot bath|foot and|refreshing|wash/, 'ripples'],
  [/allergy/, 'flower'],
  [/vardol|ibuvar/, 'target'],
  [/mint|sage|ivy|fennel|aloe/, 'leaf'],
  [/iron|suspension|antiseptic|rehydration|micellar|hyaluron|nasal|oil\b/, 'drop'],
  [/zinc|barrier|protect|clotrimazole/, 'shield'],
  [/magnesium|bloating|chewable tablets/, 'pulse'],
  [/cultures|yeast|enzyme|urea|keratin|capsules/, 'molecule'],
  [/wax|hair|strips/, 'strands'],
];

/** Motifs that are never green, even where those of their line are. */
const coloured: readonly MotifName[] = ['flower', 'honeycomb', 'moon', 'berries', 'citrus', 'drop', 'fish'];

/** Lines whose sign is stronger than any word. */
const ownMotifOnly = ['CBD Products/Oral', 'CBD Products/Topical', 'CBD Products/Cosmetics'];

function styleOf(product: DemoProduct): SubcategoryStyle {
  const style = subcategoryStyles[product.categoryName];
  if (!style) throw new Error(`palette.ts has no style for “${product.categoryName}”: add one.`);
  return style;
}

/** All that a product says about itself in English, for words that choose its picture. */
export function wordsOf({ key, pack }: DemoProduct): string {
  return `${key.replaceAll('-', ' ')} ${pack.line.en} ${pack.amount.en}`.toLowerCase();
}

/** How a product is dressed; the same wherever it is shown, but for the language of its print. */
export function designOf(product: DemoProduct, language: Language = 'mk'): Design {
  const style = styleOf(product);
  const random = seededBy(product.key);
  const { pack } = product;
  const main = pack.colour ?? style.main;
  const inks = packInks(main, style.second, style.paper);
  const motif = motifOf(product, style, random);
  const { motifInks } = style;
  return {
    wording: {
      maker: company.name[language].toUpperCase(),
      brand: pack.brand,
      registered: pack.registered ?? false,
      line: pack.line[language],
      strength: pack.strength?.[language],
      amount: pack.amount[language],
    },
    inks,
    motif,
    motifInks: motifInks && !coloured.includes(motif) ? { ...motifInks, paper: inks.paper } : inks,
    face: random.pick(style.faces),
    label: random.pick(style.labels),
    phase: random.between(-0.06, 0.3),
  };
}

function motifOf(product: DemoProduct, style: SubcategoryStyle, random: Random): MotifName {
  const text = wordsOf(product);
  const asked = ownMotifOnly.includes(product.categoryName) ? undefined : motifWords.find(([word]) => word.test(text));
  return asked?.[1] ?? random.pick(style.motifs);
}
