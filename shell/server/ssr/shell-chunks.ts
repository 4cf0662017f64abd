import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@varda/contract/language';

/** Name of the file in the shell's `dist`. */
export const shellChunksFile = 'shell-chunks.json';

/** Name of the file with the style sheets of {@link HeadingFonts}. */
export const headingFontsFile = 'heading-fonts.json';

/** For each language the style sheet with the typeface of its headings, as it stands in documents (docs/decisions/036). */
export type HeadingFonts = Readonly<Record<Language, string>>;

export async function readHeadingFonts(dist: string): Promise<HeadingFonts> {
  return JSON.parse(await readFile(path.join(dist, headingFontsFile), 'utf8')) as HeadingFonts;
}

export interface ChunkFile {
  /** Path below `dist`. */
  file: string;
  integrity: string;
  /** An ES module, which some remotes are made of. */
  isModule?: true;
}

/** The files of each named chunk of the shell's own code. */
export type ShellChunks = Readonly<Record<string, readonly ChunkFile[]>>;

export async function readShellChunks(dist: string): Promise<ShellChunks> {
  return JSON.parse(await readFile(path.join(dist, shellChunksFile), 'utf8')) as ShellChunks;
}

/** The text of a script that stands in documents, by the name of its chunk; null where the build has none. */
export async function inlineScript(dist: string, chunks: ShellChunks, name: string): Promise<string | null> {
  const [script] = chunks[name] ?? [];
  if (!script) return null;
  const text = await readFile(path.join(dist, script.file), 'utf8');
  return text.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '').replaceAll('</', '<\\/');
}

/** The fonts that a page is set in. Macedonian is not without Latin: digits, and names of products. */
export function fontsFor(chunks: ShellChunks, language: Language): ChunkFile[] {
  const upright = language === 'mk' ? /-(latin|cyrillic)-wght-normal\..*woff2$/ : /-latin-wght-normal\..*woff2$/;
  return (chunks.site ?? []).filter(({ file }) => upright.test(file));
}

/** The texts of the shell in a language: its entries ask for them first. */
export function textsOf(chunks: ShellChunks, language: Language): readonly ChunkFile[] {
  return chunks[`texts-${language}`] ?? [];
}
