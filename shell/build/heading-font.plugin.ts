import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RsbuildPlugin } from '@rsbuild/core';
import type { Language } from '@varda/contract/language';
import subsetFont from 'subset-font';
import { headingFontsFile } from '../server/ssr/shell-chunks.ts';

/** Of the variable font, what headings are set in. */
const weight = 700;

const scripts = {
  latin: {
    characters: `${charactersBetween(0x20, 0x7e)}\u00a0\u2011®™©·°×²³½µ–—‘’‚“”„…→€≤≥`,
    range: 'U+0000-03FF, U+2000-22FF',
  },
  cyrillic: {
    characters: 'АБВГДЃЕЖЗЅИЈКЛЉМНЊОПРСТЌУФХЦЧЏШабвгдѓежзѕијклљмнњопрстќуфхцчџшЀѐЍѝ№',
    range: 'U+0400-04FF, U+2116',
  },
};

/** Macedonian is not without Latin: digits, and names of products. */
const scriptsOf: Record<Language, (keyof typeof scripts)[]> = { en: ['latin'], mk: ['latin', 'cyrillic'] };

/**
 * Writes the style sheets, one per language, with which a document brings the typeface of its headings along: some 8 kB in
 * English, 13 in Macedonian (docs/decisions/036).
 */
export function pluginHeadingFont(): RsbuildPlugin {
  return {
    name: 'shell:heading-font',
    setup(api) {
      api.onAfterEnvironmentCompile(async ({ stats, environment: { name, distPath } }) => {
        if (name !== 'web' || !stats || stats.hasErrors()) return;
        const faces = { latin: await face('latin'), cyrillic: await face('cyrillic') };
        const sheets = { en: sheet('en', faces), mk: sheet('mk', faces) } satisfies Record<Language, string>;
        await writeFile(path.join(distPath, headingFontsFile), JSON.stringify(sheets));
      });
    },
  };
}

function sheet(language: Language, faces: Record<keyof typeof scripts, string>): string {
  return scriptsOf[language].map((script) => faces[script]).join('');
}

async function face(script: keyof typeof scripts): Promise<string> {
  const { characters, range } = scripts[script];
  const resolve = createRequire(import.meta.url).resolve;
  const whole = await readFile(resolve(`@fontsource-variable/manrope/files/manrope-${script}-wght-normal.woff2`));
  const font = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    // Other forms of the same characters, as figures for tables, are not asked for.
    noLayoutClosure: true,
  });
  const source = `url(data:font/woff2;base64,${font.toString('base64')})format("woff2")`;
  return `@font-face{font-family:"Manrope Subset";font-weight:200 800;src:${source};unicode-range:${range}}`;
}

function charactersBetween(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place));
}
