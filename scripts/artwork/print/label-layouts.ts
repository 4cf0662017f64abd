import { ellipse, rectangle } from '../canvas/path.ts';
import { above, below } from './curves.ts';
import { type Design, glint, type LabelLayoutName, type Panel, type Print, readable, tint } from './design.ts';
import { emblem, emblemBetween, foot, header, type Sizes } from './label-parts.ts';

type LabelLayout = (design: Design, panel: Panel, sizes: Sizes) => Print;

/** The label of a bottle, tube or jar, centred on what is seen of it. */
export function labelPrint(design: Design, panel: Panel): Print {
  const unit = Math.min(panel.safe, panel.height * 1.1);
  return labelLayouts[design.label](design, panel, {
    x: panel.width / 2,
    unit,
    room: panel.safe,
    end: panel.height + (panel.bleed ?? 0),
    brand: unit * 0.21,
    line: unit * 0.088,
    strength: unit * 0.125,
    amount: unit * 0.086,
    signed: panel.height > panel.safe * 0.95,
  });
}

const labelLayouts: Record<LabelLayoutName, LabelLayout> = {
  wave(design, panel, s) {
    const { inks, phase } = design;
    const { width, height } = panel;
    const roomy = height > panel.safe * 1.5;
    const sea = roomy ? height * 0.64 : height - s.amount * 2.9;
    const swing = s.unit * 0.045;
    const head = header(design, s, height * 0.06, { floor: sea - swing - s.line * 0.5, withStrength: !roomy });
    return {
      paper: inks.paper,
      shapes: [
        { data: below(width, s.end, sea, swing, phase, 1.25), fill: glint(inks) },
        { data: below(width, s.end, sea + s.unit * 0.09, swing, phase - 0.05, 1.25), fill: inks.main },
        ...head.shapes,
        ...emblemBetween(design, s, head.bottom, sea - swing),
        ...foot(design, panel, s, { fill: inks.onMain, withStrength: roomy }).shapes,
      ],
    };
  },

  crown(design, panel, s) {
    const { inks, phase } = design;
    const { width, height } = panel;
    const swing = s.unit * 0.03;
    const base = foot(design, panel, s, { fill: inks.ink, accent: readable(inks), lift: s.unit * 0.03 });
    const head = header(design, s, height * 0.07, {
      floor: Math.min(height * 0.52, base.top - s.unit * 0.12),
      reversed: true,
    });
    const edge = Math.max(head.bottom + s.line * 1.1 + swing, height * 0.4);
    return {
      paper: inks.paper,
      shapes: [
        { data: above(width, edge + s.unit * 0.05, swing, phase, 1.25), fill: tint(inks, 0.35) },
        { data: above(width, edge, swing, phase, 1.25), fill: inks.main },
        ...head.shapes,
        ...emblemBetween(design, s, edge + s.unit * 0.06, base.top),
        ...base.shapes,
      ],
    };
  },

  medal(design, panel, s) {
    const { inks } = design;
    const { width, height } = panel;
    const bar = Math.max(height * 0.018, s.unit * 0.025);
    const base = foot(design, panel, s, { fill: inks.ink, accent: readable(inks), lift: bar * 1.5 });
    const head = header(design, s, height * 0.05 + bar, { floor: base.top - s.line });
    const gap = base.top - head.bottom;
    const radius = Math.min(s.unit * 0.3, gap * 0.4);
    const y = (head.bottom + base.top) / 2;
    const shown = radius > s.unit * 0.13;
    return {
      paper: inks.paper,
      shapes: [
        { data: rectangle(0, 0, width, bar), fill: inks.main },
        { data: rectangle(0, height - bar, width, s.end - height + bar), fill: inks.main },
        ...(shown
          ? [
              { data: ellipse(s.x, y, radius), fill: tint(inks, 0.14) },
              { data: ellipse(s.x, y, radius * 0.89), stroke: inks.second, width: s.unit * 0.008 },
              ...emblem(design, s.x, y, radius * 0.62),
            ]
          : []),
        ...head.shapes,
        ...base.shapes,
      ],
    };
  },

  block(design, panel, s) {
    const { inks } = design;
    const { width, height } = panel;
    const base = foot(design, panel, s, { fill: inks.onMain, accent: inks.onMain });
    const roomy = height > panel.safe * 1.5;
    const radius = roomy ? s.unit * 0.2 : 0;
    const top = roomy ? height * 0.52 : base.top - s.line * 0.9;
    const head = header(design, s, height * 0.06, { floor: top - radius - s.line * 0.6 });
    return {
      paper: inks.paper,
      shapes: [
        { data: rectangle(0, top, width, s.end - top), fill: inks.main },
        { data: rectangle(0, top - s.unit * 0.022, width, s.unit * 0.022), fill: inks.second },
        ...(roomy
          ? [{ data: ellipse(s.x, top, radius), fill: inks.paper }, ...emblem(design, s.x, top, radius * 0.64)]
          : []),
        ...head.shapes,
        ...base.shapes,
      ],
    };
  },

  botanical(design, panel, s) {
    const { inks } = design;
    const { width, height } = panel;
    const bar = s.unit * 0.06;
    const base = foot(design, panel, s, { fill: inks.onMain, accent: inks.onMain, inline: true });
    const ground = base.top - s.amount * 0.75;
    const head = header(design, s, height * 0.05 + bar, { floor: ground - s.line * 0.5 });
    return {
      paper: inks.paper,
      shapes: [
        { data: rectangle(0, 0, width, bar), fill: inks.main },
        { data: rectangle(0, bar * 1.3, width, bar * 0.18), fill: inks.second },
        { data: rectangle(0, ground, width, s.end - ground), fill: inks.main },
        ...head.shapes,
        ...emblemBetween(design, s, head.bottom, ground, 0.32),
        ...base.shapes,
      ],
    };
  },

  minimal(design, panel, s) {
    const { inks } = design;
    const { width, height } = panel;
    const bar = Math.max(height * 0.03, s.unit * 0.04);
    const base = foot(design, panel, s, { fill: inks.ink, accent: readable(inks), lift: bar * 1.15 });
    const head = header(design, s, height * 0.07, { floor: base.top - s.line, airy: true });
    return {
      paper: inks.paper,
      shapes: [
        { data: rectangle(0, 0, width, s.end), fill: inks.pale, opacity: 0.55 },
        { data: rectangle(0, height - bar, width, s.end - height + bar), fill: inks.main },
        ...head.shapes,
        ...emblemBetween(design, s, head.bottom, base.top, 0.27),
        ...base.shapes,
      ],
    };
  },
};
