import type { Language } from '@varda/contract/language';
import type { Colour } from './colour.ts';
import { bounds, type PathData, round } from './path.ts';

export type Markup = string;
export type Stop = readonly [offset: number, colour: Colour, opacity?: number];

interface Paint {
  fill?: string;
  opacity?: number;
  stroke?: string;
  width?: number;
  clip?: string;
  filter?: string;
}

/** A drawing under way: keeps the definitions (gradients, clips, filters) that its markup refers to, each once. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  /** Of what is printed on packs. */
  readonly language: Language;
  readonly #definitions = new Map<string, string>();

  constructor(width: number, height: number, language: Language = 'en') {
    this.width = width;
    this.height = height;
    this.language = language;
  }

  /** Reference to a definition, `url(#…)`; equal bodies share one. */
  #reference(name: string, attributes: string, body: Markup): string {
    const key = `<${name} id="" ${attributes}>${body}</${name}>`;
    const id = this.#definitions.get(key) ?? `d${this.#definitions.size}`;
    this.#definitions.set(key, id);
    return `url(#${id})`;
  }

  #stops(stops: readonly Stop[]): Markup {
    return stops
      .map(([offset, colour, opacity = 1]) => {
        const faint = opacity === 1 ? '' : ` stop-opacity="${round(opacity)}"`;
        return `<stop offset="${round(offset)}" stop-color="${colour}"${faint}/>`;
      })
      .join('');
  }

  /** From the left edge of what it fills to the right. */
  across(...stops: readonly Stop[]): string {
    return this.#reference('linearGradient', '', this.#stops(stops));
  }

  /** From the top of what it fills to the bottom. */
  down(...stops: readonly Stop[]): string {
    return this.#reference('linearGradient', 'x2="0" y2="1"', this.#stops(stops));
  }

  /** Between two corners of what it fills, in shares of its box. */
  slant(from: readonly [number, number], to: readonly [number, number], ...stops: readonly Stop[]): string {
    const ends = `x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`;
    return this.#reference('linearGradient', ends, this.#stops(stops));
  }

  /** Round about a point, in shares of the box of what it fills. */
  glow(cx: number, cy: number, radius: number, ...stops: readonly Stop[]): string {
    return this.#reference('radialGradient', `cx="${cx}" cy="${cy}" r="${radius}"`, this.#stops(stops));
  }

  clip(data: PathData): string {
    return this.#reference('clipPath', '', `<path d="${data}"/>`);
  }

  /** A blur of `data`, with room for it on every side. */
  blur(deviation: number, data: PathData): string {
    const { left, top, right, bottom } = bounds(data);
    const room = deviation * 3.2;
    const [width, height] = [right - left + room * 2, bottom - top + room * 2];
    const box = `x="${round(left - room)}" y="${round(top - room)}" width="${round(width)}" height="${round(height)}"`;
    const effect = `<feGaussianBlur stdDeviation="${round(deviation)}"/>`;
    return this.#reference('filter', `filterUnits="userSpaceOnUse" ${box}`, effect);
  }

  toSvg(markup: Markup): string {
    const definitions = [...this.#definitions].map(([key, id]) => key.replace('id=""', `id="${id}"`)).join('');
    const size = `width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${definitions}</defs>${markup}</svg>`;
  }
}

function attributes({ fill, opacity, stroke, width, clip, filter }: Paint): string {
  const list: (readonly [string, string | number | undefined])[] = [
    ['opacity', opacity === undefined || opacity === 1 ? undefined : round(opacity)],
    ['stroke', stroke],
    ['stroke-width', width],
    ['stroke-linecap', stroke && 'round'],
    ['stroke-linejoin', stroke && 'round'],
    ['clip-path', clip],
    ['filter', filter],
    ['fill', fill ?? (stroke ? 'none' : undefined)],
  ];
  return list.map(([name, value]) => (value === undefined ? '' : ` ${name}="${value}"`)).join('');
}

export function path(data: PathData, paint: Paint): Markup {
  return `<path d="${data}"${attributes(paint)}/>`;
}

export function group(children: Markup, paint: Paint & { transform?: string } = {}): Markup {
  const transform = paint.transform ? ` transform="${paint.transform}"` : '';
  return `<g${transform}${attributes(paint)}>${children}</g>`;
}

export function moved(children: Markup, x: number, y: number, scale = 1, turn = 0): Markup {
  const turned = turn === 0 ? '' : ` rotate(${round(turn)})`;
  return group(children, { transform: `translate(${round(x)} ${round(y)})${turned} scale(${scale.toFixed(4)})` });
}
