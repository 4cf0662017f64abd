// Written by scripts/artwork/draw.ts: change the scenes there, not this file.
import type { DrawnPicture } from '../src/artwork/drawn-picture.ts';
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
