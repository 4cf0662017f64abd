import type { Localized } from '@varda/contract/language';
import type { Area } from '@varda/contract/permissions';

/** The icons that the shell has for entries of the menu: those of Tabler that are called so, or nearly. */
export type MenuIconName =
  | 'activity'
  | 'address-book'
  | 'baby-carriage'
  | 'bandage'
  | 'barbell'
  | 'bottle'
  | 'briefcase'
  | 'bug'
  | 'building'
  | 'capsule'
  | 'certificate'
  | 'dashboard'
  | 'droplet'
  | 'feather'
  | 'calendar'
  | 'fish'
  | 'hand'
  | 'file-pencil'
  | 'heart'
  | 'heart-handshake'
  | 'id'
  | 'history'
  | 'info'
  | 'leaf'
  | 'library-photo'
  | 'mail'
  | 'photo'
  | 'pill'
  | 'rocket'
  | 'scale'
  | 'search'
  | 'shoe'
  | 'slideshow'
  | 'smile'
  | 'sparkles'
  | 'speakerphone'
  | 'sun'
  | 'trash'
  | 'users';

/** An entry of the back office's left menu. */
export interface NavigationEntry {
  path: string;
  title: Localized;
  /** Heading under which the entry stands; entries with the same heading stand together. */
  group: Localized | null;
  /** Place among all entries of all remotes, ascending. */
  order: number;
  /** What stands for it in the collapsed menu; without one the first letter of its title. */
  icon?: MenuIconName;
  /** What one can add on its page, for a list of commands: `New product in GALAPRO`. */
  create?: Localized;
  /** Shown to administrators alone. */
  adminsOnly?: true;
  /** Not shown to who may not see this area. */
  area?: Area;
}

/**
 * What must be known of a remote before its code is loaded. It is plain data: the build writes it into the remote's
 * manifest, so that the shell can route and draw its menus without fetching the remote.
 */
export interface RemoteDeclaration {
  /** Name in the registry and namespace of its texts: `public`, `admin-users`. */
  name: string;
  /** Path pattern of each page, in the notation of React Router. The page's chunk has the page's name. */
  pages: Readonly<Record<string, string>>;
  navigation?: readonly NavigationEntry[];
}
