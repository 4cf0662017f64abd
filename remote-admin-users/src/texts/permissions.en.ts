/** What an account may do. */
export const permissions = {
  title: 'Permissions',
  all: 'Everything that the role allows',
  limited: 'Limited',
  hint: 'Untick what this account is not to do. It counts at once, also where somebody is logged in. What visitors can read, everybody can.',
  area: 'Area',
  areas: {
    vacancies: 'Vacancies',
    'medicinal-products': 'Medicinal Products',
    'cbd-products': 'CBD Products',
    'herbal-products': 'Herbal Products',
    'dietary-supplements': 'Dietary Supplements',
    'personal-care-products': 'Personal Care Products',
    pages: 'Pages: dosage, about us, history, legal',
    contacts: 'Contacts and messages',
    pictures: 'Uploads of pictures and leaflets',
    releases: 'Releases (administrators)',
    site: 'Site: company, page titles, slides, category pictures, badges, announcements',
    settings: 'Settings (administrators)',
  },
  actions: { see: 'See', write: 'Write', publish: 'Publish', delete: 'Delete' },
};
