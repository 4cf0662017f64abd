/** Colours are `#rrggbb`; mixing happens in OKLab, where equal steps look equal. */
export type Colour = string;

type Triple = readonly [number, number, number];

function linearChannels(colour: Colour): Triple {
  const value = Number.parseInt(colour.slice(1), 16);
  const channel = (shift: number) => {
    const unit = ((value >> shift) & 255) / 255;
    return unit <= 0.04045 ? unit / 12.92 : ((unit + 0.055) / 1.055) ** 2.4;
  };
  return [channel(16), channel(8), channel(0)];
}

function toOklab(colour: Colour): Triple {
  const [r, g, b] = linearChannels(colour);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Triple): Colour {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const hex = channels.map((linear) => {
    const unit = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, unit)) * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${hex.join('')}`;
}

/** `share` of `other` in `colour`: 0 gives the first, 1 the second. */
export function mix(colour: Colour, other: Colour, share: number): Colour {
  const from = toOklab(colour);
  const to = toOklab(other);
  const at = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share;
  return fromOklab([at(0), at(1), at(2)]);
}

/** The same hue at another OKLab lightness, by a difference (-1..1); dark tones keep their saturation. */
export function lighter(colour: Colour, difference: number): Colour {
  const [lightness, a, b] = toOklab(colour);
  return fromOklab([Math.min(1, Math.max(0, lightness + difference)), a, b]);
}

export function darker(colour: Colour, difference: number): Colour {
  return lighter(colour, -difference);
}

/** WCAG contrast ratio of two colours. */
export function contrast(one: Colour, other: Colour): number {
  const [low, high] = [one, other]
    .map(linearChannels)
    .map(([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05)
    .sort((x, y) => x - y) as [number, number];
  return high / low;
}
