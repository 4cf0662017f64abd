import { writeFileSync } from 'node:fs';
import { type Language, languages } from '@varda/contract/language';
import sharp from 'sharp';
import { demoDosage, demoProducts } from '../../../api/demo/demo-content.ts';
import { badgeFile, badgeNames } from '../brand/badges.ts';
import { appIcon, faviconFile, logoFile, logoInks } from '../brand/logo.ts';
import { mapFile } from '../brand/map.ts';
import { shareCard } from '../brand/share-card.ts';
import { tidied } from '../brand/tidy.ts';
import { dosageScene, dosageSize } from '../scenes/dosage.ts';
import { type HeroFormat, heroCount, heroFormats, heroScene } from '../scenes/heroes.ts';
import { packshot, packshotSize } from '../scenes/packshot.ts';
import { type TileName, tileNames, tileScene } from '../scenes/tiles.ts';
import { develop } from '../studio/develop.ts';
import { renderScene, sceneNames, sceneSource } from '../studio/render.ts';
import { type Rendition, renderAll } from './encode.ts';
import { icoOf } from './icon.ts';
import { inProject } from './places.ts';

export type Group = 'brand' | 'hero' | 'tiles' | 'products' | 'dosage' | 'about';

/** One drawing and the files that are made of it. */
export interface Job {
  group: Group;
  name: string;
  svg: string;
  files: string[];
  /** What beside the drawing decides the bytes of the files. */
  settings: string;
  write: () => Promise<void>;
}

export const heroWidths = { wide: [640, 960, 1280, 1920], tall: [480, 900] } as const satisfies Record<
  HeroFormat,
  readonly number[]
>;
export const tileWidths = [320, 480, 800] as const;

/** Where the pictures of the public pages lie, and how they are named. */
export const publicPictures = 'remote-public/pictures';

export function heroName(index: number, format: HeroFormat, language: Language): string {
  return format === 'wide' ? `hero-${index}-${language}` : `hero-${index}-tall-${language}`;
}

export function tileName(name: TileName, language: Language): string {
  return `tile-${name}-${language}`;
}

function rendered(group: Group, name: string, svg: string, renditions: Rendition[]): Job {
  return {
    group,
    name,
    svg,
    files: renditions.map(({ file }) => file),
    settings: JSON.stringify(renditions.map(({ file: _, ...settings }) => settings)),
    write: () => renderAll(svg, renditions),
  };
}

function inBothFormats(stem: string, widths: readonly number[], mostBytes?: (width: number) => number): Rendition[] {
  return widths.flatMap((width): Rendition[] => [
    {
      file: inProject(`${publicPictures}/${stem}-${width}.avif`),
      width,
      format: 'avif',
      quality: 58,
      ...(mostBytes ? { mostBytes: mostBytes(width) } : {}),
    },
    { file: inProject(`${publicPictures}/${stem}-${width}.webp`), width, format: 'webp', quality: 80 },
  ]);
}

export function heroJobs(): Job[] {
  const formats = Object.keys(heroFormats) as HeroFormat[];
  return Array.from({ length: heroCount }, (_, index) =>
    formats.map((format) =>
      languages.map((language) => {
        const name = heroName(index, format, language);
        return rendered(
          'hero',
          name,
          heroScene(index, format, language).svg,
          inBothFormats(name, heroWidths[format], (width) => width * 34),
        );
      }),
    ),
  ).flat(2);
}

export function tileJobs(): Job[] {
  return tileNames.flatMap((name) =>
    languages.map((language) => {
      const stem = tileName(name, language);
      return rendered('tiles', stem, tileScene(name, language).svg, inBothFormats(stem, tileWidths));
    }),
  );
}

/** One picture for everybody, and one in Macedonian where what is printed on it differs. */
function uploads(group: Group, key: string, draw: (language: Language) => string, options: Omit<Rendition, 'file'>) {
  const picture = (stem: string, svg: string) =>
    rendered(group, stem, svg, [{ file: inProject(`api/demo/pictures/${group}/${stem}.webp`), ...options }]);
  const [english, macedonian] = [draw('en'), draw('mk')];
  const both = [picture(key, english)];
  return english === macedonian ? both : [...both, picture(`${key}-mk`, macedonian)];
}

export function productJobs(): Job[] {
  return demoProducts.flatMap((product) =>
    uploads('products', product.key, (language) => packshot(product, language), {
      width: packshotSize,
      format: 'webp',
      quality: 86,
      mostBytes: 40_000,
    }),
  );
}

export function dosageJobs(): Job[] {
  return demoDosage.flatMap(({ key }) =>
    uploads('dosage', key, (language) => dosageScene(key, language), {
      width: dosageSize.width,
      format: 'webp',
      quality: 86,
      mostBytes: 60_000,
    }),
  );
}

/** What is rendered takes minutes: a few rays more for each pixel are seen less than they cost. */
const aboutRender = { width: 800, height: 600, rays: 5 };

export function aboutJobs(): Job[] {
  return sceneNames.map((name): Job => {
    const source = sceneSource(name);
    const file = inProject(`api/demo/pictures/about/${name}.webp`);
    return {
      group: 'about',
      name,
      svg: source,
      files: [file],
      settings: JSON.stringify(aboutRender),
      write: async () => {
        const raw = { ...aboutRender, channels: 3 } as const;
        const picture = sharp(develop(await renderScene(source, aboutRender), aboutRender), { raw });
        await picture.webp({ quality: 90, effort: 5, smartSubsample: true }).toFile(file);
      },
    };
  });
}

export function brandJobs(): Job[] {
  const shell = (file: string) => inProject(`shell/public/${file}`);
  const vector = (file: string, svg: string): Job => {
    const tidy = tidied(svg);
    return {
      group: 'brand',
      name: file,
      svg: tidy,
      files: [file],
      settings: '',
      write: async () => writeFileSync(file, tidy),
    };
  };
  const icon = (name: string, size: number): Job =>
    rendered('brand', name, appIcon(size), [{ file: shell(name), width: size, format: 'png', quality: 100 }]);
  const favicon: Job = {
    group: 'brand',
    name: 'favicon.ico',
    svg: faviconFile(),
    files: [shell('favicon.ico')],
    settings: '32',
    write: async () =>
      writeFileSync(shell('favicon.ico'), icoOf(await sharp(Buffer.from(faviconFile())).png().toBuffer(), 32)),
  };
  return [
    ...languages.flatMap((language) => [
      vector(shell(`logo-${language}.svg`), logoFile(language, logoInks.dark)),
      vector(shell(`logo-${language}-light.svg`), logoFile(language, logoInks.light)),
      vector(shell(`map-${language}.svg`), mapFile(language)),
      rendered('brand', `og-${language}`, shareCard(language), [
        { file: shell(`og-${language}.jpg`), width: 1200, format: 'jpeg', quality: 84 },
      ]),
      ...badgeNames.map((name) =>
        vector(inProject(`${publicPictures}/badge-${name}-${language}.svg`), badgeFile(name, language)),
      ),
    ]),
    vector(shell('favicon.svg'), faviconFile()),
    favicon,
    icon('apple-touch-icon.png', 180),
    icon('icon-192.png', 192),
    icon('icon-512.png', 512),
  ];
}
