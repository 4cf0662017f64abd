import {
  type Icon,
  IconActivity,
  IconAddressBook,
  IconBabyCarriage,
  IconBandage,
  IconBarbell,
  IconBottle,
  IconBriefcase,
  IconBug,
  IconCapsule,
  IconDroplet,
  IconFeather,
  IconFilePencil,
  IconFish,
  IconHandStop,
  IconHeart,
  IconHeartHandshake,
  IconHistory,
  IconId,
  IconInfoCircle,
  IconLayoutDashboard,
  IconLeaf,
  IconMail,
  IconMoodSmile,
  IconPill,
  IconRocket,
  IconScale,
  IconShoe,
  IconSparkles,
  IconSun,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import type { MenuIconName } from '@varda/platform/remote/declaration';
import classes from './admin-menu.module.css';

const icons: Record<MenuIconName, Icon> = {
  activity: IconActivity,
  'address-book': IconAddressBook,
  'baby-carriage': IconBabyCarriage,
  bandage: IconBandage,
  barbell: IconBarbell,
  bottle: IconBottle,
  briefcase: IconBriefcase,
  bug: IconBug,
  capsule: IconCapsule,
  dashboard: IconLayoutDashboard,
  droplet: IconDroplet,
  feather: IconFeather,
  fish: IconFish,
  hand: IconHandStop,
  heart: IconHeart,
  'heart-handshake': IconHeartHandshake,
  id: IconId,
  history: IconHistory,
  info: IconInfoCircle,
  leaf: IconLeaf,
  mail: IconMail,
  pill: IconPill,
  rocket: IconRocket,
  scale: IconScale,
  shoe: IconShoe,
  smile: IconMoodSmile,
  sparkles: IconSparkles,
  sun: IconSun,
  'file-pencil': IconFilePencil,
  trash: IconTrash,
  users: IconUsers,
};

/** The icon of an entry, as its remote names it; the first letter of its title where it names none that this shell has. */
export function MenuIcon({ name = '', title }: { name: string | undefined; title: string }) {
  const Drawn = Object.hasOwn(icons, name) ? icons[name as MenuIconName] : null;
  return (
    <span className={classes.icon} aria-hidden>
      {Drawn ? <Drawn size={20} stroke={1.6} /> : title.slice(0, 1)}
    </span>
  );
}
