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
        'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAABwAQCdASoQAAcABUB8JYgAAVwLiAD+7WF3jedV+yEHomdSMaV7+NiIBLWTfAgKO0I40AAA',
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
        'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAABwAwCdASoQABQALvmczmclLy8vDwD4SyAABc6fRswLIYh7QAAA/u1GsWDv+nT2MekGrfPnQOayBFcgmRYH9YgubPqPTo+rzM16uKXocgbeYltNwsyRLJN6hFBfgE4HAAA=',
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
        'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAAAQAgCdASoQAAcABUB8JYgCdAEQFSMZbG8AAP7tWD3hPXIfOxphvjQAGbhuZVAo7QwCTQAA',
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
        'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAACwAwCdASoQABQAPzmGulOvKSWisAgB4CcJQBYdhDvx5ayRGc5bgAD+3n2wZY2ZgGHRm/0Bs7LMM5gcDc22wS/cTiROX49KhXOniHA/oXeZ02BvMjdqOp2LKb7/5anwAAA=',
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
        'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoQAAcABUB8JYgCsADz9NLGAAD+7WF3RTjuUgaQZJNJ8KFCjhP3dMkgAig7AAAA',
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
        'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAADwAwCdASoQABQAPzmYvlYvLCajsAgB4CcJYgC7ACHfxIvJJP28BW0AAP7efbE1NCcExLSOHz3hh0jocXRhhOHoGz+yT8nQpDErUD8QoA8wHghHa6oS7U6AWAA=',
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
        'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADwAQCdASoQAAcABUB8JZAC7ADG7z2G3+AA/u/XmcCvDCs672MPBHnTZT2TKMyxviuJ9511gFgAAA==',
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
        'data:image/webp;base64,UklGRoAAAABXRUJQVlA4IHQAAADwAwCdASoQABQAPzmGulOvKSWisAgB4CcJZgCsACHVj2/ZEDPnXFIAAP7nEzA8Z9lUuN7Gq2IxDByW1szUTGlOH/z3/787n+zFLt2HXCzbiLG56HaZxOktNS0E+QFCeAJA+OH1svWYJd+CzkH7rzykhzeAAA==',
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
        'data:image/webp;base64,UklGRkAAAABXRUJQVlA4IDQAAABwAQCdASoQAAcABUB8JagCdAFAAAD+7m94OHbF/XB2EZzgJbrpbOgbPB9GgEoA/QAMgAAA',
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
        'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAAAQAwCdASoQABQAPzmKulQvKaWjMAgB4CcJaACdEf/gULgA/u07S/vlptYnkq0j39hMPTvKy144iun5vtT7D2OgX0dztnmtxKeSh6ip6+FeHMrDiBaXs1Njybyb9+AAAAA=',
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
        'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAABwAQCdASoQAAcABUB8JZACdAFAAAD+7juo4rTGMq87uhnweHY3n1Q8RZIoAVBpgLAAAA==',
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
        'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAACwAwCdASoQABQAPzmQvlWvKqajMAgB4CcJZgC09BPARu0jJl2QAAD+7PrGibDnPJnYh5MiNmTN9pwLDhgYaDNjTgbIi6SAq7EC3C4CryY2z4cXgV+blQWKjfCmWAAA',
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
      'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADwAQCdASoQAAwABUB8JZAAApPwyEZ9NQAA/usnXLpXbPFjHS70IDrjlG4pYqM9jNAaS9Zc95SzZTRpJ02SEZblrmCAABsHM7fy34AA',
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
      'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAwABUB8JZgC7AEQTPbGHhgA/uq3Yjjh278PoHJaPQ8m/LrZT+RhJ8gqdy/5syzgErAA',
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
      'data:image/webp;base64,UklGRkIAAABXRUJQVlA4IDYAAADwAQCdASoQAAwABUB8JbACdAEO/sdna8AA/u+/MttnRlepfE1I1Fd8qN+F0QXZRQQXVG+amAA=',
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
