import { type Colour, darker, lighter, mix } from '../canvas/colour.ts';
import { revolve } from '../canvas/path.ts';
import { group, path, type Sheet } from '../canvas/sheet.ts';
import type { Design } from '../print/design.ts';
import { type Drawing, roundFootprint, tilt } from './drawing.ts';
import { cap, drum, foot, glass, label, plastic, reflection, shade, whitePlastic } from './round.ts';

export type BottleKind = 'syrup' | 'pills' | 'lotion' | 'oil';

export function bottle(sheet: Sheet, design: Design, kind: BottleKind): Drawing {
  return { syrup, pills, lotion, oil }[kind](sheet, design);
}

function roundDrawing(markup: string, radius: number, height: number): Drawing {
  return {
    markup,
    box: { left: -radius, right: radius, top: -height, bottom: radius * tilt },
    footprint: roundFootprint(radius),
  };
}

export const amber: Colour = '#bf7120';

/** Amber glass, sloping shoulders, a ridged white cap. */
function syrup(sheet: Sheet, design: Design): Drawing {
  const radius = 108;
  const neck = 56;
  const outline = revolve(
    `M0 -404L${neck} -404L${neck} -372C${neck} -352 ${neck + 4} -344 ${neck + 14} -334C${radius - 14} -306 ${radius} -292 ${radius} -256${foot(radius, 26)}`,
  );
  const markup =
    path(outline, { fill: glass(sheet, amber) }) +
    path(outline, {
      fill: sheet.down([0, '#3d1a02', 0.25], [0.18, '#3d1a02', 0], [0.86, '#3d1a02', 0], [1, '#3d1a02', 0.4]),
    }) +
    path(`M${-radius + 14} -250C${-radius + 14} -284 -82 -300 -56 -322L-40 -322C-62 -300 -66 -280 -66 -250Z`, {
      fill: sheet.down([0, '#ffffff', 0.12], [1, '#ffffff', 0.5]),
    }) +
    label(sheet, design, { top: -250, height: 208, radius }) +
    reflection(sheet, -radius + 16, -34, 30, 26, 0.3) +
    path(drum(neck + 10, -380, neck + 10, -370), { fill: plastic(sheet, whitePlastic) }) +
    path(drum(neck + 8, -372, neck + 8, -369), { fill: shade, opacity: 0.12 }) +
    cap(sheet, -384, { radius: neck + 6, height: 66, colour: whitePlastic, ridges: true });
  return roundDrawing(markup, radius, 462);
}

/** White plastic with a wide cap, for tablets and capsules. */
function pills(sheet: Sheet, design: Design): Drawing {
  const radius = 106;
  const outline = revolve(`M0 -300L78 -300L78 -290C78 -276 ${radius} -278 ${radius} -244${foot(radius, 24)}`);
  const capColour = design.label === 'minimal' || design.label === 'medal' ? whitePlastic : design.inks.main;
  const markup =
    path(outline, { fill: plastic(sheet, whitePlastic) }) +
    path(outline, { fill: sheet.down([0, shade, 0.12], [0.14, shade, 0], [0.9, shade, 0], [1, shade, 0.16]) }) +
    label(sheet, design, { top: -238, height: 200, radius }) +
    cap(sheet, -298, { radius: 88, height: 62, colour: capColour, ridges: true });
  return roundDrawing(markup, radius, 372);
}

/** Soft plastic, printed all over, with a flip cap in the colour of the line. */
function lotion(sheet: Sheet, design: Design): Drawing {
  const radius = 88;
  const outline = revolve(`M0 -392L52 -392C${radius - 8} -388 ${radius} -366 ${radius} -330${foot(radius, 20)}`);
  const { inks } = design;
  const markup =
    path(outline, { fill: plastic(sheet, mix(inks.paper, '#eef2f0', 0.4)) }) +
    group(label(sheet, design, { top: -352, height: 336, radius, bleed: 40 }), { clip: sheet.clip(outline) }) +
    path(outline, { fill: sheet.down([0, shade, 0.1], [0.08, shade, 0], [0.92, shade, 0], [1, shade, 0.2]) }) +
    reflection(sheet, -radius + 13, -350, 9, 330, 0.5) +
    cap(sheet, -392, { radius: 50, topRadius: 46, height: 64, colour: inks.main }) +
    path('M-49 -420C-49 -411 49 -411 49 -420', { stroke: darker(inks.main, 0.16), width: 1.8, opacity: 0.7 });
  return roundDrawing(markup, radius, 464);
}

/** Clear glass, golden oil, a turned wooden cap. */
function oil(sheet: Sheet, design: Design): Drawing {
  const radius = 78;
  const neck = 30;
  const half = (r: number, top: number, inner: number) =>
    revolve(`M0 ${top}L${inner} ${top}L${inner} -330C${inner} -312 ${r} -318 ${r} -278${foot(r, 18)}`);
  const golden = mix('#e0a83a', design.inks.main, 0.18);
  const markup =
    path(half(radius, -362, neck), {
      fill: sheet.across([0, '#b9cfc7'], [0.1, '#e9f3ef'], [0.3, '#ffffff'], [0.7, '#dbe9e3'], [1, '#a9c2b9']),
    }) +
    path(revolve(`M0 -284L${radius - 9} -284${foot(radius - 7, 22)}`), { fill: glass(sheet, golden), opacity: 0.92 }) +
    path(drum(radius - 8, -284, radius - 8, -284), { fill: lighter(golden, 0.1), opacity: 0.9 }) +
    label(sheet, design, { top: -244, height: 190, radius: radius - 0.5 }) +
    reflection(sheet, -radius + 8, -288, 9, 280, 0.6) +
    path(half(radius, -362, neck), { stroke: '#8fb0a4', width: 1.2, opacity: 0.6 }) +
    cap(sheet, -350, { radius: 40, height: 70, colour: '#b98a56' });
  return roundDrawing(markup, radius, 428);
}
