import { type Colour, darker, lighter, mix } from '../canvas/colour.ts';
import { letter } from '../canvas/lettering.ts';
import { ellipse, polyline, rectangle } from '../canvas/path.ts';
import { drawn } from '../canvas/shape.ts';
import { group, type Markup, moved, path, type Sheet } from '../canvas/sheet.ts';
import { type Drawing, roundFootprint, tilt } from '../packs/drawing.ts';
import { drum, plastic, reflection, shade } from '../packs/round.ts';
import { words } from '../print/words.ts';

/** Things of glass and clear plastic: what a medicine is measured with or drunk from. */

function clear(sheet: Sheet): string {
  return sheet.across(
    [0, '#9fbdb3', 0.55],
    [0.06, '#dbeae4', 0.35],
    [0.18, '#ffffff', 0.55],
    [0.34, '#ffffff', 0.12],
    [0.72, '#d3e4dd', 0.16],
    [0.92, '#ffffff', 0.45],
    [1, '#8fb0a5', 0.6],
  );
}

interface TumblerForm {
  top: number;
  bottom: number;
  height: number;
  /** How full, from 0 to 1. */
  level: number;
  liquid: Colour;
}

function tumbler(sheet: Sheet, { top, bottom, height, level, liquid }: TumblerForm): Markup {
  const thick = 7;
  const at = (share: number) => bottom + (top - bottom) * share;
  const surface = at(level) - thick;
  const y = -height * level;
  return (
    path(drum(top, -height, bottom, 0), { fill: '#ffffff', opacity: 0.28 }) +
    path(drum(surface, y, bottom - thick, -thick), {
      fill: sheet.across(
        [0, darker(liquid, 0.12)],
        [0.2, lighter(liquid, 0.06)],
        [0.5, liquid],
        [1, darker(liquid, 0.16)],
      ),
      opacity: 0.88,
    }) +
    path(ellipse(0, y, surface, surface * tilt), { fill: lighter(liquid, 0.07), opacity: 0.95 }) +
    path(drum(top, -height, bottom, 0), { fill: clear(sheet) }) +
    path(ellipse(0, -height, top, top * tilt), { fill: '#ffffff', opacity: 0.25 }) +
    path(ellipse(0, -height, top, top * tilt), { stroke: '#ffffff', width: 2.2, opacity: 0.95 }) +
    path(ellipse(0, -height, top - 3, (top - 3) * tilt), { stroke: '#8fb0a5', width: 1, opacity: 0.5 }) +
    reflection(sheet, -top * 0.78, -height * 0.9, top * 0.13, height * 0.78, 0.75)
  );
}

export function drinkingGlass(sheet: Sheet, liquid: Colour, { height = 300, level = 0.74 } = {}): Drawing {
  const [top, bottom] = [height * 0.33, height * 0.27];
  return {
    markup: tumbler(sheet, { top, bottom, height, level, liquid }),
    box: { left: -top, right: top, top: -height - top * tilt, bottom: bottom * tilt },
    footprint: roundFootprint(bottom),
  };
}

/** A small cup with a scale in millilitres. */
export function measuringCup(sheet: Sheet, liquid: Colour, level = 0.55): Drawing {
  const [top, bottom, height] = [50, 40, 92];
  const marks = [5, 10, 15].map((amount, index): Markup => {
    const y = -22 - index * 20;
    return (
      path(
        polyline([
          [-4, y + 6],
          [14, y + 5],
        ]),
        { stroke: '#37665a', width: 1.8, opacity: 0.85 },
      ) + drawn([words(letter(String(amount), { size: 12, weight: 700 }), 19, y + 9, '#37665a')])
    );
  });
  return {
    markup: tumbler(sheet, { top, bottom, height, level, liquid }) + marks.join(''),
    box: { left: -top, right: top, top: -height - top * tilt, bottom: bottom * tilt },
    footprint: roundFootprint(bottom),
  };
}

/** A dosing spoon with a deep bowl that lies on the ground, its handle to the right. */
export function spoon(sheet: Sheet, liquid: Colour, length = 210): Markup {
  const bowl = 44;
  const handle = `M${bowl * 0.7} -20C${length * 0.4} -30 ${length * 0.6} -34 ${length - 8} -35C${length} -35 ${length} -25 ${length - 8} -25C${length * 0.6} -22 ${length * 0.4} -14 ${bowl * 0.7} -8Z`;
  const under = ellipse(30, 4, bowl * 1.6, 9);
  const body = `M${-bowl} -24C${-bowl} 2 ${-bowl * 0.5} 6 0 6C${bowl * 0.5} 6 ${bowl} 2 ${bowl} -24Z`;
  return (
    path(under, { fill: shade, opacity: 0.28, filter: sheet.blur(6, under) }) +
    path(handle, { fill: sheet.down([0, '#ffffff'], [0.5, '#e9f0ed'], [1, '#b9cbc4']) }) +
    path(body, { fill: plastic(sheet, '#eff4f2') }) +
    path(ellipse(0, -24, bowl, 11), { fill: '#dbe6e1' }) +
    path(ellipse(0, -23, bowl - 5, 8.2), {
      fill: sheet.across([0, lighter(liquid, 0.06)], [1, darker(liquid, 0.08)]),
    }) +
    path(ellipse(-12, -25, 12, 2.4), { fill: '#ffffff', opacity: 0.6 }) +
    path(ellipse(0, -24, bowl, 11), { stroke: '#ffffff', width: 1.8, opacity: 0.95 })
  );
}

/** A glass cup of tea on a saucer. */
export function teacup(sheet: Sheet, tea: Colour): Drawing {
  const height = 132;
  const radius = 86;
  const saucer = 132;
  const handle = `M${radius - 8} -106C${radius + 52} -116 ${radius + 48} -38 ${radius - 22} -36`;
  const bowl = `M${-radius} ${-height}C${-radius} -46 ${-radius * 0.72} -10 ${-radius * 0.42} -8L${radius * 0.42} -8C${radius * 0.72} -10 ${radius} -46 ${radius} ${-height}Z`;
  const level = -height + 20;
  const inside = `M${-radius + 7} ${level}C${-radius + 8} -52 ${-radius * 0.68} -18 ${-radius * 0.4} -16L${radius * 0.4} -16C${radius * 0.68} -18 ${radius - 8} -52 ${radius - 7} ${level}Z`;
  const markup =
    path(drum(saucer, -6, saucer * 0.66, 8), { fill: plastic(sheet, '#dde7e2') }) +
    path(ellipse(0, -6, saucer, saucer * tilt), { fill: sheet.slant([0, 0], [1, 1], [0, '#ffffff'], [1, '#d3dfd9']) }) +
    path(ellipse(0, -6, saucer, saucer * tilt), { stroke: '#ffffff', width: 2 }) +
    path(ellipse(6, -4, radius * 0.62, radius * 0.1), { fill: shade, opacity: 0.16 }) +
    path(handle, { stroke: '#b4cbc2', width: 13, opacity: 0.55 }) +
    path(handle, { stroke: '#ffffff', width: 5, opacity: 0.8 }) +
    path(bowl, { fill: '#ffffff', opacity: 0.35 }) +
    path(inside, {
      fill: sheet.across([0, darker(tea, 0.1)], [0.22, lighter(tea, 0.08)], [0.55, tea], [1, darker(tea, 0.14)]),
      opacity: 0.9,
    }) +
    path(ellipse(0, level, radius - 7, (radius - 7) * tilt), { fill: lighter(tea, 0.08) }) +
    path(bowl, { fill: clear(sheet) }) +
    path(ellipse(0, -height, radius, radius * tilt), { fill: '#ffffff', opacity: 0.3 }) +
    path(ellipse(0, -height, radius, radius * tilt), { stroke: '#ffffff', width: 2.4, opacity: 0.95 }) +
    reflection(sheet, -radius * 0.74, -height + 16, 10, 78, 0.75);
  return {
    markup,
    box: { left: -saucer, right: saucer, top: -height - 14, bottom: 8 + saucer * 0.66 * tilt },
    footprint: ellipse(0, 2, saucer * 0.72, saucer * 0.72 * tilt),
  };
}

/** A tea bag that leans upright, its tag beside it. */
export function teaBag(sheet: Sheet, tag: Colour): Drawing {
  const bag = 'M-44 0L-44 -92L-30 -112L30 -112L44 -92L44 0Z';
  const string = 'M0 -112C10 -150 60 -150 74 -96';
  const markup =
    path(bag, { fill: sheet.across([0, '#e9e2d2'], [0.25, '#fffdf6'], [0.7, '#f4eddd'], [1, '#d9cfb9']) }) +
    path('M-36 -6L-36 -70C-14 -62 14 -64 36 -72L36 -6Z', { fill: mix(tag, '#8a6a34', 0.5), opacity: 0.34 }) +
    path(
      polyline([
        [0, -112],
        [0, 0],
      ]),
      { stroke: '#cfc3a8', width: 1.2, opacity: 0.8 },
    ) +
    path(string, { stroke: '#b5ab94', width: 1.6 }) +
    group(
      path(rectangle(-22, 0, 44, 52, 4), { fill: tag }) + path(ellipse(0, 26, 11), { fill: '#ffffff', opacity: 0.85 }),
      { transform: 'translate(76 -98) rotate(8)' },
    );
  return { markup, box: { left: -44, right: 104, top: -142, bottom: 0 }, footprint: rectangle(-42, -5, 84, 9, 4) };
}

/** A slim tube with a stopper, for effervescent tablets. */
export function tabletTube(sheet: Sheet, colour: Colour, print: Markup): Drawing {
  const radius = 44;
  const height = 330;
  const markup =
    path(drum(radius, -height, radius, 0), { fill: plastic(sheet, colour) }) +
    print +
    path(drum(radius + 3, -height - 26, radius + 3, -height + 4), { fill: plastic(sheet, '#f3f6f4') }) +
    path(ellipse(0, -height - 26, radius + 3, (radius + 3) * tilt), { fill: '#ffffff' }) +
    reflection(sheet, -radius * 0.72, -height + 14, 7, height - 30, 0.45);
  return {
    markup,
    box: { left: -radius - 3, right: radius + 3, top: -height - 34, bottom: radius * tilt },
    footprint: roundFootprint(radius),
  };
}

/** Two strips of wax, fanned. */
export function waxStrips(sheet: Sheet, colour: Colour): Drawing {
  const strip = (turn: number) =>
    moved(
      path(rectangle(-46, -290, 92, 290, 16), {
        fill: sheet.across([0, '#e4eae7'], [0.3, '#ffffff'], [1, '#d9e2dd']),
      }) +
        path(rectangle(-38, -262, 76, 250, 10), {
          fill: sheet.slant(
            [0, 0],
            [1, 1],
            [0, mix(colour, '#ffffff', 0.45)],
            [0.5, mix(colour, '#ffffff', 0.2)],
            [1, colour],
          ),
          opacity: 0.9,
        }) +
        path(rectangle(-28, -250, 10, 220, 5), { fill: '#ffffff', opacity: 0.35 }),
      0,
      0,
      1,
      turn,
    );
  return {
    markup: strip(-9) + strip(7),
    box: { left: -92, right: 88, top: -296, bottom: 8 },
    footprint: rectangle(-52, -4, 106, 9, 4),
  };
}
