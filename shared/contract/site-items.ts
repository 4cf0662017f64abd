import { z } from 'zod';
import { announcementProblems, importances, longestAnnouncement, longestLinkText } from './announcements.ts';
import { bounds } from './bounds.ts';
import { parsePlace } from './company-facts.ts';
import { id, position, timestamps, translated } from './entity.ts';
import { linkAddress, telephone } from './link-address.ts';
import { listQuery } from './lists.ts';
import { languageSchema, localized } from './localized.ts';
import { pictured, pictureEdit, shownPicture } from './pictures.ts';
import { changedTexts, storedTexts, type TextFields } from './text-fields.ts';
import { emailAddress, optionalText, requiredText } from './text-schemas.ts';

/** What staff change of the site itself, by the screens on which they do. There are always the same items of each. */
export const siteParts = ['company', 'pages', 'hero', 'tiles', 'badges', 'announcements'] as const;
export type SitePart = (typeof siteParts)[number];

/** Parts whose items may have a picture of their own instead of the drawn one. */
export const picturedParts: readonly SitePart[] = ['hero', 'tiles', 'badges'];

/** Every text that an item may have; which ones it has, its `original` says. */
export const siteItemTexts = {
  legalName: { kind: 'line', required: 'always' },
  street: { kind: 'line', required: 'always' },
  city: { kind: 'line', required: 'always' },
  country: { kind: 'line', required: 'always' },
  name: { kind: 'line', required: 'always' },
  title: { kind: 'line', required: 'always' },
  text: { kind: 'lines', longest: bounds.line, required: 'always' },
  action: { kind: 'line', required: 'always' },
  description: { kind: 'lines', longest: bounds.line, required: 'always' },
  disclaimer: { kind: 'lines', longest: bounds.line, required: 'always' },
  message: { kind: 'line', longest: longestAnnouncement },
  linkText: { kind: 'line', longest: longestLinkText },
} as const satisfies TextFields;

/** Most characters of a value. */
export const longestValue = 500;

const phone = requiredText(40).refine(
  (number) => /^\+[\d\s().-]+$/.test(number) && /^tel:\+\d{8,15}$/.test(telephone(number)),
  { error: 'telephone' },
);
/** One address and nothing that a mail program would read as more: `?bcc=…`, a list. */
const mailbox = emailAddress.refine((address) => /^[\p{L}\p{N}._+-]+@[\p{L}\p{N}.-]+$/u.test(address), {
  error: 'email',
});
const place = requiredText(60).refine((text) => parsePlace(text) !== undefined, { error: 'place' });
const webAddress = requiredText(longestValue).refine(isSecureSite, { error: 'web_address' });
const link = requiredText(longestValue).refine(
  (address) => /^#[\w-]+$/.test(address) || isPage(address) || isSecureSite(address),
  { error: 'site_link' },
);
const target = optionalText(longestValue).refine(
  (address) => address === '' || isPage(address) || isSecureSite(address),
  { error: 'page_link' },
);
/** A day in Skopje, or none. */
const day = z.string().refine((text) => text === '' || z.iso.date().safeParse(text).success, { error: 'day' });

function isPage(address: string): boolean {
  return address.startsWith('/') && !/^\/api\b/.test(address) && linkAddress(address) !== undefined;
}

function isSecureSite(address: string): boolean {
  return address.startsWith('https://') && linkAddress(address) !== undefined;
}

/** Every value that an item may have which is the same in both languages. */
export const siteItemValues = {
  postalCode: requiredText(20),
  place,
  phone,
  email: mailbox,
  general: mailbox,
  business: mailbox,
  facebook: webAddress,
  instagram: webAddress,
  linkedin: webAddress,
  link,
  target,
  importance: z.enum(importances),
  from: day,
  until: day,
} as const;

type Optional<Shape extends z.ZodRawShape> = { [Name in keyof Shape]: z.ZodOptional<Shape[Name]> };

function optional<Shape extends z.ZodRawShape>(shape: Shape) {
  return Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, (schema as z.ZodType).optional()]),
  ) as unknown as Optional<Shape>;
}

const stored = Object.fromEntries(Object.keys(siteItemValues).map((name) => [name, z.string()])) as Record<
  keyof typeof siteItemValues,
  z.ZodString
>;

/** An item with the texts and values that hold. */
export const siteItem = z.object({
  _id: id,
  part: z.enum(siteParts),
  /** What it is called among its like. */
  label: localized(z.string()),
  position,
  /** The texts and values with which the site has come. */
  original: z.record(z.string(), z.union([z.string(), localized(z.string())])),
  ...optional(storedTexts(siteItemTexts)),
  ...optional(stored),
  ...pictured,
  ...translated,
  ...timestamps,
});
export type SiteItem = z.infer<typeof siteItem>;

/** What an edit sends, next to optional files `image` and `imageMk`. What is the same as the original is no change. */
export const siteItemChange = z
  .object({
    ...changedTexts(siteItemTexts),
    ...optional(siteItemValues),
    ...pictureEdit,
  })
  .superRefine((change, check) => {
    for (const { path, rule } of announcementProblems(change)) check.addIssue({ code: 'custom', path, message: rule });
  });

export const siteItemsQuery = listQuery(['position']);

/** An announcement in one language. */
const announcement = z.object({
  /** `id` and `version` tell whether a visitor has closed it. */
  id: z.string(),
  version: z.number(),
  message: z.string(),
  importance: z.enum(importances),
  link: z.object({ target: z.string(), text: z.string() }).optional(),
});
export type Announcement = z.infer<typeof announcement>;

/**
 * What staff have changed of the site, in one language: all else is as the site has come with it.
 * `texts` are named `<id of the item>.<text or value>`.
 */
export const siteContent = z.object({
  texts: z.record(z.string(), z.string()).optional(),
  /** By the ids of the items. */
  pictures: z.record(z.string(), shownPicture).optional(),
  /** The ids of the slides of the home page. */
  slides: z.array(z.string()).optional(),
  /** Those of today, in their order. */
  announcements: z.array(announcement).optional(),
});
export type SiteContent = z.infer<typeof siteContent>;

export const siteContentQuery = z.object({ lang: languageSchema.optional() });
