import { type Language, languages } from '../../../shared/contract/language.ts';
import { type HeroFormat, heroCount, heroFormats, heroScene } from '../scenes/heroes.ts';
import { tileNames, tileScene } from '../scenes/tiles.ts';
import { placeholder } from './encode.ts';
import { heroName, heroWidths, tileName, tileWidths } from './jobs.ts';

/** One drawing in each language. */
interface Listed {
  stems: Record<Language, string>;
  /** In English: the placeholder is too small for words. */
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
      (format): Listed => ({
        stems: inLanguages((language) => heroName(index, format, language)),
        widths: heroWidths[format],
        ...heroScene(index, format, 'en'),
      }),
    ),
  );
  const tiles = tileNames.map(
    (name): Listed => ({
      stems: inLanguages((language) => tileName(name, language)),
      widths: tileWidths,
      ...tileScene(name, 'en'),
    }),
  );
  const all = [...heroes.flat(), ...tiles];

  const imports = all.flatMap(({ stems, widths }) =>
    Object.values(stems).flatMap((stem) =>
      (['avif', 'webp'] as const).flatMap((format) =>
        widths.map((width) => `import ${variable(stem, width, format)} from './${stem}-${width}.${format}';`),
      ),
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
import type { Language } from '@varda/shared/contract/language';
${imports.join('\n')}

/** The renditions of one drawing in one language, ascending by width. */
export interface Renditions {
  avif: readonly { width: number; url: string }[];
  webp: readonly { width: number; url: string }[];
}

/** One picture in several widths and two formats; what is printed on its packs is in the language. */
export interface DrawnPicture extends Readonly<Record<Language, Renditions>> {
  /** Of the largest rendition. */
  width: number;
  height: number;
  /** 16 pixels wide, a data URI. */
  placeholder: string;
}

/** The slides, 0 to ${heroCount - 1}: the company, then the categories. Text stands on the left 45 % of \`wide\`, the top third of \`tall\`; both are light there. */
export const heroPictures: readonly { wide: DrawnPicture; tall: DrawnPicture }[] = [${heroEntries.join(',\n')}];

/** By category id (\`shared/contract/catalogue.ts\`), 4:3. */
export const tilePictures = {${tileEntries.join(',\n')}} as const satisfies Record<string, DrawnPicture>;
`;
}

function inLanguages(name: (language: Language) => string): Record<Language, string> {
  return Object.fromEntries(languages.map((language) => [language, name(language)])) as Record<Language, string>;
}

async function description({ stems, svg, width, height, widths }: Listed): Promise<string> {
  const list = (stem: string, format: string) =>
    `${format}: [${widths.map((each) => `{ width: ${each}, url: ${variable(stem, each, format)} }`).join(', ')}]`;
  const renditions = Object.entries(stems).map(
    ([language, stem]) => `${language}: { ${list(stem, 'avif')}, ${list(stem, 'webp')} }`,
  );
  return `{ width: ${width}, height: ${height}, ${renditions.join(', ')}, placeholder: '${await placeholder(svg)}' }`;
}

function variable(stem: string, width: number, format: string): string {
  const camel = stem.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return `${camel}_${width}_${format}`;
}
