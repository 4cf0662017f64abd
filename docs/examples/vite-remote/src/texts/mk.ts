import type { TextsLike } from '@varda/platform/remote';
import type { en } from './en.ts';

const mk: TextsLike<typeof en> = {
  start: {
    title: 'Изградено со Vite',
    lead: 'Оваа страница доаѓа од посебно складиште и со посебен градител.',
    press: 'Притискања:',
  },
};

export default mk;
