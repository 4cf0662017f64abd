import type { Language, Localized } from '@varda/contract/language';
import { type Colour, lighter } from '../canvas/colour.ts';
import { letter, letterWithin, type Weight } from '../canvas/lettering.ts';
import { ellipse, type Point, polygon, shift, warp } from '../canvas/path.ts';
import { drawn, placed, type Shape } from '../canvas/shape.ts';
import { Sheet } from '../canvas/sheet.ts';
import { hempLeaf } from '../motifs/leaf.ts';
import { motif } from '../motifs/motifs.ts';
import { house } from '../palette.ts';

interface Badge {
  colour: Colour;
  /** The large letters in the middle, and smaller ones above them. */
  title: Localized;
  above?: Localized;
  /** Round the lower rim. */
  caption: Localized;
  /** Above the letters, within a radius of 1. */
  picture: Shape[];
}

const white: Colour = '#ffffff';
const inks = { main: white, deep: '#cfe8dd', second: house.amber, paper: house.green };

/** Our own drawings for the certificates of the About page; they are not the marks of any authority. */
const badges = {
  'eu-gmp': {
    colour: house.green,
    title: { en: 'EU GMP', mk: 'ЕУ ДПП' },
    caption: { en: 'GOOD MANUFACTURING PRACTICE', mk: 'ДОБРА ПРОИЗВОДНА ПРАКСА' },
    picture: flask(),
  },
  'local-gmp': {
    colour: '#11806a',
    title: { en: 'GMP', mk: 'ДПП' },
    caption: { en: 'NORTH MACEDONIA', mk: 'СЕВЕРНА МАКЕДОНИЈА' },
    picture: motif('sun', { ...inks, main: house.amber }),
  },
  'iso-9001': {
    colour: '#1d5f7a',
    title: { en: '9001:2015', mk: '9001:2015' },
    above: { en: 'ISO', mk: 'ISO' },
    caption: { en: 'QUALITY MANAGEMENT', mk: 'УПРАВУВАЊЕ СО КВАЛИТЕТ' },
    picture: [],
  },
  'cbd-licence': {
    colour: '#4c7a35',
    title: { en: 'CBD', mk: 'CBD' },
    caption: { en: 'MANUFACTURING LICENCE', mk: 'ДОЗВОЛА ЗА ПРОИЗВОДСТВО' },
    picture: placed(hempLeaf(1, { light: white, dark: '#dbead0', vein: '#4c7a35' }, 0), { y: 0.2 }),
  },
} satisfies Record<string, Badge>;

type BadgeName = keyof typeof badges;

export const badgeNames = Object.keys(badges) as BadgeName[];

export function badgeFile(name: BadgeName, language: Language): string {
  const badge: Badge = badges[name];
  const { colour } = badge;
  const size = 200;
  const middle = size / 2;
  const title = letterWithin(badge.title[language], { size: 34, weight: 800 }, 98);
  const above = badge.above && letter(badge.above[language], { size: 40, weight: 800 });
  const shapes: Shape[] = [
    { data: scallop(middle, 98, 24), fill: colour },
    { data: ellipse(middle, middle, 88), stroke: lighter(colour, 0.16), width: 1.4 },
    { data: ellipse(middle, middle, 62), fill: lighter(colour, 0.055) },
    { data: ellipse(middle, middle, 62), stroke: white, width: 1.4, opacity: 0.7 },
    ...(above
      ? [
          { data: shift(above.data, middle - above.width / 2, 100), fill: white },
          { data: shift(title.data, middle - title.width / 2, 128), fill: white },
        ]
      : [
          ...placed(badge.picture, { x: middle, y: 78, scale: 24 }),
          { data: shift(title.data, middle - title.width / 2, 134), fill: white },
        ]),
    ...rim(badge.caption[language], middle, 75),
    ...[-1, 1].map((side): Shape => ({ data: ellipse(middle + side * 75, middle - 6, 2.6), fill: house.amber })),
    ...[-28, -14, 0, 14, 28].map(
      (degrees): Shape => ({
        data: ellipse(
          middle + 75 * Math.sin((degrees * Math.PI) / 180),
          middle - 75 * Math.cos((degrees * Math.PI) / 180),
          degrees === 0 ? 3.4 : 2.2,
        ),
        fill: degrees === 0 ? house.amber : white,
      }),
    ),
  ];
  return new Sheet(size, size).toSvg(drawn(shapes));
}

/** Text that reads along the lower half of a circle. */
function rim(text: string, middle: number, radius: number): Shape[] {
  const style = { size: 12.5, weight: 700 as Weight, tracking: 0.06 };
  const longest = radius * Math.PI * 0.86;
  const set = letterWithin(text, style, longest);
  const bend = ([x, y]: Point): Point => {
    const angle = Math.PI / 2 - (x - set.width / 2) / radius;
    const reach = radius + set.size * 0.36 + y;
    return [middle + reach * Math.cos(angle), middle + reach * Math.sin(angle)];
  };
  return [{ data: warp(set.data, bend, 5), fill: white }];
}

function scallop(middle: number, radius: number, waves: number): string {
  const steps = waves * 6;
  return polygon(
    Array.from({ length: steps }, (_, index): Point => {
      const angle = (index / steps) * Math.PI * 2;
      const reach = radius - 3 + 3 * Math.cos(angle * waves);
      return [middle + reach * Math.cos(angle), middle + reach * Math.sin(angle)];
    }),
  );
}

function flask(): Shape[] {
  return [
    {
      data: 'M-0.3 -1L0.3 -1L0.3 -0.84L0.22 -0.84L0.22 -0.26L0.8 0.66C0.92 0.86 0.8 1 0.6 1L-0.6 1C-0.8 1 -0.92 0.86 -0.8 0.66L-0.22 -0.26L-0.22 -0.84L-0.3 -0.84Z',
      fill: white,
    },
    {
      data: 'M-0.42 0.36L0.42 0.36L0.64 0.7C0.7 0.8 0.66 0.86 0.56 0.86L-0.56 0.86C-0.66 0.86 -0.7 0.8 -0.64 0.7Z',
      fill: house.leaf,
    },
    { data: ellipse(-0.12, 0.6, 0.09), fill: white },
    { data: ellipse(0.18, 0.7, 0.06), fill: white },
    { data: ellipse(0.08, 0.1, 0.07), fill: house.leaf },
  ];
}
