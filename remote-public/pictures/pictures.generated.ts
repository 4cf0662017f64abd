// Written by scripts/artwork/draw.ts: change the scenes there, not this file.
import type { Language } from '@varda/shared/contract/language';
import hero0En_640_avif from './hero-0-en-640.avif';
import hero0En_640_webp from './hero-0-en-640.webp';
import hero0En_960_avif from './hero-0-en-960.avif';
import hero0En_960_webp from './hero-0-en-960.webp';
import hero0En_1280_avif from './hero-0-en-1280.avif';
import hero0En_1280_webp from './hero-0-en-1280.webp';
import hero0En_1920_avif from './hero-0-en-1920.avif';
import hero0En_1920_webp from './hero-0-en-1920.webp';
import hero0Mk_640_avif from './hero-0-mk-640.avif';
import hero0Mk_640_webp from './hero-0-mk-640.webp';
import hero0Mk_960_avif from './hero-0-mk-960.avif';
import hero0Mk_960_webp from './hero-0-mk-960.webp';
import hero0Mk_1280_avif from './hero-0-mk-1280.avif';
import hero0Mk_1280_webp from './hero-0-mk-1280.webp';
import hero0Mk_1920_avif from './hero-0-mk-1920.avif';
import hero0Mk_1920_webp from './hero-0-mk-1920.webp';
import hero0TallEn_480_avif from './hero-0-tall-en-480.avif';
import hero0TallEn_480_webp from './hero-0-tall-en-480.webp';
import hero0TallEn_900_avif from './hero-0-tall-en-900.avif';
import hero0TallEn_900_webp from './hero-0-tall-en-900.webp';
import hero0TallMk_480_avif from './hero-0-tall-mk-480.avif';
import hero0TallMk_480_webp from './hero-0-tall-mk-480.webp';
import hero0TallMk_900_avif from './hero-0-tall-mk-900.avif';
import hero0TallMk_900_webp from './hero-0-tall-mk-900.webp';
import hero1En_640_avif from './hero-1-en-640.avif';
import hero1En_640_webp from './hero-1-en-640.webp';
import hero1En_960_avif from './hero-1-en-960.avif';
import hero1En_960_webp from './hero-1-en-960.webp';
import hero1En_1280_avif from './hero-1-en-1280.avif';
import hero1En_1280_webp from './hero-1-en-1280.webp';
import hero1En_1920_avif from './hero-1-en-1920.avif';
import hero1En_1920_webp from './hero-1-en-1920.webp';
import hero1Mk_640_avif from './hero-1-mk-640.avif';
import hero1Mk_640_webp from './hero-1-mk-640.webp';
import hero1Mk_960_avif from './hero-1-mk-960.avif';
import hero1Mk_960_webp from './hero-1-mk-960.webp';
import hero1Mk_1280_avif from './hero-1-mk-1280.avif';
import hero1Mk_1280_webp from './hero-1-mk-1280.webp';
import hero1Mk_1920_avif from './hero-1-mk-1920.avif';
import hero1Mk_1920_webp from './hero-1-mk-1920.webp';
import hero1TallEn_480_avif from './hero-1-tall-en-480.avif';
import hero1TallEn_480_webp from './hero-1-tall-en-480.webp';
import hero1TallEn_900_avif from './hero-1-tall-en-900.avif';
import hero1TallEn_900_webp from './hero-1-tall-en-900.webp';
import hero1TallMk_480_avif from './hero-1-tall-mk-480.avif';
import hero1TallMk_480_webp from './hero-1-tall-mk-480.webp';
import hero1TallMk_900_avif from './hero-1-tall-mk-900.avif';
import hero1TallMk_900_webp from './hero-1-tall-mk-900.webp';
import hero2En_640_avif from './hero-2-en-640.avif';
import hero2En_640_webp from './hero-2-en-640.webp';
import hero2En_960_avif from './hero-2-en-960.avif';
import hero2En_960_webp from './hero-2-en-960.webp';
import hero2En_1280_avif from './hero-2-en-1280.avif';
import hero2En_1280_webp from './hero-2-en-1280.webp';
import hero2En_1920_avif from './hero-2-en-1920.avif';
import hero2En_1920_webp from './hero-2-en-1920.webp';
import hero2Mk_640_avif from './hero-2-mk-640.avif';
import hero2Mk_640_webp from './hero-2-mk-640.webp';
import hero2Mk_960_avif from './hero-2-mk-960.avif';
import hero2Mk_960_webp from './hero-2-mk-960.webp';
import hero2Mk_1280_avif from './hero-2-mk-1280.avif';
import hero2Mk_1280_webp from './hero-2-mk-1280.webp';
import hero2Mk_1920_avif from './hero-2-mk-1920.avif';
import hero2Mk_1920_webp from './hero-2-mk-1920.webp';
import hero2TallEn_480_avif from './hero-2-tall-en-480.avif';
import hero2TallEn_480_webp from './hero-2-tall-en-480.webp';
import hero2TallEn_900_avif from './hero-2-tall-en-900.avif';
import hero2TallEn_900_webp from './hero-2-tall-en-900.webp';
import hero2TallMk_480_avif from './hero-2-tall-mk-480.avif';
import hero2TallMk_480_webp from './hero-2-tall-mk-480.webp';
import hero2TallMk_900_avif from './hero-2-tall-mk-900.avif';
import hero2TallMk_900_webp from './hero-2-tall-mk-900.webp';
import hero3En_640_avif from './hero-3-en-640.avif';
import hero3En_640_webp from './hero-3-en-640.webp';
import hero3En_960_avif from './hero-3-en-960.avif';
import hero3En_960_webp from './hero-3-en-960.webp';
import hero3En_1280_avif from './hero-3-en-1280.avif';
import hero3En_1280_webp from './hero-3-en-1280.webp';
import hero3En_1920_avif from './hero-3-en-1920.avif';
import hero3En_1920_webp from './hero-3-en-1920.webp';
import hero3Mk_640_avif from './hero-3-mk-640.avif';
import hero3Mk_640_webp from './hero-3-mk-640.webp';
import hero3Mk_960_avif from './hero-3-mk-960.avif';
import hero3Mk_960_webp from './hero-3-mk-960.webp';
import hero3Mk_1280_avif from './hero-3-mk-1280.avif';
import hero3Mk_1280_webp from './hero-3-mk-1280.webp';
import hero3Mk_1920_avif from './hero-3-mk-1920.avif';
import hero3Mk_1920_webp from './hero-3-mk-1920.webp';
import hero3TallEn_480_avif from './hero-3-tall-en-480.avif';
import hero3TallEn_480_webp from './hero-3-tall-en-480.webp';
import hero3TallEn_900_avif from './hero-3-tall-en-900.avif';
import hero3TallEn_900_webp from './hero-3-tall-en-900.webp';
import hero3TallMk_480_avif from './hero-3-tall-mk-480.avif';
import hero3TallMk_480_webp from './hero-3-tall-mk-480.webp';
import hero3TallMk_900_avif from './hero-3-tall-mk-900.avif';
import hero3TallMk_900_webp from './hero-3-tall-mk-900.webp';
import hero4En_640_avif from './hero-4-en-640.avif';
import hero4En_640_webp from './hero-4-en-640.webp';
import hero4En_960_avif from './hero-4-en-960.avif';
import hero4En_960_webp from './hero-4-en-960.webp';
import hero4En_1280_avif from './hero-4-en-1280.avif';
import hero4En_1280_webp from './hero-4-en-1280.webp';
import hero4En_1920_avif from './hero-4-en-1920.avif';
import hero4En_1920_webp from './hero-4-en-1920.webp';
import hero4Mk_640_avif from './hero-4-mk-640.avif';
import hero4Mk_640_webp from './hero-4-mk-640.webp';
import hero4Mk_960_avif from './hero-4-mk-960.avif';
import hero4Mk_960_webp from './hero-4-mk-960.webp';
import hero4Mk_1280_avif from './hero-4-mk-1280.avif';
import hero4Mk_1280_webp from './hero-4-mk-1280.webp';
import hero4Mk_1920_avif from './hero-4-mk-1920.avif';
import hero4Mk_1920_webp from './hero-4-mk-1920.webp';
import hero4TallEn_480_avif from './hero-4-tall-en-480.avif';
import hero4TallEn_480_webp from './hero-4-tall-en-480.webp';
import hero4TallEn_900_avif from './hero-4-tall-en-900.avif';
import hero4TallEn_900_webp from './hero-4-tall-en-900.webp';
import hero4TallMk_480_avif from './hero-4-tall-mk-480.avif';
import hero4TallMk_480_webp from './hero-4-tall-mk-480.webp';
import hero4TallMk_900_avif from './hero-4-tall-mk-900.avif';
import hero4TallMk_900_webp from './hero-4-tall-mk-900.webp';
import hero5En_640_avif from './hero-5-en-640.avif';
import hero5En_640_webp from './hero-5-en-640.webp';
import hero5En_960_avif from './hero-5-en-960.avif';
import hero5En_960_webp from './hero-5-en-960.webp';
import hero5En_1280_avif from './hero-5-en-1280.avif';
import hero5En_1280_webp from './hero-5-en-1280.webp';
import hero5En_1920_avif from './hero-5-en-1920.avif';
import hero5En_1920_webp from './hero-5-en-1920.webp';
import hero5Mk_640_avif from './hero-5-mk-640.avif';
import hero5Mk_640_webp from './hero-5-mk-640.webp';
import hero5Mk_960_avif from './hero-5-mk-960.avif';
import hero5Mk_960_webp from './hero-5-mk-960.webp';
import hero5Mk_1280_avif from './hero-5-mk-1280.avif';
import hero5Mk_1280_webp from './hero-5-mk-1280.webp';
import hero5Mk_1920_avif from './hero-5-mk-1920.avif';
import hero5Mk_1920_webp from './hero-5-mk-1920.webp';
import hero5TallEn_480_avif from './hero-5-tall-en-480.avif';
import hero5TallEn_480_webp from './hero-5-tall-en-480.webp';
import hero5TallEn_900_avif from './hero-5-tall-en-900.avif';
import hero5TallEn_900_webp from './hero-5-tall-en-900.webp';
import hero5TallMk_480_avif from './hero-5-tall-mk-480.avif';
import hero5TallMk_480_webp from './hero-5-tall-mk-480.webp';
import hero5TallMk_900_avif from './hero-5-tall-mk-900.avif';
import hero5TallMk_900_webp from './hero-5-tall-mk-900.webp';
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

/** The slides, 0 to 5: the company, then the categories. Text stands on the left 45 % of `wide`, the top third of `tall`; both are light there. */
export const heroPictures: readonly { wide: DrawnPicture; tall: DrawnPicture }[] = [
  {
    wide: {
      width: 1920,
      height: 840,
      en: {
        avif: [
          { width: 640, url: hero0En_640_avif },
          { width: 960, url: hero0En_960_avif },
          { width: 1280, url: hero0En_1280_avif },
          { width: 1920, url: hero0En_1920_avif },
        ],
        webp: [
          { width: 640, url: hero0En_640_webp },
          { width: 960, url: hero0En_960_webp },
          { width: 1280, url: hero0En_1280_webp },
          { width: 1920, url: hero0En_1920_webp },
        ],
      },
      mk: {
        avif: [
          { width: 640, url: hero0Mk_640_avif },
          { width: 960, url: hero0Mk_960_avif },
          { width: 1280, url: hero0Mk_1280_avif },
          { width: 1920, url: hero0Mk_1920_avif },
        ],
        webp: [
          { width: 640, url: hero0Mk_640_webp },
          { width: 960, url: hero0Mk_960_webp },
          { width: 1280, url: hero0Mk_1280_webp },
          { width: 1920, url: hero0Mk_1920_webp },
        ],
      },
      placeholder:
        'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACQAQCdASoQAAcABUB8JYgAAt+F2NgA/u1abYRHcFub/nTCAFLDiamZ+FnZ1YBoGqpCAAAA',
    },
    tall: {
      width: 900,
      height: 1100,
      en: {
        avif: [
          { width: 480, url: hero0TallEn_480_avif },
          { width: 900, url: hero0TallEn_900_avif },
        ],
        webp: [
          { width: 480, url: hero0TallEn_480_webp },
          { width: 900, url: hero0TallEn_900_webp },
        ],
      },
      mk: {
        avif: [
          { width: 480, url: hero0TallMk_480_avif },
          { width: 900, url: hero0TallMk_900_avif },
        ],
        webp: [
          { width: 480, url: hero0TallMk_480_webp },
          { width: 900, url: hero0TallMk_900_webp },
        ],
      },
      placeholder:
        'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAABwAgCdASoQABQABUB8JZAAAudQpV+mFwfXZu8AAP7tRrFg76AXyrNKujiUFY994P6yA6yIkxqp1Z80BeUOPyLDQpbLp0cWMUXURbNHd4nOJXi/Hud6iAAA',
    },
  },
  {
    wide: {
      width: 1920,
      height: 840,
      en: {
        avif: [
          { width: 640, url: hero1En_640_avif },
          { width: 960, url: hero1En_960_avif },
          { width: 1280, url: hero1En_1280_avif },
          { width: 1920, url: hero1En_1920_avif },
        ],
        webp: [
          { width: 640, url: hero1En_640_webp },
          { width: 960, url: hero1En_960_webp },
          { width: 1280, url: hero1En_1280_webp },
          { width: 1920, url: hero1En_1920_webp },
        ],
      },
      mk: {
        avif: [
          { width: 640, url: hero1Mk_640_avif },
          { width: 960, url: hero1Mk_960_avif },
          { width: 1280, url: hero1Mk_1280_avif },
          { width: 1920, url: hero1Mk_1920_avif },
        ],
        webp: [
          { width: 640, url: hero1Mk_640_webp },
          { width: 960, url: hero1Mk_960_webp },
          { width: 1280, url: hero1Mk_1280_webp },
          { width: 1920, url: hero1Mk_1920_webp },
        ],
      },
      placeholder:
        'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADwAQCdASoQAAcABUB8JYgCdAEPC613TYAA/u1YpOAUKz5wjfm9YI4Bu0dkpgLKUfMhuAAA',
    },
    tall: {
      width: 900,
      height: 1100,
      en: {
        avif: [
          { width: 480, url: hero1TallEn_480_avif },
          { width: 900, url: hero1TallEn_900_avif },
        ],
        webp: [
          { width: 480, url: hero1TallEn_480_webp },
          { width: 900, url: hero1TallEn_900_webp },
        ],
      },
      mk: {
        avif: [
          { width: 480, url: hero1TallMk_480_avif },
          { width: 900, url: hero1TallMk_900_avif },
        ],
        webp: [
          { width: 480, url: hero1TallMk_480_webp },
          { width: 900, url: hero1TallMk_900_webp },
        ],
      },
      placeholder:
        'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAACwAwCdASoQABQAPzmIulQvKSWjMAgB4CcJQBYdhDvx5cwaBxEwQAD+3n2wZY2ZgGbeYK1PIfgWH4KJSprBHVoYtQZYHuDrtfFLyQuHK284qTakPuRnHcOGfhbgAA==',
    },
  },
  {
    wide: {
      width: 1920,
      height: 840,
      en: {
        avif: [
          { width: 640, url: hero2En_640_avif },
          { width: 960, url: hero2En_960_avif },
          { width: 1280, url: hero2En_1280_avif },
          { width: 1920, url: hero2En_1920_avif },
        ],
        webp: [
          { width: 640, url: hero2En_640_webp },
          { width: 960, url: hero2En_960_webp },
          { width: 1280, url: hero2En_1280_webp },
          { width: 1920, url: hero2En_1920_webp },
        ],
      },
      mk: {
        avif: [
          { width: 640, url: hero2Mk_640_avif },
          { width: 960, url: hero2Mk_960_avif },
          { width: 1280, url: hero2Mk_1280_avif },
          { width: 1920, url: hero2Mk_1920_avif },
        ],
        webp: [
          { width: 640, url: hero2Mk_640_webp },
          { width: 960, url: hero2Mk_960_webp },
          { width: 1280, url: hero2Mk_1280_webp },
          { width: 1920, url: hero2Mk_1920_webp },
        ],
      },
      placeholder:
        'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoQAAcABUB8JQBWACHZRQUIAAD+7Vgv5wGN3tCWZzeda7HiNvVqEfAAUQAAAA==',
    },
    tall: {
      width: 900,
      height: 1100,
      en: {
        avif: [
          { width: 480, url: hero2TallEn_480_avif },
          { width: 900, url: hero2TallEn_900_avif },
        ],
        webp: [
          { width: 480, url: hero2TallEn_480_webp },
          { width: 900, url: hero2TallEn_900_webp },
        ],
      },
      mk: {
        avif: [
          { width: 480, url: hero2TallMk_480_avif },
          { width: 900, url: hero2TallMk_900_avif },
        ],
        webp: [
          { width: 480, url: hero2TallMk_480_webp },
          { width: 900, url: hero2TallMk_900_webp },
        ],
      },
      placeholder:
        'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAACwAwCdASoQABQAPzmIvlSvKSajMAgB4CcJQBbZBDv4kpIiJ06rwAD+3n2xNTQnAMUDV76iGi/ZkxiRkJrR/tc1Tmxc2f+6KctQ/B1BOpCjR/ySSnn4XAAA',
    },
  },
  {
    wide: {
      width: 1920,
      height: 840,
      en: {
        avif: [
          { width: 640, url: hero3En_640_avif },
          { width: 960, url: hero3En_960_avif },
          { width: 1280, url: hero3En_1280_avif },
          { width: 1920, url: hero3En_1920_avif },
        ],
        webp: [
          { width: 640, url: hero3En_640_webp },
          { width: 960, url: hero3En_960_webp },
          { width: 1280, url: hero3En_1280_webp },
          { width: 1920, url: hero3En_1920_webp },
        ],
      },
      mk: {
        avif: [
          { width: 640, url: hero3Mk_640_avif },
          { width: 960, url: hero3Mk_960_avif },
          { width: 1280, url: hero3Mk_1280_avif },
          { width: 1920, url: hero3Mk_1920_avif },
        ],
        webp: [
          { width: 640, url: hero3Mk_640_webp },
          { width: 960, url: hero3Mk_960_webp },
          { width: 1280, url: hero3Mk_1280_webp },
          { width: 1920, url: hero3Mk_1920_webp },
        ],
      },
      placeholder:
        'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAACwAQCdASoQAAcABUB8JZACdADGx/CoAP7v15nAfP8Rxo9izOr8jylnbM1m/T0DflXToFAA',
    },
    tall: {
      width: 900,
      height: 1100,
      en: {
        avif: [
          { width: 480, url: hero3TallEn_480_avif },
          { width: 900, url: hero3TallEn_900_avif },
        ],
        webp: [
          { width: 480, url: hero3TallEn_480_webp },
          { width: 900, url: hero3TallEn_900_webp },
        ],
      },
      mk: {
        avif: [
          { width: 480, url: hero3TallMk_480_avif },
          { width: 900, url: hero3TallMk_900_avif },
        ],
        webp: [
          { width: 480, url: hero3TallMk_480_webp },
          { width: 900, url: hero3TallMk_900_webp },
        ],
      },
      placeholder:
        'data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAADwAwCdASoQABQAPzmGuVOvKSWisAgB4CcJZgCsDiAAKTp82uLhfQ+IAP7nEzA8Z9lUuN7Gq2IxDBynqmOLqOz/6+NiR5jfLjkZ/yBoIxyL+rEY0KGP1NYmiqrWR7Urq1v7uNfsacDcPgy0wu8hNZhAAAA=',
    },
  },
  {
    wide: {
      width: 1920,
      height: 840,
      en: {
        avif: [
          { width: 640, url: hero4En_640_avif },
          { width: 960, url: hero4En_960_avif },
          { width: 1280, url: hero4En_1280_avif },
          { width: 1920, url: hero4En_1920_avif },
        ],
        webp: [
          { width: 640, url: hero4En_640_webp },
          { width: 960, url: hero4En_960_webp },
          { width: 1280, url: hero4En_1280_webp },
          { width: 1920, url: hero4En_1920_webp },
        ],
      },
      mk: {
        avif: [
          { width: 640, url: hero4Mk_640_avif },
          { width: 960, url: hero4Mk_960_avif },
          { width: 1280, url: hero4Mk_1280_avif },
          { width: 1920, url: hero4Mk_1920_avif },
        ],
        webp: [
          { width: 640, url: hero4Mk_640_webp },
          { width: 960, url: hero4Mk_960_webp },
          { width: 1280, url: hero4Mk_1280_webp },
          { width: 1920, url: hero4Mk_1920_webp },
        ],
      },
      placeholder:
        'data:image/webp;base64,UklGRjwAAABXRUJQVlA4IDAAAADwAQCdASoQAAcABUB8JagCdAEPC61uIAAA/u/QLhD0x8I3W0RW++fH7MQAKGQgkAA=',
    },
    tall: {
      width: 900,
      height: 1100,
      en: {
        avif: [
          { width: 480, url: hero4TallEn_480_avif },
          { width: 900, url: hero4TallEn_900_avif },
        ],
        webp: [
          { width: 480, url: hero4TallEn_480_webp },
          { width: 900, url: hero4TallEn_900_webp },
        ],
      },
      mk: {
        avif: [
          { width: 480, url: hero4TallMk_480_avif },
          { width: 900, url: hero4TallMk_900_avif },
        ],
        webp: [
          { width: 480, url: hero4TallMk_480_webp },
          { width: 900, url: hero4TallMk_900_webp },
        ],
      },
      placeholder:
        'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAACwAwCdASoQABQAPzmGulOvKSWisAgB4CcJagCdISGJ/gUESRqZAAD+7UHcxOhdIBNdvWSjfkDTjB5FcSV6HS05r5aUMhkfwnH9sH0VOFNAGIZeMAjs823jBOliqm4AAAA=',
    },
  },
  {
    wide: {
      width: 1920,
      height: 840,
      en: {
        avif: [
          { width: 640, url: hero5En_640_avif },
          { width: 960, url: hero5En_960_avif },
          { width: 1280, url: hero5En_1280_avif },
          { width: 1920, url: hero5En_1920_avif },
        ],
        webp: [
          { width: 640, url: hero5En_640_webp },
          { width: 960, url: hero5En_960_webp },
          { width: 1280, url: hero5En_1280_webp },
          { width: 1920, url: hero5En_1920_webp },
        ],
      },
      mk: {
        avif: [
          { width: 640, url: hero5Mk_640_avif },
          { width: 960, url: hero5Mk_960_avif },
          { width: 1280, url: hero5Mk_1280_avif },
          { width: 1920, url: hero5Mk_1920_avif },
        ],
        webp: [
          { width: 640, url: hero5Mk_640_webp },
          { width: 960, url: hero5Mk_960_webp },
          { width: 1280, url: hero5Mk_1280_webp },
          { width: 1920, url: hero5Mk_1920_webp },
        ],
      },
      placeholder:
        'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAABwAQCdASoQAAcABUB8JYgCdAFAAAD+7juo4rSI+5O7oZ8Hh2N59UPEWR6EwNAA',
    },
    tall: {
      width: 900,
      height: 1100,
      en: {
        avif: [
          { width: 480, url: hero5TallEn_480_avif },
          { width: 900, url: hero5TallEn_900_avif },
        ],
        webp: [
          { width: 480, url: hero5TallEn_480_webp },
          { width: 900, url: hero5TallEn_900_webp },
        ],
      },
      mk: {
        avif: [
          { width: 480, url: hero5TallMk_480_avif },
          { width: 900, url: hero5TallMk_900_avif },
        ],
        webp: [
          { width: 480, url: hero5TallMk_480_webp },
          { width: 900, url: hero5TallMk_900_webp },
        ],
      },
      placeholder:
        'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAACQAwCdASoQABQAPzmMvlUvKaajMAgB4CcJZAC09BOQRuIababAAP7s+saJsOc8mdiHkyI2CFhqC4S9pl4xtiVar9G83TEFDYeWbbQGQPbC0oMEXi+RMnmt39kg4AAA',
    },
  },
];

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
