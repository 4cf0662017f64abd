import { type Colour, darker, lighter, mix } from '../canvas/colour.ts';
import { type PathData, polyline, rectangle, warp } from '../canvas/path.ts';
import { drawn, type Surface } from '../canvas/shape.ts';
import { group, type Markup, path, type Sheet } from '../canvas/sheet.ts';
import type { Design, Panel, Print } from '../print/design.ts';
import { labelPrint } from '../print/label-layouts.ts';
import { tilt } from './drawing.ts';

/** Parts of round things: drums, caps, labels, and how light runs over them. `y` grows downwards. */

export const shade: Colour = '#06352b';

/** A cylinder or cone as it is seen: straight sides, the back rim above, the front rim below. */
export function drum(topRadius: number, top: number, bottomRadius: number, bottom: number): PathData {
  const back = topRadius * tilt * 1.3333;
  const front = bottomRadius * tilt * 1.3333;
  return (
    `M${-topRadius} ${top}C${-topRadius} ${top - back} ${topRadius} ${top - back} ${topRadius} ${top}` +
    `L${bottomRadius} ${bottom}C${bottomRadius} ${bottom + front} ${-bottomRadius} ${bottom + front} ${-bottomRadius} ${bottom}Z`
  );
}

/** The last part of a half outline: down to the ground at `y` 0 with a rounded corner, ending on the axis. */
export function foot(radius: number, corner: number): PathData {
  return `L${radius} ${-corner}C${radius} ${radius * tilt * 0.3} ${radius * 0.66} ${radius * tilt} 0 ${radius * tilt}`;
}

/** Opaque plastic or board, lit from the left. */
export function plastic(sheet: Sheet, colour: Colour): string {
  return sheet.across(
    [0, darker(colour, 0.13)],
    [0.07, darker(colour, 0.05)],
    [0.2, lighter(colour, 0.07)],
    [0.3, lighter(colour, 0.085)],
    [0.48, lighter(colour, 0.01)],
    [0.72, darker(colour, 0.03)],
    [0.93, darker(colour, 0.13)],
    [1, darker(colour, 0.09)],
  );
}

/** Coloured glass with what is in it: dark rims, bright where the light comes through. */
export function glass(sheet: Sheet, colour: Colour): string {
  return sheet.across(
    [0, darker(colour, 0.2)],
    [0.05, darker(colour, 0.08)],
    [0.18, lighter(colour, 0.1)],
    [0.34, lighter(colour, 0.03)],
    [0.6, darker(colour, 0.08)],
    [0.86, darker(colour, 0.19)],
    [0.96, darker(colour, 0.12)],
    [1, darker(colour, 0.22)],
  );
}

export const whitePlastic: Colour = '#eef2f0';

/** Light over a print that is wrapped round a body. */
function wrapLight(sheet: Sheet): string {
  return sheet.across(
    [0, shade, 0.3],
    [0.06, shade, 0.15],
    [0.16, shade, 0.02],
    [0.24, '#ffffff', 0.3],
    [0.34, '#ffffff', 0.16],
    [0.48, '#ffffff', 0],
    [0.7, shade, 0.045],
    [0.9, shade, 0.2],
    [1, shade, 0.34],
  );
}

/** A narrow bright reflection down the lit side. */
export function reflection(
  sheet: Sheet,
  x: number,
  top: number,
  width: number,
  height: number,
  strength = 0.55,
): Markup {
  const light = sheet.down(
    [0, '#ffffff', 0],
    [0.12, '#ffffff', strength],
    [0.85, '#ffffff', strength * 0.8],
    [1, '#ffffff', 0],
  );
  return path(rectangle(x, top, width, height, Math.min(width, height) / 2), { fill: light });
}

/** Half the girth: the flat width of what is seen of a round body. */
function seen(radius: number): number {
  return Math.PI * radius;
}

/** Wraps a flat panel, `girth` wide, round a body. */
function wrapped(top: number, radius: number, girth: number): Surface {
  return ([x, y]) => {
    const angle = ((x - girth / 2) / girth) * Math.PI;
    return [radius * Math.sin(angle), top + y + radius * tilt * Math.cos(angle)];
  };
}

interface LabelPlace {
  top: number;
  height: number;
  radius: number;
  /** How far the print runs on below, where the body itself is printed. */
  bleed?: number;
}

/** A printed label round a body. */
export function label(sheet: Sheet, design: Design, place: LabelPlace): Markup {
  const girth = seen(place.radius);
  const panel: Panel = { width: girth, height: place.height, safe: place.radius * 1.72, bleed: place.bleed ?? 0 };
  return wrappedPrint(sheet, labelPrint(design, panel), place);
}

function wrappedPrint(sheet: Sheet, print: Print, place: LabelPlace): Markup {
  const girth = seen(place.radius);
  const height = place.height + (place.bleed ?? 0);
  const surface = wrapped(place.top, place.radius, girth);
  const area = warp(rectangle(0, 0, girth, height), surface, 6);
  const edge = (y: number) =>
    warp(
      polyline([
        [0, y],
        [girth, y],
      ]),
      surface,
      6,
    );
  return group(
    path(area, { fill: print.paper }) +
      drawn(print.shapes, surface) +
      path(area, { fill: wrapLight(sheet) }) +
      path(edge(0.6), { stroke: '#ffffff', width: 1.2, opacity: 0.6 }) +
      path(edge(height - 0.6), { stroke: shade, width: 1.2, opacity: 0.18 }),
    { clip: sheet.clip(area) },
  );
}

interface Cap {
  radius: number;
  /** Of the top, where it narrows. */
  topRadius?: number;
  height: number;
  colour: Colour;
  ridges?: boolean;
}

/** A closure that sits on `y`; its top is a disc seen from above. */
export function cap(
  sheet: Sheet,
  y: number,
  { radius, topRadius = radius * 0.97, height, colour, ridges = false }: Cap,
): Markup {
  const top = y - height;
  const body = drum(topRadius, top, radius, y);
  const lines = ridges
    ? Array.from({ length: 25 }, (_, index) => {
        const angle = ((index - 12) / 12.5) * (Math.PI / 2);
        const [x, dip] = [Math.sin(angle), Math.cos(angle) * tilt];
        const line = polyline([
          [topRadius * x * 0.995, top + topRadius * dip + height * 0.07],
          [radius * x * 0.995, y + radius * dip - height * 0.1],
        ]);
        return path(line, { stroke: darker(colour, 0.17), width: radius * 0.022, opacity: 0.55 });
      }).join('')
    : '';
  const disc = `M${-topRadius} ${top}C${-topRadius} ${top - topRadius * tilt * 1.3333} ${topRadius} ${top - topRadius * tilt * 1.3333} ${topRadius} ${top}C${topRadius} ${top + topRadius * tilt * 1.3333} ${-topRadius} ${top + topRadius * tilt * 1.3333} ${-topRadius} ${top}Z`;
  return (
    path(body, { fill: plastic(sheet, colour) }) +
    lines +
    path(disc, { fill: sheet.slant([0, 0], [1, 1], [0, lighter(colour, 0.1)], [1, darker(colour, 0.03)]) }) +
    path(disc, { stroke: mix(lighter(colour, 0.12), '#ffffff', 0.4), width: 1.2, opacity: 0.8 })
  );
}
