import { darker, mix } from '../canvas/colour.ts';
import { ellipse, revolve } from '../canvas/path.ts';
import { group, path, type Sheet } from '../canvas/sheet.ts';
import type { Design } from '../print/design.ts';
import { type Drawing, roundFootprint, tilt } from './drawing.ts';
import { cap, drum, foot, label, plastic, reflection, shade, whitePlastic } from './round.ts';

export type SprayKind = 'nasal' | 'throat' | 'mist';

export function spray(sheet: Sheet, design: Design, kind: SprayKind): Drawing {
  return { nasal, throat, mist }[kind](sheet, design);
}

interface Body {
  radius: number;
  height: number;
  neck: number;
}

/** A slim printed bottle up to its neck. */
function body(sheet: Sheet, design: Design, { radius, height, neck }: Body): string {
  const corner = Math.min(radius * 0.7, 46);
  const outline = revolve(
    `M0 ${-height}L${neck} ${-height}C${radius * 0.9} ${-height + 4} ${radius} ${-height + corner * 0.5} ${radius} ${-height + corner}${foot(radius, 16)}`,
  );
  const top = -height + corner * 0.78;
  return (
    path(outline, { fill: plastic(sheet, mix(design.inks.paper, '#eef2f0', 0.4)) }) +
    group(label(sheet, design, { top, height: -top - 14, radius, bleed: 30 }), { clip: sheet.clip(outline) }) +
    path(outline, { fill: sheet.down([0, shade, 0.12], [0.1, shade, 0], [0.92, shade, 0], [1, shade, 0.2]) }) +
    reflection(sheet, -radius + radius * 0.15, top + 6, radius * 0.11, -top - 16, 0.5)
  );
}

function drawing(markup: string, radius: number, height: number, left = radius): Drawing {
  return {
    markup,
    box: { left: -left, right: radius, top: -height, bottom: radius * tilt },
    footprint: roundFootprint(radius),
  };
}

/** Finger rest and a tapering nozzle. */
function nasal(sheet: Sheet, design: Design): Drawing {
  const radius = 74;
  const white = whitePlastic;
  const markup =
    body(sheet, design, { radius, height: 262, neck: 40 }) +
    cap(sheet, -256, { radius: 45, height: 30, colour: white, ridges: true }) +
    path(revolve('M0 -312L14 -312C17 -306 20 -300 34 -298L60 -294C66 -293 66 -284 60 -283L0 -278'), {
      fill: plastic(sheet, white),
    }) +
    path(revolve('M0 -412C9 -412 13 -406 14 -398L19 -318C20 -308 27 -302 36 -297L0 -291'), {
      fill: plastic(sheet, white),
    }) +
    path(ellipse(0, -408, 4, 1.6), { fill: darker(white, 0.4) }) +
    reflection(sheet, -9, -396, 4, 78, 0.8);
  return drawing(markup, radius, 412);
}

/** A long arm that swings out to the left. */
function throat(sheet: Sheet, design: Design): Drawing {
  const radius = 72;
  const white = whitePlastic;
  const arm = 'M-20 -352L-132 -342C-141 -341 -141 -328 -132 -328L-20 -328Z';
  const markup =
    body(sheet, design, { radius, height: 270, neck: 38 }) +
    cap(sheet, -264, { radius: 42, height: 30, colour: white, ridges: true }) +
    path(arm, { fill: sheet.down([0, '#ffffff'], [0.5, white], [1, darker(white, 0.14)]) }) +
    path(ellipse(-136, -335, 3, 5), { fill: darker(white, 0.3) }) +
    path(revolve('M0 -372C22 -372 30 -364 30 -350L30 -302L0 -296'), { fill: plastic(sheet, white) }) +
    path(ellipse(0, -366, 18, 4), { fill: '#ffffff', opacity: 0.7 });
  return drawing(markup, radius, 374, 142);
}

/** A tall bottle with a fine-mist head under a clear hood. */
function mist(sheet: Sheet, design: Design): Drawing {
  const radius = 80;
  const { inks } = design;
  const head = mix(inks.main, '#ffffff', 0.08);
  const hood = drum(48, -452, 52, -340);
  const markup =
    body(sheet, design, { radius, height: 340, neck: 46 }) +
    cap(sheet, -334, { radius: 48, height: 26, colour: inks.main }) +
    path(drum(12, -384, 14, -360), { fill: plastic(sheet, whitePlastic) }) +
    path(revolve('M0 -428C24 -428 30 -422 30 -414L30 -386L0 -382'), { fill: plastic(sheet, head) }) +
    path(ellipse(-8, -404, 5, 5), { fill: '#ffffff', opacity: 0.9 }) +
    path(ellipse(-8, -404, 2, 2), { fill: darker(inks.main, 0.25) }) +
    path(hood, {
      fill: sheet.across(
        [0, '#a9c4ba', 0.5],
        [0.08, '#ffffff', 0.5],
        [0.22, '#ffffff', 0.4],
        [0.4, '#ffffff', 0.06],
        [0.8, '#b9d0c7', 0.12],
        [0.94, '#ffffff', 0.4],
        [1, '#98b7ab', 0.55],
      ),
    }) +
    path(hood, { stroke: '#9dbcb0', width: 1.2, opacity: 0.65 }) +
    path(ellipse(0, -452, 48, 48 * tilt), { fill: '#ffffff', opacity: 0.45 }) +
    reflection(sheet, -38, -444, 7, 96, 0.8);
  return drawing(markup, radius, 460);
}
