// Written by scripts/artwork/draw.ts: change the scenes there, not this file.
import type { DrawnPicture } from '../src/artwork/drawn-picture.ts';
import tileCbdProductsEn_320_avif from './tile-cbd-products-en-320.avif';
import tileCbdProductsEn_320_webp from './tile-cbd-products-en-320.webp';
import tileCbdProductsEn_480_avif from './tile-cbd-products-en-480.avif';
import tileCbdProductsEn_480_webp from './tile-cbd-products-en-480.webp';
import tileCbdProductsEn_800_avif from './tile-cbd-products-en-800.avif';
import tileCbdProductsEn_800_webp from './tile-cbd-products-en-800.webp';
import tileCbdProductsMk_320_avif from './tile-cbd-products-mk-320.avif';
import tileCbdProductsMk_320_webp from './tile-cbd-products-mk-320.webp';
import tileCbdProductsMk_480_avif from './tile-cbd-products-mk-480.avif';
import tileCbdProductsMk_480_webp from './tile-cbd-products-mk-480.webp';
import tileCbdProductsMk_800_avif from './tile-cbd-products-mk-800.avif';
import tileCbdProductsMk_800_webp from './tile-cbd-products-mk-800.webp';
import tileDietarySupplementsEn_320_avif from './tile-dietary-supplements-en-320.avif';
import tileDietarySupplementsEn_320_webp from './tile-dietary-supplements-en-320.webp';
import tileDietarySupplementsEn_480_avif from './tile-dietary-supplements-en-480.avif';
import tileDietarySupplementsEn_480_webp from './tile-dietary-supplements-en-480.webp';
import tileDietarySupplementsEn_800_avif from './tile-dietary-supplements-en-800.avif';
import tileDietarySupplementsEn_800_webp from './tile-dietary-supplements-en-800.webp';
import tileDietarySupplementsMk_320_avif from './tile-dietary-supplements-mk-320.avif';
import tileDietarySupplementsMk_320_webp from './tile-dietary-supplements-mk-320.webp';
import tileDietarySupplementsMk_480_avif from './tile-dietary-supplements-mk-480.avif';
import tileDietarySupplementsMk_480_webp from './tile-dietary-supplements-mk-480.webp';
import tileDietarySupplementsMk_800_avif from './tile-dietary-supplements-mk-800.avif';
import tileDietarySupplementsMk_800_webp from './tile-dietary-supplements-mk-800.webp';
import tileHerbalProductsEn_320_avif from './tile-herbal-products-en-320.avif';
import tileHerbalProductsEn_320_webp from './tile-herbal-products-en-320.webp';
import tileHerbalProductsEn_480_avif from './tile-herbal-products-en-480.avif';
import tileHerbalProductsEn_480_webp from './tile-herbal-products-en-480.webp';
import tileHerbalProductsEn_800_avif from './tile-herbal-products-en-800.avif';
import tileHerbalProductsEn_800_webp from './tile-herbal-products-en-800.webp';
import tileHerbalProductsMk_320_avif from './tile-herbal-products-mk-320.avif';
import tileHerbalProductsMk_320_webp from './tile-herbal-products-mk-320.webp';
import tileHerbalProductsMk_480_avif from './tile-herbal-products-mk-480.avif';
import tileHerbalProductsMk_480_webp from './tile-herbal-products-mk-480.webp';
import tileHerbalProductsMk_800_avif from './tile-herbal-products-mk-800.avif';
import tileHerbalProductsMk_800_webp from './tile-herbal-products-mk-800.webp';
import tileMedicinalProductsEn_320_avif from './tile-medicinal-products-en-320.avif';
import tileMedicinalProductsEn_320_webp from './tile-medicinal-products-en-320.webp';
import tileMedicinalProductsEn_480_avif from './tile-medicinal-products-en-480.avif';
import tileMedicinalProductsEn_480_webp from './tile-medicinal-products-en-480.webp';
import tileMedicinalProductsEn_800_avif from './tile-medicinal-products-en-800.avif';
import tileMedicinalProductsEn_800_webp from './tile-medicinal-products-en-800.webp';
import tileMedicinalProductsMk_320_avif from './tile-medicinal-products-mk-320.avif';
import tileMedicinalProductsMk_320_webp from './tile-medicinal-products-mk-320.webp';
import tileMedicinalProductsMk_480_avif from './tile-medicinal-products-mk-480.avif';
import tileMedicinalProductsMk_480_webp from './tile-medicinal-products-mk-480.webp';
import tileMedicinalProductsMk_800_avif from './tile-medicinal-products-mk-800.avif';
import tileMedicinalProductsMk_800_webp from './tile-medicinal-products-mk-800.webp';
import tilePersonalCareProductsEn_320_avif from './tile-personal-care-products-en-320.avif';
import tilePersonalCareProductsEn_320_webp from './tile-personal-care-products-en-320.webp';
import tilePersonalCareProductsEn_480_avif from './tile-personal-care-products-en-480.avif';
import tilePersonalCareProductsEn_480_webp from './tile-personal-care-products-en-480.webp';
import tilePersonalCareProductsEn_800_avif from './tile-personal-care-products-en-800.avif';
import tilePersonalCareProductsEn_800_webp from './tile-personal-care-products-en-800.webp';
import tilePersonalCareProductsMk_320_avif from './tile-personal-care-products-mk-320.avif';
import tilePersonalCareProductsMk_320_webp from './tile-personal-care-products-mk-320.webp';
import tilePersonalCareProductsMk_480_avif from './tile-personal-care-products-mk-480.avif';
import tilePersonalCareProductsMk_480_webp from './tile-personal-care-products-mk-480.webp';
import tilePersonalCareProductsMk_800_avif from './tile-personal-care-products-mk-800.avif';
import tilePersonalCareProductsMk_800_webp from './tile-personal-care-products-mk-800.webp';

/** By category id (`shared/contract/catalogue.ts`), 4:3. */
export const tilePictures = {
  'medicinal-products': {
    width: 800,
    height: 600,
    en: {
      avif: [
        { width: 320, url: tileMedicinalProductsEn_320_avif },
        { width: 480, url: tileMedicinalProductsEn_480_avif },
        { width: 800, url: tileMedicinalProductsEn_800_avif },
      ],
      webp: [
        { width: 320, url: tileMedicinalProductsEn_320_webp },
        { width: 480, url: tileMedicinalProductsEn_480_webp },
        { width: 800, url: tileMedicinalProductsEn_800_webp },
      ],
    },
    mk: {
      avif: [
        { width: 320, url: tileMedicinalProductsMk_320_avif },
        { width: 480, url: tileMedicinalProductsMk_480_avif },
        { width: 800, url: tileMedicinalProductsMk_800_avif },
      ],
      webp: [
        { width: 320, url: tileMedicinalProductsMk_320_webp },
        { width: 480, url: tileMedicinalProductsMk_480_webp },
        { width: 800, url: tileMedicinalProductsMk_800_webp },
      ],
    },
    placeholder:
      'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAQCdASoQAAwABUB8JZgAAo9elOHZAAD+6ydculds8WMdLvQgO7x4jutbG3w8oZFgE3dUPyNJOmyQjLct75AABN4JS+a6MAA=',
  },
  'cbd-products': {
    width: 800,
    height: 600,
    en: {
      avif: [
        { width: 320, url: tileCbdProductsEn_320_avif },
        { width: 480, url: tileCbdProductsEn_480_avif },
        { width: 800, url: tileCbdProductsEn_800_avif },
      ],
      webp: [
        { width: 320, url: tileCbdProductsEn_320_webp },
        { width: 480, url: tileCbdProductsEn_480_webp },
        { width: 800, url: tileCbdProductsEn_800_webp },
      ],
    },
    mk: {
      avif: [
        { width: 320, url: tileCbdProductsMk_320_avif },
        { width: 480, url: tileCbdProductsMk_480_avif },
        { width: 800, url: tileCbdProductsMk_800_avif },
      ],
      webp: [
        { width: 320, url: tileCbdProductsMk_320_webp },
        { width: 480, url: tileCbdProductsMk_480_webp },
        { width: 800, url: tileCbdProductsMk_800_webp },
      ],
    },
    placeholder:
      'data:image/webp;base64,UklGRkoAAABXRUJQVlA4ID4AAADwAQCdASoQAAwABUB8JZgC7AEOfZ++oAAA/uskdtwJikHkinvJHTmJ+TrFe0xsPh1i9HfZE3BnqBVAawAAAA==',
  },
  'herbal-products': {
    width: 800,
    height: 600,
    en: {
      avif: [
        { width: 320, url: tileHerbalProductsEn_320_avif },
        { width: 480, url: tileHerbalProductsEn_480_avif },
        { width: 800, url: tileHerbalProductsEn_800_avif },
      ],
      webp: [
        { width: 320, url: tileHerbalProductsEn_320_webp },
        { width: 480, url: tileHerbalProductsEn_480_webp },
        { width: 800, url: tileHerbalProductsEn_800_webp },
      ],
    },
    mk: {
      avif: [
        { width: 320, url: tileHerbalProductsMk_320_avif },
        { width: 480, url: tileHerbalProductsMk_480_avif },
        { width: 800, url: tileHerbalProductsMk_800_avif },
      ],
      webp: [
        { width: 320, url: tileHerbalProductsMk_320_webp },
        { width: 480, url: tileHerbalProductsMk_480_webp },
        { width: 800, url: tileHerbalProductsMk_800_webp },
      ],
    },
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAwABUB8JbACsAEOcbkzkAAA/urBVGlNiaQbhJ8Ywzydj9+yxy8nDgSHai1L/c3e5smgAAA=',
  },
  'dietary-supplements': {
    width: 800,
    height: 600,
    en: {
      avif: [
        { width: 320, url: tileDietarySupplementsEn_320_avif },
        { width: 480, url: tileDietarySupplementsEn_480_avif },
        { width: 800, url: tileDietarySupplementsEn_800_avif },
      ],
      webp: [
        { width: 320, url: tileDietarySupplementsEn_320_webp },
        { width: 480, url: tileDietarySupplementsEn_480_webp },
        { width: 800, url: tileDietarySupplementsEn_800_webp },
      ],
    },
    mk: {
      avif: [
        { width: 320, url: tileDietarySupplementsMk_320_avif },
        { width: 480, url: tileDietarySupplementsMk_480_avif },
        { width: 800, url: tileDietarySupplementsMk_800_avif },
      ],
      webp: [
        { width: 320, url: tileDietarySupplementsMk_320_webp },
        { width: 480, url: tileDietarySupplementsMk_480_webp },
        { width: 800, url: tileDietarySupplementsMk_800_webp },
      ],
    },
    placeholder:
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAAAQAgCdASoQAAwABUB8JbACdAEPAx8FNXIAAP7vvzLo7SzYR7Cz28VmDJQtZ/IE3m+ksYcg6AA=',
  },
  'personal-care-products': {
    width: 800,
    height: 600,
    en: {
      avif: [
        { width: 320, url: tilePersonalCareProductsEn_320_avif },
        { width: 480, url: tilePersonalCareProductsEn_480_avif },
        { width: 800, url: tilePersonalCareProductsEn_800_avif },
      ],
      webp: [
        { width: 320, url: tilePersonalCareProductsEn_320_webp },
        { width: 480, url: tilePersonalCareProductsEn_480_webp },
        { width: 800, url: tilePersonalCareProductsEn_800_webp },
      ],
    },
    mk: {
      avif: [
        { width: 320, url: tilePersonalCareProductsMk_320_avif },
        { width: 480, url: tilePersonalCareProductsMk_480_avif },
        { width: 800, url: tilePersonalCareProductsMk_800_avif },
      ],
      webp: [
        { width: 320, url: tilePersonalCareProductsMk_320_webp },
        { width: 480, url: tilePersonalCareProductsMk_480_webp },
        { width: 800, url: tilePersonalCareProductsMk_800_webp },
      ],
    },
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQAAwABUB8JbACdAEMS1+sgAAA/u1HmeQF+8rAV78y7d3cIv0Y6XKsmUT1k3cVddk9iBVWEfEFj+mAAAA=',
  },
} as const satisfies Record<string, DrawnPicture>;
