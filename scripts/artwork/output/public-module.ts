import { type Language, languages } from '@varda/contract/language';
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

const formats = Object.keys(heroFormats) as HeroFormat[];

/** The source of the module that names the pictures of the slides with their measures. */
export async function heroModule(): Promise<string> {
  const slides = Array.from({ length: heroCount }, (_, index) =>
    formats.map(
      (format): Listed => ({
        stems: inLanguages((language) => heroName(index, format, language)),
        widths: heroWidths[format],
        ...heroScene(index, format, 'en'),
      }),
    ),
  );
  const entries = slides.map(async (pictures) => {
    const described = await Promise.all(pictures.map(description));
    return `{ ${formats.map((format, index) => `${format}: ${described[index]}`).join(', ')} }`;
  });
  return `${beginning(slides.flat())}
/** The slides, 0 to ${heroCount - 1}: the company, then the categories. Text stands on the left 45 % of \`wide\`, the top third of \`tall\`; both are light there. */
export const heroPictures: readonly { wide: DrawnPicture; tall: DrawnPicture }[] = [${(await Promise.all(entries)).join(',\n')}];
`;
}

/** The source of the module that names the pictures of the categories with their measures. */
export async function tilesModule(): Promise<string> {
  const tiles = tileNames.map(
    (name): Listed => ({
      stems: inLanguages((language) => tileName(name, language)),
      widths: tileWidths,
      ...tileScene(name, 'en'),
    }),
  );
  const entries = tiles.map(async (picture, index) => `'${tileNames[index]}': ${await description(picture)}`);
  return `${beginning(tiles)}
/** By category id (\`shared/contract/catalogue.ts\`), 4:3. */
export const tilePictures = {${(await Promise.all(entries)).join(',\n')}} as const satisfies Record<string, DrawnPicture>;
`;
}

function beginning(pictures: readonly Listed[]): string {
  const imports = pictures.flatMap(({ stems, widths }) =>
    Object.values(stems).flatMap((stem) =>
      (['avif', 'webp'] as const).flatMap((format) =>
        widths.map((width) => `import ${variable(stem, width, format)} from './${stem}-${width}.${format}';`),
      ),
    ),
  );
  return `// Written by scripts/artwork/draw.ts: change the scenes there, not this file.
import type { DrawnPicture } from '../src/artwork/drawn-picture.ts';
${imports.join('\n')}
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
