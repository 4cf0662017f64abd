// Written by scripts/artwork/draw.ts: change the scenes there, not this file.
import hero0_640_avif from './hero-0-640.avif';
import hero0_640_webp from './hero-0-640.webp';
import hero0_960_avif from './hero-0-960.avif';
import hero0_960_webp from './hero-0-960.webp';
import hero0_1280_avif from './hero-0-1280.avif';
import hero0_1280_webp from './hero-0-1280.webp';
import hero0_1920_avif from './hero-0-1920.avif';
import hero0_1920_webp from './hero-0-1920.webp';
import hero0Tall_480_avif from './hero-0-tall-480.avif';
import hero0Tall_480_webp from './hero-0-tall-480.webp';
import hero0Tall_900_avif from './hero-0-tall-900.avif';
import hero0Tall_900_webp from './hero-0-tall-900.webp';
import hero1_640_avif from './hero-1-640.avif';
import hero1_640_webp from './hero-1-640.webp';
import hero1_960_avif from './hero-1-960.avif';
import hero1_960_webp from './hero-1-960.webp';
import hero1_1280_avif from './hero-1-1280.avif';
import hero1_1280_webp from './hero-1-1280.webp';
import hero1_1920_avif from './hero-1-1920.avif';
import hero1_1920_webp from './hero-1-1920.webp';
import hero1Tall_480_avif from './hero-1-tall-480.avif';
import hero1Tall_480_webp from './hero-1-tall-480.webp';
import hero1Tall_900_avif from './hero-1-tall-900.avif';
import hero1Tall_900_webp from './hero-1-tall-900.webp';
import hero2_640_avif from './hero-2-640.avif';
import hero2_640_webp from './hero-2-640.webp';
import hero2_960_avif from './hero-2-960.avif';
import hero2_960_webp from './hero-2-960.webp';
import hero2_1280_avif from './hero-2-1280.avif';
import hero2_1280_webp from './hero-2-1280.webp';
import hero2_1920_avif from './hero-2-1920.avif';
import hero2_1920_webp from './hero-2-1920.webp';
import hero2Tall_480_avif from './hero-2-tall-480.avif';
import hero2Tall_480_webp from './hero-2-tall-480.webp';
import hero2Tall_900_avif from './hero-2-tall-900.avif';
import hero2Tall_900_webp from './hero-2-tall-900.webp';
import hero3_640_avif from './hero-3-640.avif';
import hero3_640_webp from './hero-3-640.webp';
import hero3_960_avif from './hero-3-960.avif';
import hero3_960_webp from './hero-3-960.webp';
import hero3_1280_avif from './hero-3-1280.avif';
import hero3_1280_webp from './hero-3-1280.webp';
import hero3_1920_avif from './hero-3-1920.avif';
import hero3_1920_webp from './hero-3-1920.webp';
import hero3Tall_480_avif from './hero-3-tall-480.avif';
import hero3Tall_480_webp from './hero-3-tall-480.webp';
import hero3Tall_900_avif from './hero-3-tall-900.avif';
import hero3Tall_900_webp from './hero-3-tall-900.webp';
import hero4_640_avif from './hero-4-640.avif';
import hero4_640_webp from './hero-4-640.webp';
import hero4_960_avif from './hero-4-960.avif';
import hero4_960_webp from './hero-4-960.webp';
import hero4_1280_avif from './hero-4-1280.avif';
import hero4_1280_webp from './hero-4-1280.webp';
import hero4_1920_avif from './hero-4-1920.avif';
import hero4_1920_webp from './hero-4-1920.webp';
import hero4Tall_480_avif from './hero-4-tall-480.avif';
import hero4Tall_480_webp from './hero-4-tall-480.webp';
import hero4Tall_900_avif from './hero-4-tall-900.avif';
import hero4Tall_900_webp from './hero-4-tall-900.webp';
import hero5_640_avif from './hero-5-640.avif';
import hero5_640_webp from './hero-5-640.webp';
import hero5_960_avif from './hero-5-960.avif';
import hero5_960_webp from './hero-5-960.webp';
import hero5_1280_avif from './hero-5-1280.avif';
import hero5_1280_webp from './hero-5-1280.webp';
import hero5_1920_avif from './hero-5-1920.avif';
import hero5_1920_webp from './hero-5-1920.webp';
import hero5Tall_480_avif from './hero-5-tall-480.avif';
import hero5Tall_480_webp from './hero-5-tall-480.webp';
import hero5Tall_900_avif from './hero-5-tall-900.avif';
import hero5Tall_900_webp from './hero-5-tall-900.webp';
import tileCbdProducts_320_avif from './tile-cbd-products-320.avif';
import tileCbdProducts_320_webp from './tile-cbd-products-320.webp';
import tileCbdProducts_480_avif from './tile-cbd-products-480.avif';
import tileCbdProducts_480_webp from './tile-cbd-products-480.webp';
import tileCbdProducts_800_avif from './tile-cbd-products-800.avif';
import tileCbdProducts_800_webp from './tile-cbd-products-800.webp';
import tileDietarySupplements_320_avif from './tile-dietary-supplements-320.avif';
import tileDietarySupplements_320_webp from './tile-dietary-supplements-320.webp';
import tileDietarySupplements_480_avif from './tile-dietary-supplements-480.avif';
import tileDietarySupplements_480_webp from './tile-dietary-supplements-480.webp';
import tileDietarySupplements_800_avif from './tile-dietary-supplements-800.avif';
import tileDietarySupplements_800_webp from './tile-dietary-supplements-800.webp';
import tileHerbalProducts_320_avif from './tile-herbal-products-320.avif';
import tileHerbalProducts_320_webp from './tile-herbal-products-320.webp';
import tileHerbalProducts_480_avif from './tile-herbal-products-480.avif';
import tileHerbalProducts_480_webp from './tile-herbal-products-480.webp';
import tileHerbalProducts_800_avif from './tile-herbal-products-800.avif';
import tileHerbalProducts_800_webp from './tile-herbal-products-800.webp';
import tileMedicinalProducts_320_avif from './tile-medicinal-products-320.avif';
import tileMedicinalProducts_320_webp from './tile-medicinal-products-320.webp';
import tileMedicinalProducts_480_avif from './tile-medicinal-products-480.avif';
import tileMedicinalProducts_480_webp from './tile-medicinal-products-480.webp';
import tileMedicinalProducts_800_avif from './tile-medicinal-products-800.avif';
import tileMedicinalProducts_800_webp from './tile-medicinal-products-800.webp';
import tilePersonalCareProducts_320_avif from './tile-personal-care-products-320.avif';
import tilePersonalCareProducts_320_webp from './tile-personal-care-products-320.webp';
import tilePersonalCareProducts_480_avif from './tile-personal-care-products-480.avif';
import tilePersonalCareProducts_480_webp from './tile-personal-care-products-480.webp';
import tilePersonalCareProducts_800_avif from './tile-personal-care-products-800.avif';
import tilePersonalCareProducts_800_webp from './tile-personal-care-products-800.webp';

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

/** The slides, 0 to 5: the company, then the categories. Text stands on the left 45 % of `wide`, the top third of `tall`; both are light there. */
export const heroPictures: readonly { wide: DrawnPicture; tall: DrawnPicture }[] = [
  {
    wide: {
      width: 1920,
      height: 840,
      avif: [
        { width: 640, url: hero0_640_avif },
        { width: 960, url: hero0_960_avif },
        { width: 1280, url: hero0_1280_avif },
        { width: 1920, url: hero0_1920_avif },
      ],
      webp: [
        { width: 640, url: hero0_640_webp },
        { width: 960, url: hero0_960_webp },
        { width: 1280, url: hero0_1280_webp },
        { width: 1920, url: hero0_1920_webp },
      ],
      placeholder:
        'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAACQAQCdASoQAAcABUB8JYgAAt+F2NgA/u1abYRHcFub/nTCAFLDRSIcprwICjtCONAAAA==',
    },
    tall: {
      width: 900,
      height: 1100,
      avif: [
        { width: 480, url: hero0Tall_480_avif },
        { width: 900, url: hero0Tall_900_avif },
      ],
      webp: [
        { width: 480, url: hero0Tall_480_webp },
        { width: 900, url: hero0Tall_900_webp },
      ],
      placeholder:
        'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAACQAwCdASoQABQALvmczmclLy8vDwD4SyAABc6hXDPQRLUf266AAP7tRrFg76L2J8cw2eIEOeOG1gFJjdldanjj79nBNDnmUM3rp4PuEGzqJRZNT689iCHjTlqSN+hgAAA=',
    },
  },
  {
    wide: {
      width: 1920,
      height: 840,
      avif: [
        { width: 640, url: hero1_640_avif },
        { width: 960, url: hero1_960_avif },
        { width: 1280, url: hero1_1280_avif },
        { width: 1920, url: hero1_1920_avif },
      ],
      webp: [
        { width: 640, url: hero1_640_webp },
        { width: 960, url: hero1_960_webp },
        { width: 1280, url: hero1_1280_webp },
        { width: 1920, url: hero1_1920_webp },
      ],
      placeholder:
        'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAAAwAgCdASoQAAcABUB8JYgCdAEQFSMZkN3RAAD+7Vg94T1yHzsaYb40ABm4bmVQKO0MAk0AAAA=',
    },
    tall: {
      width: 900,
      height: 1100,
      avif: [
        { width: 480, url: hero1Tall_480_avif },
        { width: 900, url: hero1Tall_900_avif },
      ],
      webp: [
        { width: 480, url: hero1Tall_480_webp },
        { width: 900, url: hero1Tall_900_webp },
      ],
      placeholder:
        'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAACwAwCdASoQABQAPzmGulOvKSWisAgB4CcJQBYdhDvx5cwaBzCUAAD+3n2wZY2ZgGbeYK1PIfgWH4KJSprBHVoYtQZYkXbPN7/EIXeqDHlv6FQeHVfnMbr0vv/lrYhigAA=',
    },
  },
  {
    wide: {
      width: 1920,
      height: 840,
      avif: [
        { width: 640, url: hero2_640_avif },
        { width: 960, url: hero2_960_avif },
        { width: 1280, url: hero2_1280_avif },
        { width: 1920, url: hero2_1920_avif },
      ],
      webp: [
        { width: 640, url: hero2_640_webp },
        { width: 960, url: hero2_960_webp },
        { width: 1280, url: hero2_1280_webp },
        { width: 1920, url: hero2_1920_webp },
      ],
      placeholder:
        'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAADQAQCdASoQAAcABUB8JQBWACHZRQUIAAD+7Vgv5wGN3tCWZzeda7HiNvVqEfAAUQAAAA==',
    },
    tall: {
      width: 900,
      height: 1100,
      avif: [
        { width: 480, url: hero2Tall_480_avif },
        { width: 900, url: hero2Tall_900_avif },
      ],
      webp: [
        { width: 480, url: hero2Tall_480_webp },
        { width: 900, url: hero2Tall_900_webp },
      ],
      placeholder:
        'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAACQAwCdASoQABQAPzmKulOvKaWisAgB4CcJQBbZBDv4kpIe6jp4AP7efbE1NCcAxQNXvqIaL9mTGJGQuqa/RKolfta7ZJkEtxEMEHUE6kKNH/JJKefhcAAA',
    },
  },
  {
    wide: {
      width: 1920,
      height: 840,
      avif: [
        { width: 640, url: hero3_640_avif },
        { width: 960, url: hero3_960_avif },
        { width: 1280, url: hero3_1280_avif },
        { width: 1920, url: hero3_1920_avif },
      ],
      webp: [
        { width: 640, url: hero3_640_webp },
        { width: 960, url: hero3_960_webp },
        { width: 1280, url: hero3_1280_webp },
        { width: 1920, url: hero3_1920_webp },
      ],
      placeholder:
        'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAACwAQCdASoQAAcABUB8JZAC7ADGx+3QAP7v15nAfP8Rxo9izOr8jylnbM1m/T0DflvL1rLQAAA=',
    },
    tall: {
      width: 900,
      height: 1100,
      avif: [
        { width: 480, url: hero3Tall_480_avif },
        { width: 900, url: hero3Tall_900_avif },
      ],
      webp: [
        { width: 480, url: hero3Tall_480_webp },
        { width: 900, url: hero3Tall_900_webp },
      ],
      placeholder:
        'data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAADwAwCdASoQABQAPzmGuVOvKSWisAgB4CcJZgCsDiAAKTp82uLdQ2UAAP7nEzA8Z9lUuN7Gq2IxDBynqlxfmgJWHPDY8ekGSTLiq6WKYfdxsFp/VydtICxrtnBEsEJ4JoevGv2NOBuHwZaYXeQmswgA',
    },
  },
  {
    wide: {
      width: 1920,
      height: 840,
      avif: [
        { width: 640, url: hero4_640_avif },
        { width: 960, url: hero4_960_avif },
        { width: 1280, url: hero4_1280_avif },
        { width: 1920, url: hero4_1920_avif },
      ],
      webp: [
        { width: 640, url: hero4_640_webp },
        { width: 960, url: hero4_960_webp },
        { width: 1280, url: hero4_1280_webp },
        { width: 1920, url: hero4_1920_webp },
      ],
      placeholder:
        'data:image/webp;base64,UklGRjoAAABXRUJQVlA4IC4AAADQAQCdASoQAAcABUB8JaACdAEPDJSWNAD+79At+WnX/F/wjlW+6KsigChkIJAA',
    },
    tall: {
      width: 900,
      height: 1100,
      avif: [
        { width: 480, url: hero4Tall_480_avif },
        { width: 900, url: hero4Tall_900_avif },
      ],
      webp: [
        { width: 480, url: hero4Tall_480_webp },
        { width: 900, url: hero4Tall_900_webp },
      ],
      placeholder:
        'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAACQAwCdASoQABQAPzmEuVOvKKWisAgB4CcJagCdISGJ/gT4zlQQAP7tQdzE6F0gE129ZJVCBpxg8iuJK9DpajRYfX74l8p/x0KQIH1kmubgf/NVDCYqEXSaZu/zikSAAAA=',
    },
  },
  {
    wide: {
      width: 1920,
      height: 840,
      avif: [
        { width: 640, url: hero5_640_avif },
        { width: 960, url: hero5_960_avif },
        { width: 1280, url: hero5_1280_avif },
        { width: 1920, url: hero5_1920_avif },
      ],
      webp: [
        { width: 640, url: hero5_640_webp },
        { width: 960, url: hero5_960_webp },
        { width: 1280, url: hero5_1280_webp },
        { width: 1920, url: hero5_1920_webp },
      ],
      placeholder:
        'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAABwAQCdASoQAAcABUB8JYgCdAFAAAD+7juo4rSI+5O7oZ8Hh2N59UPEWSKAFQaYCwAAAA==',
    },
    tall: {
      width: 900,
      height: 1100,
      avif: [
        { width: 480, url: hero5Tall_480_avif },
        { width: 900, url: hero5Tall_900_avif },
      ],
      webp: [
        { width: 480, url: hero5Tall_480_webp },
        { width: 900, url: hero5Tall_900_webp },
      ],
      placeholder:
        'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAACwAwCdASoQABQAPzmIulOvKSWisAgB4CcJZAC09BKQRu0jPrhIAAD+7PrGibDnPJnYh5MiNmsHv/JnRpagaDNjTgbIi/rQ8tAo7Bj6S6XuqzXS0oLzW0/sLBXjQBFBHgA=',
    },
  },
];

/** By category id (`shared/contract/catalogue.ts`), 4:3. */
export const tilePictures = {
  'medicinal-products': {
    width: 800,
    height: 600,
    avif: [
      { width: 320, url: tileMedicinalProducts_320_avif },
      { width: 480, url: tileMedicinalProducts_480_avif },
      { width: 800, url: tileMedicinalProducts_800_avif },
    ],
    webp: [
      { width: 320, url: tileMedicinalProducts_320_webp },
      { width: 480, url: tileMedicinalProducts_480_webp },
      { width: 800, url: tileMedicinalProducts_800_webp },
    ],
    placeholder:
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADQAQCdASoQAAwABUB8JZAAAo7e/g2kYAD+6ydculds8WMdLvQgO7x4jtvUHvOTQRUtVDCKBUFXxM5XtjEHenUMAGIAACbwSmk11oAA',
  },
  'cbd-products': {
    width: 800,
    height: 600,
    avif: [
      { width: 320, url: tileCbdProducts_320_avif },
      { width: 480, url: tileCbdProducts_480_avif },
      { width: 800, url: tileCbdProducts_800_avif },
    ],
    webp: [
      { width: 320, url: tileCbdProducts_320_webp },
      { width: 480, url: tileCbdProducts_480_webp },
      { width: 800, url: tileCbdProducts_800_webp },
    ],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQAAwABUB8JZgC7AEOfZ09AAD+6yR23AmKQeSKe8kdOYn5OsV7TGw+G5ip2BB9H2mLpwGsAAA=',
  },
  'herbal-products': {
    width: 800,
    height: 600,
    avif: [
      { width: 320, url: tileHerbalProducts_320_avif },
      { width: 480, url: tileHerbalProducts_480_avif },
      { width: 800, url: tileHerbalProducts_800_avif },
    ],
    webp: [
      { width: 320, url: tileHerbalProducts_320_webp },
      { width: 480, url: tileHerbalProducts_480_webp },
      { width: 800, url: tileHerbalProducts_800_webp },
    ],
    placeholder:
      'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADwAQCdASoQAAwABUB8JbACsAEOcbkzkAAA/urBVGlNiaQbhJ8Ywzydj9+yxy8nDgSHai1L/c3e5smgAAA=',
  },
  'dietary-supplements': {
    width: 800,
    height: 600,
    avif: [
      { width: 320, url: tileDietarySupplements_320_avif },
      { width: 480, url: tileDietarySupplements_480_avif },
      { width: 800, url: tileDietarySupplements_800_avif },
    ],
    webp: [
      { width: 320, url: tileDietarySupplements_320_webp },
      { width: 480, url: tileDietarySupplements_480_webp },
      { width: 800, url: tileDietarySupplements_800_webp },
    ],
    placeholder:
      'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoQAAwABUB8JbACdAEPAxRFUnYAAP7vvzLo7Sm45MUrJDUe9+RFlTw78g/zpsYcg6AAAA==',
  },
  'personal-care-products': {
    width: 800,
    height: 600,
    avif: [
      { width: 320, url: tilePersonalCareProducts_320_avif },
      { width: 480, url: tilePersonalCareProducts_480_avif },
      { width: 800, url: tilePersonalCareProducts_800_avif },
    ],
    webp: [
      { width: 320, url: tilePersonalCareProducts_320_webp },
      { width: 480, url: tilePersonalCareProducts_480_webp },
      { width: 800, url: tilePersonalCareProducts_800_webp },
    ],
    placeholder:
      'data:image/webp;base64,UklGRk4AAABXRUJQVlA4IEIAAADwAQCdASoQAAwABUB8JbACdAEMS1+sgAAA/u1HmeQF+8rAV78y7d3cIv0Y6XKsmUT1k3cVddk9iBVWEfEFj+mAAAA=',
  },
} as const satisfies Record<string, DrawnPicture>;
