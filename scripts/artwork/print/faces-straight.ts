import { letterWithin } from '../canvas/lettering.ts';
import { type Point, polygon, rectangle } from '../canvas/path.ts';
import type { Shape } from '../canvas/shape.ts';
import { rule } from './curves.ts';
import { type Design, glint, type Panel, type Print, readable, tint } from './design.ts';
import { amountAtEnd, copy, emblem, emblemClear, foot, measures, strengthAt, watermark } from './face-parts.ts';
import { headline, maker, words } from './words.ts';

/** An upright bar on the left with the motif three times. */
export function column(design: Design, panel: Panel): Print {
  const { inks } = design;
  const { width, height } = panel;
  const m = measures(panel);
  const bar = m.unit * 0.2;
  const x = bar + m.margin * 0.85;
  const text = copy(design, panel, { x, room: width - x - m.margin * 0.7 });
  const mark = { x: width - m.unit * 0.26, y: height * 0.7, scale: m.unit * 0.15 };
  return {
    paper: inks.paper,
    shapes: [
      { data: rectangle(0, 0, bar, height), fill: inks.main },
      { data: rectangle(bar, 0, m.unit * 0.022, height), fill: inks.second },
      ...[0.14, 0.5, 0.86].flatMap((share) =>
        watermark(design, { x: bar / 2, y: height * share, scale: bar * 0.36 }, 0.42, true),
      ),
      ...text.shapes,
      ...(m.tall ? emblemClear(design, mark, text, height * 0.88) : []),
      ...foot(design, panel, { fill: inks.ink, accent: readable(inks), x }),
    ],
  };
}

/** A fine frame about a centred picture, as on boxes of herbs. */
export function botanical(design: Design, panel: Panel): Print {
  const { wording, inks } = design;
  const { width, height } = panel;
  const m = measures(panel);
  const inset = m.unit * 0.045;
  const bar = height * (m.tall ? 0.13 : 0.2);
  const middle = m.tall ? width / 2 : width * 0.6;
  const head = headline(wording, {
    x: middle,
    top: height * (m.tall ? 0.2 : 0.26),
    room: m.tall ? width - m.margin * 1.9 : width * 0.62,
    anchor: 'middle',
    brandSize: m.brand * 0.95,
    lineSize: m.line * 0.95,
    name: inks.ink,
    text: inks.soft,
    accent: readable(inks),
  });
  const frame = rectangle(inset, inset, width - inset * 2, height - bar - inset * 1.7);
  const mark = m.tall
    ? {
        x: width / 2,
        y: (head.bottom + height - bar) / 2,
        scale: Math.min(m.unit * 0.22, (height - bar - head.bottom) * 0.38),
      }
    : { x: width * 0.17, y: (height - bar) / 2 + inset / 4, scale: height * 0.26 };
  return {
    paper: inks.paper,
    shapes: [
      { data: rectangle(0, height - bar, width, bar), fill: inks.main },
      { data: frame, stroke: tint(inks, 0.6), width: m.unit * 0.007 },
      ...emblem(design, mark),
      ...maker(design, { x: middle, y: m.margin * 1.3, radius: m.maker * 0.86, anchor: 'middle' }),
      ...head.shapes,
      ...footRow(design, panel, height - bar / 2),
    ],
  };
}

function footRow({ wording, inks }: Design, panel: Panel, y: number): Shape[] {
  const m = measures(panel);
  const baseline = y + m.amount * 0.34;
  const room = panel.width - m.margin * 2;
  const amount = letterWithin(wording.amount, { size: m.amount, weight: 600 }, wording.strength ? room * 0.55 : room);
  if (!wording.strength) return [words(amount, panel.width / 2, baseline, inks.onMain, 'middle')];
  const strength = letterWithin(wording.strength, { size: m.amount * 1.15, weight: 800 }, room * 0.42);
  return [
    words(amount, m.margin, baseline, inks.onMain),
    words(strength, panel.width - m.margin, baseline, inks.onMain, 'end'),
  ];
}

/** Tinted paper, a short rule, the motif as a large pale ground. */
export function minimal(design: Design, panel: Panel): Print {
  const { inks } = design;
  const { width, height } = panel;
  const m = measures(panel);
  const bar = m.unit * 0.045;
  const top = height * (m.tall ? 0.3 : 0.32);
  return {
    paper: inks.paper,
    shapes: [
      { data: rectangle(0, 0, width, height), fill: inks.pale, opacity: 0.6 },
      ...watermark(design, { x: width * 0.8, y: height * 0.76, scale: m.unit * 0.44 }, 0.12),
      ...copy(design, panel, { top, room: width - m.margin * 1.8, name: readable(inks, inks.deep) }).shapes,
      { data: rule(m.margin, top - m.unit * 0.06, m.unit * 0.14), stroke: inks.second, width: m.unit * 0.014 },
      { data: rectangle(0, height - bar, width, bar), fill: inks.main },
      ...foot(design, panel, { fill: inks.ink, accent: readable(inks), lift: bar * 0.6 }),
    ],
  };
}

/** A slanted field at the foot with two stripes above it. */
export function slant(design: Design, panel: Panel): Print {
  const { inks } = design;
  const { width, height } = panel;
  const m = measures(panel);
  const rise = m.tall ? height * 0.16 : height * 0.3;
  const base = height * (m.tall ? 0.87 : 1);
  const stripe = (offset: number, thickness: number): Point[] => [
    [0, base - offset],
    [width, base - rise - offset],
    [width, base - rise - offset + thickness],
    [0, base - offset + thickness],
  ];
  const stripes = base - rise - m.unit * 0.12;
  const text = copy(design, panel, { floor: stripes });
  const mark = m.tall
    ? { x: width - m.margin - m.unit * 0.12, y: height * 0.54, scale: m.unit * 0.12 }
    : { x: width - m.margin - height * 0.15, y: height * 0.27, scale: height * 0.16 };
  return {
    paper: inks.paper,
    shapes: [
      { data: polygon(stripe(0, height)), fill: inks.main },
      { data: polygon(stripe(m.unit * 0.05, m.unit * 0.03)), fill: glint(inks) },
      { data: polygon(stripe(m.unit * 0.095, m.unit * 0.022)), fill: inks.second },
      ...(m.tall ? emblemClear(design, mark, text, stripes + m.unit * 0.02) : emblem(design, mark)),
      ...text.shapes,
      ...(m.tall ? foot(design, panel, { fill: inks.onMain }) : amountAtEnd(design, panel, inks.onMain)),
      ...(m.tall ? [] : strengthAt(design, panel, height * 0.77)),
    ],
  };
}
