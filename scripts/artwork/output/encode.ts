import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp, { type Sharp } from 'sharp';

type Format = 'avif' | 'webp' | 'png' | 'jpeg';

export interface Rendition {
  file: string;
  /** Pixels; the height follows. */
  width: number;
  format: Format;
  quality: number;
  /** The most that the file may weigh; the quality goes down until it does. */
  mostBytes?: number;
}

/** Renders a drawing at each width and format, and writes the files. */
export async function renderAll(svg: string, renditions: readonly Rendition[]): Promise<void> {
  const master = await sharp(Buffer.from(svg), { unlimited: true })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (const rendition of renditions) {
    mkdirSync(dirname(rendition.file), { recursive: true });
    writeFileSync(rendition.file, await encoded(master, rendition));
  }
}

const lowestQuality = 30;

async function encoded(master: Buffer, rendition: Rendition): Promise<Buffer> {
  const { width, format, mostBytes = Number.POSITIVE_INFINITY } = rendition;
  for (let quality = rendition.quality; ; quality -= 5) {
    const picture = sharp(master).resize({ width, kernel: 'lanczos3' });
    const bytes = await inFormat(picture, format, quality).toBuffer();
    if (bytes.length <= mostBytes) return bytes;
    if (quality - 5 < lowestQuality) {
      throw new Error(
        `${rendition.file} weighs ${bytes.length} bytes at quality ${quality}, more than ${mostBytes}: simplify its scene.`,
      );
    }
  }
}

function inFormat(picture: Sharp, format: Format, quality: number): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality, effort: 4, chromaSubsampling: '4:4:4' });
    case 'webp':
      return picture.webp({ quality, effort: 5, smartSubsample: true });
    case 'jpeg':
      return picture.jpeg({ quality, mozjpeg: true });
    case 'png':
      return picture.png({ compressionLevel: 9, palette: false });
  }
}

/** A few pixels of a drawing as a data URI, to stand in until the picture is there. */
export async function placeholder(svg: string): Promise<string> {
  const tiny = await sharp(Buffer.from(svg), { unlimited: true })
    .removeAlpha()
    .resize({ width: 16 })
    .webp({ quality: 20, effort: 6, smartSubsample: true })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
