import { type HeroFormat, heroCount, heroFormats, heroScene } from '../scenes/heroes.ts';
import { tileNames, tileScene } from '../scenes/tiles.ts';
import { placeholder } from './encode.ts';
import { heroName, heroWidths, tileWidths } from './jobs.ts';

interface Listed {
  stem: string;
  svg: string;
  width: number;
  height: number;
  widths: readonly number[];
}

/** The source of the module that names every picture of the public pages with its measures. */
export async function publicModule(): Promise<string> {
  const formats = Object.keys(heroFormats) as HeroFormat[];
  const heroes = Array.from({ length: heroCount }, (_, index) =>
    formats.map(
      (format): Listed => ({ stem: heroName(index, format), widths: heroWidths[format], ...heroScene(index, format) }),
    ),
  );
  const tiles = tileNames.map((name): Listed => ({ stem: `tile-${name}`, widths: tileWidths, ...tileScene(name) }));
  const all = [...heroes.flat(), ...tiles];

  const imports = all.flatMap(({ stem, widths }) =>
    (['avif', 'webp'] as const).flatMap((format) =>
      widths.map((width) => `import ${variable(stem, width, format)} from './${stem}-${width}.${format}';`),
    ),
  );
  const described = new Map<Listed, string>();
  for (const picture of all) described.set(picture, await description(picture));
  const heroEntries = heroes.map(
    (pictures) =>
      `{ ${formats.map((format, index) => `${format}: ${described.get(pictures[index] as Listed)}`).join(', ')} }`,
  );
  const tileEntries = tiles.map((picture, index) => `'${tileNames[index]}': ${described.get(picture)}`);

  return `// Written by scripts/artwork/draw.ts: change the scenes there, not this file.
${imports.join('\n')}

/** One picture in several widths, ascending, and two formats. */
export interface DrawnPicture {
  /** Of the largest rendition. */
  width: number;
  height: number;
  avif: readonly { width: number; url: string }[];
  webp: readonly { width: number; url: string }[];
  /** 16 pixels wide, a data URI. */
  placeholder: string;
}

/** The slides, 0 to ${heroCount - 1}: the company, then the categories. Text stands on the left 45 % of \`wide\`, the top third of \`tall\`; both are light there. */
export const heroPictures: readonly { wide: DrawnPicture; tall: DrawnPicture }[] = [${heroEntries.join(',\n')}];

/** By category id (\`shared/contract/catalogue.ts\`), 4:3. */
export const tilePictures = {${tileEntries.join(',\n')}} as const satisfies Record<string, DrawnPicture>;
`;
}

async function description({ stem, svg, width, height, widths }: Listed): Promise<string> {
  const list = (format: string) =>
    `[${widths.map((each) => `{ width: ${each}, url: ${variable(stem, each, format)} }`).join(', ')}]`;
  return `{ width: ${width}, height: ${height}, avif: ${list('avif')}, webp: ${list('webp')}, placeholder: '${await placeholder(svg)}' }`;
}

function variable(stem: string, width: number, format: string): string {
  const camel = stem.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `${camel}_${width}_${format}`;
}
