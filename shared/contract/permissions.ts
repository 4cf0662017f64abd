import type { trashedKinds } from './edited-kinds.ts';
import type { OpenedKind } from './presence.ts';

/** What an account may do in an area. Who may not see it may do nothing there; who may not publish writes drafts. */
export const actions = ['see', 'write', 'publish', 'delete'] as const;
export type Action = (typeof actions)[number];

/** The parts of the back office, each with what there is to do in it. Products go by their category, whose id is the area. */
export const areas = {
  vacancies: actions,
  'medicinal-products': actions,
  'cbd-products': actions,
  'herbal-products': actions,
  'dietary-supplements': actions,
  'personal-care-products': actions,
  /** Dosage, about us, history, legal pages. */
  pages: actions,
  /** Contact blocks, and the messages of visitors. */
  contacts: actions,
  /** Uploads of pictures and leaflets, wherever they go. */
  pictures: ['write'],
  releases: actions,
  /** What the site says of the company and of its pages, slides, tiles and badges. */
  site: ['see', 'write', 'publish'],
  /** What is required of all accounts. */
  settings: ['see', 'write'],
} as const satisfies Record<string, readonly Action[]>;

export type Area = keyof typeof areas;
export type Permission = { [A in Area]: `${A}.${(typeof areas)[A][number]}` }[Area];

export const permissions = Object.entries(areas).flatMap(([area, actions]) =>
  actions.map((action) => `${area}.${action}` as Permission),
);

/** Where an item belongs, by its kind; that of a product is its category, and accounts belong to none. */
export const areaOfKind = {
  products: 'category',
  dosage: 'pages',
  about: 'pages',
  history: 'pages',
  'legal-pages': 'pages',
  'site-content': 'site',
  'contact-info': 'contacts',
  adminCareer: 'vacancies',
  users: null,
  media: 'pictures',
  'contact-messages': 'contacts',
} as const satisfies Record<OpenedKind | (typeof trashedKinds)[number], Area | 'category' | null>;

/** What an account may not do, though its role may. Most accounts have none. */
export type Restrictions = readonly Permission[];

/** The same as an account keeps it: each once, in the order of the table, and of an area that is not seen only that. */
export function orderedRestrictions(given: Restrictions): Permission[] {
  return permissions.filter((permission) => given.includes(permission) && !isUnseen(given, permission));
}

export function isForbidden(restrictions: Restrictions, permission: Permission): boolean {
  return restrictions.includes(permission) || isUnseen(restrictions, permission);
}

/** Whether the area is not seen of what can be done in it. */
function isUnseen(restrictions: Restrictions, permission: Permission): boolean {
  const see = `${permission.split('.')[0]}.see`;
  return permission !== see && restrictions.some((restriction) => restriction === see);
}

/** Whether an account may do that in an area; where there is no such thing to do, nothing forbids it. */
export function isAllowed(restrictions: Restrictions, area: string, action: Action): boolean {
  const permission = permissionFor(area, action);
  return !permission || !isForbidden(restrictions, permission);
}

/**
 * That of an area, where there is such a thing to do in it; where deleting is none of its own, it is a matter of writing. One that is not
 * known, of a newer remote, forbids nothing.
 */
export function permissionFor(area: string, action: Action): Permission | undefined {
  const own = permissions.find((permission) => permission === `${area}.${action}`);
  return own ?? (action === 'delete' ? permissionFor(area, 'write') : undefined);
}
