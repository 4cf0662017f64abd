/** What pages say as long as staff do not say it otherwise (decision 103), in the shape of the texts of `remote-public`. */
export const siteTexts = {
  home: {
    title: 'Medicines and care from Skopje',
    description:
      'Varda Pharm develops and makes medicines, herbal and CBD products, dietary supplements and personal care in Skopje, North Macedonia.',
  },
  hero: {
    company: {
      title: 'Good medicine begins with care',
      text: 'Since {{founded}} we have been developing and making medicines, supplements and care products in Skopje.',
      action: 'See our products',
    },
    medicinal: {
      title: 'Relief you know, without a prescription',
      text: 'Proven active substances in clear doses, for pain, colds, allergies and digestion.',
      action: 'Medicinal products',
    },
    cbd: {
      title: 'CBD, measured to the last drop',
      text: 'Oils, balms and cosmetics. Every batch is tested for content and purity before it leaves our plant.',
      action: 'CBD products',
    },
    herbal: {
      title: 'Old herbs, new standards',
      text: 'Medicinal plants of our hills and valleys, in teas, syrups and drops of even quality.',
      action: 'Herbal products',
    },
    dietary: {
      title: 'Balance for every day',
      text: 'Vitamins, minerals and probiotics for the days that ask a little more of you.',
      action: 'Dietary supplements',
    },
    care: {
      title: 'Gentle to skin of every age',
      text: 'For babies and mothers, for face, hands and feet, and for long days in the sun.',
      action: 'Personal care',
    },
  },
  category: {
    description: '{{title}} by Varda Pharm. {{lead}}',
    leads: {
      medicinal: 'Non-prescription medicines for pain, colds, allergies and digestion.',
      cbd: 'Oils, balms and cosmetics with cannabidiol, each batch tested for content and purity.',
      herbal: 'Medicinal plants in teas, syrups, drops and ointments.',
      dietary: 'Vitamins, minerals, probiotics and plant extracts for every day.',
      care: 'Care for babies and mothers, for face, hands and feet, and protection from sun and insects.',
    },
  },
  legal: {
    privacy: 'What data this site receives, what we use it for and how long we keep it.',
    sideEffects: 'How to report an unwanted effect of one of our products, and what we need to know.',
  },
  about: {
    title: 'About us',
    lead: 'Since {{founded}} in Skopje: independent, inspected and close to the people who use what we make.',
    badges: {
      euGmp: { name: 'EU GMP', text: 'Good manufacturing practice of the European Union' },
      localGmp: { name: 'Local GMP', text: 'Good manufacturing practice of North Macedonia' },
      iso: { name: 'ISO 9001:2015', text: 'Quality management of the whole company' },
      cbd: { name: 'CBD products', text: 'Manufacturing licence' },
    },
  },
  history: {
    title: 'History',
    lead: 'From a rented workshop below Vodno to the company of today: the years that changed us.',
  },
  careers: {
    title: 'Careers',
    lead: 'People who are careful, curious and good to work with are welcome here. These are our current openings.',
  },
  contacts: {
    title: 'Contacts',
    lead: 'A question, a suggestion or a comment: we read every message and reply on working days.',
  },
};
