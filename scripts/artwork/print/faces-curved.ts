import { ellipse, rectangle } from '../canvas/path.ts';
import { above, below, beyond } from './curves.ts';
import { type Design, glint, type Panel, type Print, readable, tint } from './design.ts';
import {
  amountAtEnd,
  copy,
  emblem,
  emblemClear,
  foot,
  footLeft,
  measures,
  strengthAt,
  watermark,
} from './face-parts.ts';

/** A double wave at the foot. */
export function wave(design: Design, panel: Panel): Print {
  const { inks, phase } = design;
  const { width, height } = panel;
  const m = measures(panel);
  const sea = height * (m.tall ? 0.71 : 0.74);
  const swing = height * (m.tall ? 0.028 : 0.04);
  const mark = { x: width - m.margin - height * 0.19, y: height * 0.4, scale: height * 0.19 };
  return {
    paper: inks.paper,
    shapes: [
      { data: below(width, height, sea, swing, phase), fill: glint(inks) },
      { data: below(width, height, sea + height * 0.055, swing, phase - 0.04), fill: inks.main },
      ...copy(design, panel, { floor: sea - swing * 2, ...(m.tall ? { top: height * 0.255 } : {}) }).shapes,
      ...(m.tall ? [] : emblem(design, mark)),
      ...foot(design, panel, { fill: inks.onMain }),
    ],
  };
}

/** The upper half in the colour of the pack, its lower edge a wave. */
export function band(design: Design, panel: Panel): Print {
  const { inks, phase } = design;
  const { width, height } = panel;
  const m = measures(panel);
  const edge = height * (m.tall ? 0.53 : 0.62);
  const swing = height * 0.022;
  const text = copy(design, panel, {
    room: width - m.margin * 1.7,
    strengthSize: 0,
    name: inks.onMain,
    text: inks.onMain,
    floor: edge - swing * 2.5,
  });
  const mark = { x: width - m.margin - m.unit * 0.14, y: height * 0.72, scale: m.unit * 0.14 };
  return {
    paper: inks.paper,
    shapes: [
      { data: above(width, edge + height * 0.035, swing, phase), fill: tint(inks, 0.35) },
      { data: above(width, edge, swing, phase), fill: inks.main },
      ...watermark(design, { x: width * 0.86, y: height * 0.14, scale: m.unit * 0.3 }, 0.16, true),
      ...text.shapes,
      ...strengthAt(design, panel, m.tall ? height * 0.71 : height * 0.9),
      ...(m.tall ? [...emblem(design, { ...mark, y: height * 0.79 }), ...foot(design, panel, { fill: inks.ink })] : []),
      ...(m.tall ? [] : amountAtEnd(design, panel, inks.ink)),
    ],
  };
}

/** Rings about the motif, cut by the lower right corner. */
export function halo(design: Design, panel: Panel): Print {
  const { inks } = design;
  const { width, height } = panel;
  const m = measures(panel);
  const radius = m.tall ? width * 0.44 : height * 0.5;
  const cx = m.tall ? width * 0.76 : width - height * 0.36;
  const cy = m.tall ? height - radius * 0.6 : height * 0.58;
  const bar = m.unit * 0.03;
  const floor = m.tall ? cy - radius * 0.6 : height * 0.7;
  return {
    paper: inks.paper,
    shapes: [
      { data: ellipse(cx, cy, radius), fill: tint(inks, 0.16) },
      { data: ellipse(cx, cy, radius * 0.78), fill: tint(inks, 0.32) },
      { data: ellipse(cx, cy, radius * 0.56), fill: inks.paper },
      ...emblem(design, { x: cx, y: cy, scale: radius * 0.42 }),
      ...copy(design, panel, { name: readable(inks, inks.deep), floor, ...(m.tall ? {} : { room: width * 0.54 }) })
        .shapes,
      { data: rectangle(0, height - bar, width, bar), fill: inks.main },
      ...(m.tall ? foot(design, panel, { fill: inks.ink, lift: bar * 0.6 }) : footLeft(design, panel, width * 0.56)),
    ],
  };
}

/** Three hills, the motif rising behind them. */
export function hills(design: Design, panel: Panel): Print {
  const { inks, phase } = design;
  const { width, height } = panel;
  const m = measures(panel);
  const top = height * (m.tall ? 0.66 : 0.62);
  const disc = m.unit * 0.15;
  const text = copy(design, panel, { floor: top });
  const mark = { x: width - m.margin - disc * 0.95, y: top - disc * (m.tall ? 0.5 : 0.9), scale: disc };
  return {
    paper: inks.paper,
    shapes: [
      ...emblemClear(design, mark, text, height * 0.86),
      { data: below(width, height, top + height * 0.06, height * 0.035, phase + 0.5, 0.7), fill: tint(inks, 0.32) },
      { data: below(width, height, top + height * 0.12, height * 0.03, phase + 0.15, 0.9), fill: glint(inks) },
      { data: below(width, height, top + height * 0.18, height * 0.03, phase + 0.7, 0.8), fill: inks.main },
      ...text.shapes,
      ...foot(design, panel, { fill: inks.onMain }),
    ],
  };
}

/** The right end in the colour of the pack, its edge a wave. */
export function sweep(design: Design, panel: Panel): Print {
  const { inks, phase } = design;
  const { width, height } = panel;
  const m = measures(panel);
  const x = width * (m.tall ? 0.84 : 0.72);
  const swing = m.unit * 0.05;
  const room = x - swing - m.unit * 0.08 - m.margin;
  const mark = m.tall
    ? { x: width * 0.98, y: height * 0.52, scale: width * 0.2 }
    : { x: width * 0.88, y: height * 0.52, scale: height * 0.24 };
  return {
    paper: inks.paper,
    shapes: [
      { data: beyond(width, height, x - m.unit * 0.05, swing, phase), fill: tint(inks, 0.35) },
      { data: beyond(width, height, x, swing, phase + 0.05), fill: inks.main },
      ...watermark(design, mark, 0.32, true),
      ...copy(design, panel, { room, lines: m.tall ? 3 : 2 }).shapes,
      ...(m.tall ? foot(design, panel, { fill: inks.ink }) : footLeft(design, panel, room)),
    ],
  };
}
