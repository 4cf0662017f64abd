import { company } from './company.ts';
import type { Language } from './language.ts';
import { telephone } from './link-address.ts';

/** Latitude and longitude: `41.9965, 21.4314`. */
export function parsePlace(text: string): { latitude: number; longitude: number } | undefined {
  const degrees = /^(-?\d{1,2}(?:\.\d{1,8})?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d{1,8})?)$/.exec(text.trim());
  if (!degrees) return undefined;
  const [latitude, longitude] = degrees.slice(1).map(Number) as [number, number];
  return Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/**
 * The facts about the company in one language.
 *
 * @param changed what staff have changed of them, as `GET /site-content` tells it
 */
export function companyFacts(language: Language, changed: Readonly<Partial<Record<string, string>>> = {}) {
  const phone = changed['contact.phone'] ?? company.phone;
  const place = changed['address.place'];
  return {
    name: company.name[language],
    legalName: changed['address.legalName'] ?? company.legalName[language],
    founded: company.founded,
    street: changed['address.street'] ?? company.street[language],
    city: changed['address.city'] ?? company.city[language],
    country: changed['address.country'] ?? company.country[language],
    postalCode: changed['address.postalCode'] ?? company.postalCode,
    location: (place && parsePlace(place)) || company.location,
    phone: { shown: phone, href: telephone(phone) },
    email: changed['contact.email'] ?? company.email,
    mailboxes: {
      general: changed['mailboxes.general'] ?? company.mailboxes.general,
      business: changed['mailboxes.business'] ?? company.mailboxes.business,
    },
    social: {
      facebook: changed['social.facebook'] ?? company.social.facebook,
      instagram: changed['social.instagram'] ?? company.social.instagram,
      linkedin: changed['social.linkedin'] ?? company.social.linkedin,
    },
    description: changed['statements.description'] ?? company.description[language],
    healthDisclaimer: changed['statements.disclaimer'] ?? company.healthDisclaimer[language],
  };
}
export type CompanyFacts = ReturnType<typeof companyFacts>;
