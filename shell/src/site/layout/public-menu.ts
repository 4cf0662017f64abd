import { paths } from '@varda/platform/router';

/** The entries of the public menu in their order, which the bar, the mobile menu, the footer and the links without scripts share. */
export const publicMenu = {
  home: { to: paths.home, label: 'navigation.home' },
  whoWeAre: [
    { to: paths.about, label: 'navigation.about', hint: 'navigation.aboutHint' },
    { to: paths.history, label: 'navigation.history', hint: 'navigation.historyHint' },
  ],
  // Here stands the catalogue (`products-menu`).
  behindProducts: [
    { to: paths.careers, label: 'navigation.careers' },
    { to: paths.contacts, label: 'navigation.contacts' },
  ],
  search: { to: paths.search, label: 'navigation.search' },
} as const;
