import type { Language, Localized } from '@varda/contract/language';
import { letterLines } from '../canvas/lettering.ts';
import { shift } from '../canvas/path.ts';
import { drawn } from '../canvas/shape.ts';
import { moved, Sheet } from '../canvas/sheet.ts';
import { house, walls } from '../palette.ts';
import { branch } from '../props/greenery.ts';
import { podium } from '../props/podium.ts';
import { backdrop } from '../scenes/backdrop.ts';
import { pack, stillLife } from '../scenes/still-life.ts';
import { logo, logoInks } from './logo.ts';

const motto: Localized = {
  en: 'Medicines, supplements and personal care',
  mk: 'Лекови, додатоци на исхрана и лична нега',
};

/** What a link to the site shows where it is shared: 1200 × 630. */
export function shareCard(language: Language): string {
  const sheet = new Sheet(1200, 630, language);
  const wall = backdrop(sheet, { ...walls.company, glow: { x: 890, y: 290, radius: 420 } });
  const things = [
    pack(sheet, 'silvana-hand-cream', { x: -150, y: -18, scale: 0.72 }),
    pack(sheet, 'vardol-500-tablets', { x: 4, y: 4, scale: 0.78 }, 'portrait'),
    pack(sheet, 'herbal-thyme-syrup', { x: 176, y: 14, scale: 0.7 }),
  ];
  const scene =
    branch(sheet, { height: 360, pairs: 6, slender: 0.22, leafLength: 116 }, house.fresh, {
      x: -226,
      y: 0,
      turn: -10,
      mirrored: true,
    }) +
    branch(sheet, { height: 330, pairs: 5, slender: 0.22, leafLength: 120 }, house.leaf, { x: 250, y: 4, turn: 16 }) +
    podium(sheet, 300, 26, walls.company.stage) +
    stillLife(sheet, things);
  const lines = letterLines(motto[language], { size: 40, weight: 500 }, 440, 3);
  return sheet.toSvg(
    wall +
      moved(scene, 885, 500) +
      moved(logo(language, 62, logoInks.dark).markup, 76, 176) +
      drawn(lines.map((line, index) => ({ data: shift(line.data, 78, 330 + index * 54), fill: house.ink }))),
  );
}
