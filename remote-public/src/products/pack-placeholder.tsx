import { categoryNames } from '@varda/contract/catalogue';
import type { ProductCard } from '@varda/contract/products';
import type { ReactNode } from 'react';
import { categoryLook, type PackShape } from './category-look.ts';
import classes from './products.module.css';

interface Props {
  /** The category decides the shape, the name together with it the colour. */
  product: Pick<ProductCard, 'name' | 'categoryName'>;
}

/** A plain pack that stands in for a picture that a product does not have. */
export function PackPlaceholder({ product: { name, categoryName } }: Props) {
  const category = categoryNames.find((each) => each === categoryName.split('/', 1)[0]) ?? categoryNames[0];
  const { colour, pack } = categoryLook[category];
  return (
    <svg
      viewBox="0 0 400 400"
      className={classes.placeholder}
      style={{ color: packColour(name.en || name.mk, colour) }}
      aria-hidden="true"
    >
      <ellipse cx="200" cy="330" rx="120" ry="14" fill="#083d31" opacity="0.1" />
      {packs[pack]}
    </svg>
  );
}

const leaf = (x: number, y: number) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="17" fill="currentColor" />
    <path d="M-8 8C-9-3-1-9 9-8 9 3 2 9-8 8Z" fill="#fff" />
  </g>
);

const packs: Record<PackShape, ReactNode> = {
  carton: (
    <>
      <path d="M250 100l44 22v192l-44 16z" fill="currentColor" />
      <path d="M250 100l44 22v192l-44 16z" fill="#02211a" opacity="0.3" />
      <path d="M112 100h138v230H112z" fill="#fff" />
      <path d="M112 262c40-26 92 20 138-8v76H112z" fill="currentColor" />
      <path d="M132 188h84M132 208h58" stroke="currentColor" strokeWidth="9" strokeLinecap="round" opacity="0.35" />
      {leaf(149, 140)}
    </>
  ),
  bottle: (
    <>
      <path d="M172 78h56v40h-56z" fill="#dfe9e5" />
      <path
        d="M178 116h44c0 26 44 28 44 70v122c0 12-8 22-22 22h-88c-14 0-22-10-22-22V186c0-42 44-44 44-70z"
        fill="currentColor"
      />
      <path d="M134 196h132v96H134z" fill="#fff" />
      <path d="M134 268c40-18 88 14 132-6v30H134z" fill="currentColor" opacity="0.35" />
      <path d="M176 250h48" stroke="currentColor" strokeWidth="9" strokeLinecap="round" opacity="0.35" />
      {leaf(200, 222)}
    </>
  ),
  tube: (
    <>
      <path d="M132 82h136v20H132z" fill="#dfe9e5" />
      <path d="M134 102h132l-18 182h-96z" fill="#fff" />
      <path d="M142 206c34-20 76 16 115-4l-9 82h-96z" fill="currentColor" />
      <path d="M160 284h80v34c0 7-5 12-12 12h-56c-7 0-12-5-12-12z" fill="currentColor" />
      <path d="M160 284h80v34c0 7-5 12-12 12h-56c-7 0-12-5-12-12z" fill="#02211a" opacity="0.2" />
      {leaf(200, 146)}
    </>
  ),
};

/** Colours that packs of the house have, beside the one of their category. */
const accents = ['#2f6fb0', '#c4583f', '#b97f17', '#6f5fa8', '#1f7f7a'];

/** Colour of the pack that stands in for a missing picture: always the same one for a brand, the name's first word. */
function packColour(name: string, ofCategory: string): string {
  const colours = [ofCategory, ...accents];
  const [brand = ''] = name.toLowerCase().split(/[\s®,]/, 1);
  let sum = 0;
  for (const letter of brand) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return colours[sum % colours.length] ?? ofCategory;
}
