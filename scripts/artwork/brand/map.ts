import { readFileSync } from 'node:fs';
import { company } from '@varda/contract/company';
import type { Language, Localized } from '@varda/contract/language';
import { letter } from '../canvas/lettering.ts';
import { ellipse, type Point, rectangle, shift, smooth } from '../canvas/path.ts';
import { drawn, type Shape } from '../canvas/shape.ts';
import { group, path, Sheet } from '../canvas/sheet.ts';
import { house } from '../palette.ts';
import { words } from '../print/words.ts';

const source = readFileSync(new URL('./map-north-macedonia.svg', import.meta.url), 'utf8');
const outline = (source.match(/<path d="([^"]+)"/)?.[1] ?? '').replace(/\d+\.\d+/g, (number) =>
  Number(number).toFixed(0),
);

const size = { width: 900, height: 560 };

/**
 * Equirectangular, as the outline was drawn: the towns that the source file marks fix the scale to 239.1 units per
 * degree east and 320.3 per degree north (Bitola comes out within half a unit).
 */
function at([north, east]: readonly [number, number]): Point {
  return [385.7 + (east - 21.4314) * 239.1, 161.1 - (north - 41.9965) * 320.3];
}

interface Town {
  name: Localized;
  at: readonly [north: number, east: number];
}

const towns: readonly Town[] = [
  { name: { en: 'Bitola', mk: 'Битола' }, at: [41.0319, 21.3347] },
  { name: { en: 'Ohrid', mk: 'Охрид' }, at: [41.1172, 20.8016] },
  { name: { en: 'Štip', mk: 'Штип' }, at: [41.7458, 22.1958] },
  { name: { en: 'Prilep', mk: 'Прилеп' }, at: [41.3451, 21.555] },
];

/** The river Vardar, from its spring to the border. */
const vardar: readonly (readonly [number, number])[] = [
  [41.77, 20.83],
  [41.8, 20.91],
  [41.97, 21.03],
  [42.06, 21.12],
  [42.07, 21.23],
  [42.0, 21.43],
  [41.89, 21.59],
  [41.715, 21.78],
  [41.58, 21.94],
  [41.49, 22.1],
  [41.41, 22.25],
  [41.28, 22.4],
  [41.12, 22.53],
];

const city: Localized = { en: 'Skopje', mk: 'Скопје' };

/** The country with a pin where the company is. */
export function mapFile(language: Language): string {
  const sheet = new Sheet(size.width, size.height);
  const land = sheet.clip(outline);
  const lake = (centre: readonly [number, number], rx: number, ry: number) =>
    path(ellipse(...at(centre), rx, ry), { fill: '#bfe3ea' });
  const river = path(smooth(vardar.map(at)), { stroke: '#9ed3dd', width: 3.5 });
  const dots = towns.flatMap(({ name, at: place }): Shape[] => {
    const [x, y] = at(place);
    return [
      { data: ellipse(x, y, 4.5), fill: '#ffffff' },
      { data: ellipse(x, y, 4.5), stroke: house.green, width: 2 },
      words(letter(name[language], { size: 17, weight: 600 }), x + 11, y + 6, '#2f5a4e'),
    ];
  });
  const [x, y] = at([company.location.latitude, company.location.longitude]);
  const label = letter(city[language], { size: 28, weight: 800 });
  const pin = shift('M0 0C-18 -24 -24 -34 -24 -46C-24 -59 -13 -70 0 -70C13 -70 24 -59 24 -46C24 -34 18 -24 0 0Z', x, y);
  const markup =
    path(rectangle(0, 0, size.width, size.height), { fill: '#e6f3ee' }) +
    path(shift(outline, 5, 8), { fill: '#b9d9cd', opacity: 0.7 }) +
    path(outline, { fill: sheet.slant([0, 0], [1, 1], [0, '#c9e7da'], [1, '#a5d3c0']), stroke: '#ffffff', width: 3 }) +
    group(lake([41.045, 20.72], 20, 41) + lake([40.89, 21.02], 18, 37) + river, { clip: land }) +
    drawn([
      ...dots,
      { data: ellipse(x, y, 14, 5), fill: house.ink, opacity: 0.2 },
      { data: pin, fill: house.green },
      { data: pin, stroke: '#ffffff', width: 3 },
      { data: ellipse(x, y - 46, 9), fill: '#ffffff' },
      words(label, x + 34, y - 36, house.ink),
    ]);
  return sheet.toSvg(markup);
}
