import { company } from '@varda/contract/company';
import type { Language } from '@varda/contract/language';
import { type Colour, lighter } from '../canvas/colour.ts';
import { capHeight, letter } from '../canvas/lettering.ts';
import { rectangle, shift } from '../canvas/path.ts';
import { drawn, placed } from '../canvas/shape.ts';
import { type Markup, path, Sheet } from '../canvas/sheet.ts';
import { house } from '../palette.ts';
import { mark } from '../print/mark.ts';

interface LogoInks {
  disc: Colour;
  leaf: Colour;
  /** The first word of the name, and the second. */
  first: Colour;
  second: Colour;
}

export const logoInks = {
  dark: { disc: house.green, leaf: '#ffffff', first: house.ink, second: house.leaf },
  light: { disc: '#ffffff', leaf: house.green, first: '#ffffff', second: '#b9dfd1' },
} as const satisfies Record<string, LogoInks>;

/** Mark and name; the top left corner is at the origin. */
export function logo(language: Language, height: number, inks: LogoInks): { markup: Markup; width: number } {
  const radius = height / 2;
  const size = height * 0.6;
  const baseline = radius + (size * capHeight) / 2;
  const [first = '', second = ''] = company.name[language].toUpperCase().split(' ');
  const left = letter(first, { size, weight: 800, tracking: 0.01 });
  const right = letter(second, { size, weight: 500, tracking: 0.01 });
  const start = height + height * 0.28;
  const next = start + left.width + size * 0.28;
  const markup = drawn([
    ...placed(mark(inks.disc, inks.leaf), { x: radius, y: radius, scale: radius }),
    { data: shift(left.data, start, baseline), fill: inks.first },
    { data: shift(right.data, next, baseline), fill: inks.second },
  ]);
  return { markup, width: next + right.width };
}

export function logoFile(language: Language, inks: LogoInks): string {
  const height = 40;
  const { markup, width } = logo(language, height, inks);
  return new Sheet(Math.ceil(width), height).toSvg(markup);
}

/** The mark alone, edge to edge. */
export function faviconFile(): string {
  return new Sheet(32, 32).toSvg(drawn(placed(mark(house.green, '#ffffff'), { x: 16, y: 16, scale: 16 })));
}

/** The mark on a full square, which a phone cuts to its own shape. */
export function appIcon(size: number): string {
  const sheet = new Sheet(size, size);
  const ground = sheet.slant([0, 0], [1, 1], [0, lighter(house.green, 0.08)], [1, house.deep]);
  const [, leaf] = mark(house.green, '#ffffff');
  return sheet.toSvg(
    path(rectangle(0, 0, size, size), { fill: ground }) +
      (leaf ? drawn(placed([leaf], { x: size / 2, y: size / 2, scale: size * 0.46 })) : ''),
  );
}
