import { faded, placed, type Shape } from '../canvas/shape.ts';
import { motif } from '../motifs/motifs.ts';
import { below } from './curves.ts';
import type { Design, FaceLayoutName, Panel, Print } from './design.ts';
import { band, halo, hills, sweep, wave } from './faces-curved.ts';
import { botanical, column, minimal, slant } from './faces-straight.ts';
import { brandName } from './words.ts';

const faces: Record<FaceLayoutName, (design: Design, panel: Panel) => Print> = {
  wave,
  band,
  halo,
  hills,
  sweep,
  column,
  botanical,
  minimal,
  slant,
};

/** The front of a carton or sachet. */
export function facePrint(design: Design, panel: Panel): Print {
  return faces[design.face](design, panel);
}

const white = '#ffffff';

/** The narrow side of a carton: the brand read upwards on the deep colour, the front's wave carried on. */
export function sidePrint({ wording, inks, face, phase }: Design, { width, height }: Panel): Print {
  const size = Math.min(width * 0.36, height * 0.15);
  const brand = brandName(wording, { x: 0, y: 0, size, room: height * 0.56, fill: white, anchor: 'start' });
  const leaf = motif('leaf', { main: white, deep: white, second: white, paper: inks.main });
  const swell: Shape = {
    data: below(width, height, height * 0.765, height * 0.028, phase - 0.04),
    fill: inks.deep,
    opacity: 0.55,
  };
  return {
    paper: inks.deep,
    shapes: [
      ...(face === 'wave' ? [swell] : []),
      ...faded(placed(brand.shapes, { turn: -90, x: width * 0.5 + brand.size * 0.36, y: height * 0.9 }), 0.94),
      ...faded(placed(leaf, { x: width * 0.5, y: height * 0.11, scale: width * 0.13 }), 0.5),
    ],
  };
}
