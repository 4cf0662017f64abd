import { failureTexts } from './failure-texts.ts';

export const en = {
  skip: 'Skip to content',
  loading: 'Loading…',
  language: 'Language',
  announcements: { label: 'Announcements', important: 'Important:', close: 'Close: {{message}}' },
  plainNavigation: 'Pages of the site',
  navigation: {
    label: 'Main menu',
    home: 'Home',
    whoWeAre: 'Who we are',
    about: 'About us',
    aboutHint: 'Quality, certificates and people',
    history: 'History',
    historyHint: 'Since {{year}}, step by step',
    products: 'Products',
    careers: 'Careers',
    contacts: 'Contacts',
    search: 'Search',
  },
  menu: {
    open: 'Open menu',
    close: 'Close menu',
    back: 'Back',
    failed: 'The list of products could not be loaded.',
    category: 'See the whole category',
    all_one: '{{shown}} product',
    all_other: 'All {{shown}} products',
    empty: 'No products yet',
  },
  footer: {
    privacy: 'Privacy',
    sideEffects: 'Report side effects',
    label: 'Footer',
    company: 'Company',
    contact: 'Contact',
    phone: 'Phone',
    email: 'Email',
    social: '{{name}} on {{network}}',
    disclaimer: 'Health notice',
    rights: 'All rights reserved.',
  },
  map: {
    picture: 'Map of North Macedonia with Skopje marked',
    live: 'Interactive map of our address',
    show: 'Show the interactive map',
    notice: 'Loads the map from openstreetmap.org',
    link: 'Open in OpenStreetMap',
  },
  failure: failureTexts.en,
  offline: {
    notice: 'You are offline. Pages you have visited can still be read.',
  },
  notFound: {
    title: "We looked everywhere, but couldn't find that page.",
    hint: 'The address may be mistyped, or the page may have moved.',
    back: 'Back',
  },
};

export default en;
