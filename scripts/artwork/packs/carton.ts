import { darker, lighter, mix } from '../canvas/colour.ts';
import { type Point, polygon, polyline, rectangle } from '../canvas/path.ts';
import { drawn } from '../canvas/shape.ts';
import { group, path, type Sheet } from '../canvas/sheet.ts';
import type { Design } from '../print/design.ts';
import { facePrint, sidePrint } from '../print/face.ts';
import { type Drawing, tilt } from './drawing.ts';

export interface CartonSize {
  width: number;
  height: number;
  depth: number;
  /** Degrees that the front is turned away from the viewer, to the left. */
  turn?: number;
}

/** A folding box, front and right side seen; its nearest corner stands at the origin's height. */
export function carton(sheet: Sheet, design: Design, { width, height, depth, turn = 20 }: CartonSize): Drawing {
  const { inks } = design;
  const radians = (turn * Math.PI) / 180;
  const across: Point = [Math.cos(radians), Math.sin(radians) * tilt];
  const into: Point = [Math.sin(radians), -Math.cos(radians) * tilt];
  const spanX = width * across[0] + depth * into[0];
  // Coordinates of the bottom corners, with the middle of the footprint's span at x = 0.
  const near: Point = [width * across[0] - spanX / 2, 0];
  const left: Point = [near[0] - width * across[0], near[1] - width * across[1]];
  const right: Point = [near[0] + depth * into[0], near[1] + depth * into[1]];
  const back: Point = [left[0] + depth * into[0], left[1] + depth * into[1]];
  const up = ([x, y]: Point): Point => [x, y - height];

  const face = (from: Point, along: Point, origin: string) =>
    group(origin, {
      transform: `matrix(${along[0].toFixed(4)} ${along[1].toFixed(4)} 0 1 ${from[0].toFixed(3)} ${from[1].toFixed(3)})`,
    });

  const frontPrint = facePrint(design, { width, height, safe: width * 0.8 });
  const front = rectangle(0, 0, width, height);
  const frontLight = sheet.across(
    [0, '#073a30', 0.1],
    [0.07, '#073a30', 0.02],
    [0.3, '#ffffff', 0.12],
    [0.62, '#ffffff', 0],
    [1, '#073a30', 0.09],
  );
  const frontFace = group(
    path(front, { fill: frontPrint.paper }) +
      drawn(frontPrint.shapes) +
      path(front, { fill: frontLight }) +
      path(front, {
        fill: sheet.down([0, '#ffffff', 0.1], [0.25, '#ffffff', 0], [0.8, '#06352b', 0], [1, '#06352b', 0.1]),
      }),
    { clip: sheet.clip(front) },
  );

  const side = sidePrint(design, { width: depth, height, safe: depth });
  const sideArea = rectangle(0, 0, depth, height);
  const sideFace = group(
    path(sideArea, { fill: side.paper }) +
      drawn(side.shapes) +
      path(sideArea, { fill: sheet.across([0, '#02211a', 0.05], [1, '#02211a', 0.3]) }) +
      path(sideArea, { fill: sheet.down([0, '#ffffff', 0.09], [0.4, '#ffffff', 0], [1, '#02211a', 0.22]) }),
    { clip: sheet.clip(sideArea) },
  );

  const lid = polygon([up(left), up(near), up(right), up(back)]);
  const lidPaper = mix(mix(inks.paper, inks.main, 0.14), '#d3e0da', 0.6);
  const flap = [0.09, 0.91].map(
    (share): Point => [left[0] + width * across[0] * share, left[1] + width * across[1] * share],
  ) as [Point, Point];
  const inward = 0.84;
  const slit = (from: Point): Point => up([from[0] + depth * into[0] * inward, from[1] + depth * into[1] * inward]);

  const markup =
    path(lid, { fill: sheet.across([0, lighter(lidPaper, 0.03)], [1, darker(lidPaper, 0.03)]) }) +
    path(polyline([up(flap[0]), slit(flap[0]), slit(flap[1]), up(flap[1])]), {
      stroke: darker(lidPaper, 0.12),
      width: 0.9,
      opacity: 0.7,
    }) +
    face(up(near), into, sideFace) +
    face(up(left), across, frontFace) +
    path(polyline([up(near), near]), { stroke: '#ffffff', width: 1.4, opacity: 0.5 }) +
    path(polyline([up(left), up(near), up(right)]), { stroke: '#ffffff', width: 1.4, opacity: 0.75 }) +
    path(polyline([left, near, right]), { stroke: '#02211a', width: 1, opacity: 0.22 });

  return {
    markup,
    box: { left: left[0], right: right[0], top: up(back)[1], bottom: 0 },
    footprint: polygon([left, near, right, back]),
  };
}
