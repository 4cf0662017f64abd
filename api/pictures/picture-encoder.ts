import { createHash } from 'node:crypto';
import type { MediaCrop } from '@varda/contract/media';
import type { PictureFormat } from '@varda/contract/picture-url';
import { mostPixels, pictureWidths } from '@varda/contract/pictures';
import sharp, { type Metadata } from 'sharp';
import { withoutPngTexts } from './png-texts.ts';

/** Goes into the key: raise it when the same upload shall give other files than before. */
const recipe = 'v2';

/** WebP cannot be higher than 16,383 pixels, AVIF hardly more. */
const highest = 16_000;

const accepted = ['jpeg', 'png', 'webp', 'gif'];

// Only the loaders of the accepted formats: SVG, PDF and the like never reach their parsers.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadHeif',
  ],
});

export interface EncodedPicture {
  key: string;
  width: number;
  height: number;
  widths: number[];
  placeholder: string;
  variants: { width: number; format: PictureFormat; bytes: Buffer }[];
}

/** Why a file was not taken as a picture. */
export type PictureFault = 'not_a_picture' | 'broken' | 'too_many_pixels' | 'too_high' | 'unknown_picture';

export class PictureError extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault) {
    super(`Picture refused: ${fault}`);
    this.fault = fault;
  }
}

/** The key of an upload: the same file has the same key. */
export function pictureKey(upload: Buffer): string {
  return createHash('sha256').update(recipe).update(upload).digest('hex').slice(0, 32);
}

/**
 * Makes all variants of an uploaded picture: turned upright, sRGB, the first frame, without metadata, at the widths of the
 * contract and at its own.
 *
 * @throws PictureError if the file is no picture, or none that can be stored
 */
export async function encodePicture(upload: Buffer): Promise<EncodedPicture> {
  const file = withoutPngTexts(upload);
  const size = await measure(file);
  const widths = widthsFor(size.width);
  const widest = widths.at(-1) as number;
  if ((size.height * widest) / size.width > highest) throw new PictureError('too_high');

  // Decoded once, at the largest size that is needed; each variant is made from that.
  const { data, info } = await decode(file)
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: widest, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new PictureError('broken');
    });
  const decoded = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

  const variants: EncodedPicture['variants'] = [];
  for (const width of widths) {
    const resized = () => decoded().resize({ width });
    // Effort 4 would cost four to thirteen times as much for a tenth of the bytes.
    variants.push({ width, format: 'avif', bytes: await resized().avif({ quality: 55, effort: 2 }).toBuffer() });
    variants.push({ width, format: 'webp', bytes: await resized().webp({ quality: 80 }).toBuffer() });
  }
  const tiny = await decoded().resize({ width: 16, height: 16, fit: 'inside' }).webp({ quality: 40 }).toBuffer();
  return {
    key: pictureKey(upload),
    ...size,
    widths,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    variants,
  };
}

/** A part of a stored picture, as a file of its own that is taken in like an upload. Its pixels are those of the original. */
export async function croppedPicture(
  file: Buffer,
  { width: own }: { width: number },
  crop: MediaCrop,
): Promise<Buffer> {
  const { width: stored, height } = await sharp(file, { limitInputPixels: mostPixels }).metadata();
  const scale = stored / own;
  const [left, top] = [Math.floor(crop.left * scale), Math.floor(crop.top * scale)];
  const part = {
    ...{ left, top },
    width: Math.max(1, Math.min(stored - left, Math.round(crop.width * scale))),
    height: Math.max(1, Math.min(height - top, Math.round(crop.height * scale))),
  };
  return sharp(file, { limitInputPixels: mostPixels }).extract(part).png().toBuffer();
}

/** Ends with the picture's own width, so that nothing is given away; widths that are hardly less are left out. */
function widthsFor(own: number): number[] {
  const widest = Math.min(own, Math.max(...pictureWidths));
  return [...pictureWidths.filter((width) => width * 1.25 <= widest), widest];
}

/** Width and height as a viewer sees them. */
async function measure(upload: Buffer): Promise<{ width: number; height: number }> {
  const found = await metadataOf(upload);
  const isAvif = found.format === 'heif' && found.compression === 'av1';
  if (!accepted.includes(found.format) && !isAvif) throw new PictureError('not_a_picture');
  const { width, height } = found.autoOrient;
  if (width * height > mostPixels) throw new PictureError('too_many_pixels');
  return { width, height };
}

async function metadataOf(upload: Buffer): Promise<Metadata> {
  try {
    return await decode(upload).metadata();
  } catch (error) {
    throw new PictureError(/pixel limit/.test((error as Error).message) ? 'too_many_pixels' : 'not_a_picture');
  }
}

function decode(upload: Buffer) {
  return sharp(upload, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 });
}
