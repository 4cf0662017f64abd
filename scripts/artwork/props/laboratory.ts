import { type Colour, darker, lighter, mix } from '../canvas/colour.ts';
import { ellipse, rectangle, revolve } from '../canvas/path.ts';
import { group, type Markup, moved, path, type Sheet } from '../canvas/sheet.ts';
import { type Drawing, roundFootprint, tilt } from '../packs/drawing.ts';
import { drum, glass, plastic, reflection } from '../packs/round.ts';

/** A conical flask, partly filled. */
export function flask(sheet: Sheet, liquid: Colour): Drawing {
  const body = revolve('M0 -300L30 -300L30 -200L112 -34C122 -10 112 16 0 16');
  const filled = revolve('M0 -112L66 -112L102 -34C110 -12 100 8 0 8');
  const markup =
    path(body, { fill: '#ffffff', opacity: 0.4 }) +
    path(filled, {
      fill: sheet.across([0, darker(liquid, 0.1)], [0.3, lighter(liquid, 0.08)], [1, darker(liquid, 0.12)]),
      opacity: 0.9,
    }) +
    path(ellipse(0, -112, 66, 66 * tilt), { fill: lighter(liquid, 0.09) }) +
    path(body, {
      fill: sheet.across([0, '#8fb0a5', 0.5], [0.22, '#ffffff', 0.5], [0.5, '#ffffff', 0.05], [1, '#8fb0a5', 0.45]),
    }) +
    path(ellipse(0, -300, 36, 36 * tilt), { fill: '#ffffff', stroke: '#a9c6bb', width: 3 }) +
    path('M-22 -190L-84 -50', { stroke: '#ffffff', width: 7, opacity: 0.75 });
  return { markup, box: { left: -114, right: 114, top: -306, bottom: 16 }, footprint: roundFootprint(106) };
}

/** A vial with a rubber stopper under an aluminium cap. */
export function vial(sheet: Sheet, liquid: Colour): Drawing {
  const markup =
    path(drum(40, -120, 40, 0), { fill: '#ffffff', opacity: 0.5 }) +
    path(drum(36, -76, 36, -4), { fill: glass(sheet, liquid), opacity: 0.85 }) +
    path(ellipse(0, -76, 36, 36 * tilt), { fill: lighter(liquid, 0.1) }) +
    path(drum(40, -120, 40, 0), {
      fill: sheet.across([0, '#8fb0a5', 0.6], [0.2, '#ffffff', 0.55], [0.6, '#ffffff', 0.05], [1, '#8fb0a5', 0.6]),
    }) +
    path(drum(24, -142, 40, -120), { fill: sheet.across([0, '#b9d0c7'], [0.3, '#ffffff'], [1, '#a5c0b6']) }) +
    path(drum(30, -168, 30, -140), { fill: plastic(sheet, '#cfd8d4') }) +
    path(drum(30, -178, 30, -166), { fill: plastic(sheet, '#168262') }) +
    path(ellipse(0, -178, 30, 30 * tilt), { fill: '#34997b' }) +
    reflection(sheet, -30, -112, 7, 100, 0.8);
  return { markup, box: { left: -40, right: 40, top: -184, bottom: 6 }, footprint: roundFootprint(40) };
}

/** Test tubes in a rack, one for each liquid. */
export function testTubes(sheet: Sheet, liquids: readonly Colour[]): Drawing {
  const half = liquids.length * 29 + 12;
  const tubes = liquids.map((liquid, index) => {
    const outline = 'M-18 -224L18 -224L18 -36C18 -12 -18 -12 -18 -36Z';
    const level = -130 - (index % 3) * 18;
    const inside = `M-14 ${level}L14 ${level}L14 -38C14 -18 -14 -18 -14 -38Z`;
    const tube =
      path(outline, { fill: '#ffffff', opacity: 0.55 }) +
      path(inside, { fill: glass(sheet, liquid), opacity: 0.85 }) +
      path(outline, { stroke: '#a9c6bb', width: 2 }) +
      path(ellipse(0, -224, 20, 4), { fill: '#ffffff', stroke: '#a9c6bb', width: 2 }) +
      reflection(sheet, -11, -214, 5, 160, 0.85);
    return moved(tube, (index - (liquids.length - 1) / 2) * 58, 0);
  });
  const bar = (y: number, height: number) =>
    path(rectangle(-half, y, half * 2, height, 6), { fill: sheet.down([0, '#ffffff'], [1, '#cfe0d9']) });
  const post = (x: number) => path(rectangle(x, -170, 14, 168, 4), { fill: plastic(sheet, '#dcefe8') });
  return {
    markup: post(-half + 4) + post(half - 18) + bar(-66, 12) + tubes.join('') + bar(-168, 16) + bar(-14, 18),
    box: { left: -half, right: half, top: -228, bottom: 4 },
    footprint: rectangle(-half, -8, half * 2, 16, 4),
  };
}

/** A microscope, its eyepiece to the right. */
export function microscope(sheet: Sheet, colour: Colour): Drawing {
  const white = '#f4f8f6';
  const arm = 'M70 -40C170 -90 176 -250 84 -318L44 -282C104 -232 98 -130 34 -70Z';
  const tubeBody =
    path(rectangle(-30, -160, 60, 190, 12), { fill: plastic(sheet, white) }) +
    path(rectangle(-22, -226, 44, 70, 8), { fill: plastic(sheet, colour) }) +
    path(rectangle(-30, -244, 60, 24, 10), { fill: plastic(sheet, '#2b3431') }) +
    path(rectangle(-34, 20, 68, 26, 10), { fill: plastic(sheet, colour) }) +
    path('M-20 46L20 46L13 92L-13 92Z', { fill: sheet.across([0, '#aebdb7'], [0.3, '#ffffff'], [1, '#8fa39b']) });
  const markup =
    path(rectangle(-130, -34, 270, 40, 20), {
      fill: sheet.down([0, lighter(colour, 0.06)], [1, darker(colour, 0.08)]),
    }) +
    path(rectangle(-118, -34, 246, 8, 4), { fill: '#ffffff', opacity: 0.25 }) +
    path(arm, { fill: sheet.across([0, '#ffffff'], [0.5, '#e3ece8'], [1, '#b6c9c1']) }) +
    path(drum(26, -74, 34, -30), { fill: plastic(sheet, '#d8e3de') }) +
    path(rectangle(-104, -122, 168, 18, 6), { fill: plastic(sheet, '#2b3431') }) +
    path(rectangle(-70, -128, 76, 6, 2), { fill: mix('#8fccb6', '#ffffff', 0.4) }) +
    moved(tubeBody, 24, -230, 1, 17) +
    path(ellipse(110, -140, 27), {
      fill: sheet.glow(0.35, 0.3, 0.8, [0, lighter(colour, 0.14)], [1, darker(colour, 0.06)]),
    }) +
    path(ellipse(110, -140, 11), { fill: '#ffffff', opacity: 0.3 });
  return {
    markup,
    box: { left: -130, right: 150, top: -490, bottom: 6 },
    footprint: rectangle(-124, -10, 258, 20, 10),
  };
}

/** A loupe held over things: the middle of its lens at the origin. What it shows larger lies within. */
export function loupe(sheet: Sheet, radius: number, within: Markup): Markup {
  const lens = ellipse(0, 0, radius);
  const shadow = ellipse(26, 34, radius * 1.04);
  const handle = rectangle(radius + 44, -24, radius * 1.2, 48, 24);
  return (
    path(shadow, { fill: '#16261f', opacity: 0.22, filter: sheet.blur(18, shadow) }) +
    moved(
      path(rectangle(radius, -13, 60, 26), { fill: sheet.down([0, '#ffffff'], [1, '#93aaa1']) }) +
        path(handle, { fill: sheet.down([0, '#34997b'], [0.3, '#168262'], [1, '#0c5744']) }) +
        path(rectangle(radius + 64, -15, radius, 8, 4), { fill: '#ffffff', opacity: 0.35 }),
      0,
      0,
      1,
      42,
    ) +
    group(path(lens, { fill: '#f1f8f5' }) + within, { clip: sheet.clip(lens) }) +
    path(lens, { fill: sheet.slant([0, 0], [1, 1], [0, '#ffffff', 0.5], [0.42, '#ffffff', 0], [1, '#0f6b52', 0.14]) }) +
    path(lens, { stroke: '#a9bdb5', width: 22 }) +
    path(ellipse(-1, -2, radius), { stroke: '#ffffff', width: 12 }) +
    path(ellipse(0, 0, radius - 12), { stroke: '#7d978d', width: 2, opacity: 0.5 }) +
    path(
      `M${-radius * 0.72} ${-radius * 0.14}C${-radius * 0.66} ${-radius * 0.5} ${-radius * 0.4} ${-radius * 0.7} ${-radius * 0.1} ${-radius * 0.74}`,
      { stroke: '#ffffff', width: 10, opacity: 0.85 },
    )
  );
}
