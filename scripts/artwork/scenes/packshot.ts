import type { Language } from '@varda/contract/language';
import type { DemoProduct } from '../../../api/demo/demo-types.ts';
import { mix } from '../canvas/colour.ts';
import { ellipse, rectangle } from '../canvas/path.ts';
import { seededBy } from '../canvas/random.ts';
import { type Markup, moved, path, Sheet } from '../canvas/sheet.ts';
import type { Box } from '../packs/drawing.ts';
import { compose } from './compositions.ts';
import { designOf } from './dressing.ts';
import { type Item, stillLife } from './still-life.ts';

export const packshotSize = 1000;

/** What the things of a packshot may fill, and the line on which they stand. */
const room = { width: 830, height: 730, ground: 860, largest: 1.75 };

/** The picture of a product. */
export function packshot(product: DemoProduct, language: Language): string {
  const sheet = new Sheet(packshotSize, packshotSize, language);
  const { items, behind } = compose(sheet, product);
  const { left, right, top, bottom } = extent([...behind, ...items]);
  const scale = Math.min(room.width / (right - left), room.height / (bottom - top), room.largest);
  const x = packshotSize / 2 - ((left + right) / 2) * scale;
  // Low things stand nearer to the middle.
  const spare = room.height - (bottom - top) * scale;
  const y = room.ground - bottom * scale - spare * 0.36;
  return sheet.toSvg(
    wall(sheet, product, { x: packshotSize / 2, y, width: (right - left) * scale, height: -top * scale }) +
      moved(stillLife(sheet, behind) + stillLife(sheet, items), x, y, scale),
  );
}

function extent(items: readonly Item[]): Box {
  const boxes = items.map(({ drawing, x, y, scale = 1, reach = 0 }): Box => {
    if (typeof drawing === 'string') return { left: x - reach, right: x + reach, top: y, bottom: y };
    const { left, right, top, bottom } = drawing.box;
    return { left: x + left * scale, right: x + right * scale, top: y + top * scale, bottom: y + bottom * scale };
  });
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** A pale wall with a breath of the product's colour and, by its seed, a large quiet shape. */
function wall(sheet: Sheet, product: DemoProduct, at: { x: number; y: number; width: number; height: number }): Markup {
  const { inks, motif } = designOf(product);
  const { main } = inks;
  const random = seededBy(`${product.key} wall`);
  const all = rectangle(0, 0, packshotSize, packshotSize);
  const pale = mix('#f7fbf9', main, 0.03);
  const edge = mix('#dfece6', main, 0.1);
  const figure = motif === 'sun' ? '#fdeabf' : mix(mix('#e6f1ec', main, 0.1), '#ffffff', 0.2);
  const tall = at.height > at.width;
  const radius = Math.min(380, Math.max(at.width, at.height) * 0.52);
  const figures = {
    none: '',
    disc: path(ellipse(at.x, at.y - at.height * 0.52, radius), {
      fill: sheet.down([0, figure, 0.95], [1, figure, 0.25]),
    }),
    arch: path(archOf(at.x, at.y + 6, tall ? 250 : 350, Math.min(at.height + 110, 740)), {
      fill: sheet.down([0, figure, 0.95], [1, figure, 0.2]),
    }),
    rings: [1, 0.8, 0.6]
      .map((share) =>
        path(ellipse(at.x + 90, at.y - at.height * 0.6, radius * share), { stroke: figure, width: 22, opacity: 0.7 }),
      )
      .join(''),
  };
  return (
    path(all, { fill: sheet.glow(0.48, 0.44, 0.74, [0, '#ffffff'], [0.42, pale], [1, edge]) }) +
    figures[motif === 'sun' ? 'disc' : random.pick(['none', 'disc', 'disc', 'arch', 'arch', 'rings'] as const)]
  );
}

function archOf(x: number, ground: number, half: number, height: number): string {
  const top = ground - height;
  const spring = top + half;
  const handle = half * 0.5523;
  return `M${x - half} ${ground}L${x - half} ${spring}C${x - half} ${spring - handle} ${x - handle} ${top} ${x} ${top}C${x + handle} ${top} ${x + half} ${spring - handle} ${x + half} ${spring}L${x + half} ${ground}Z`;
}
