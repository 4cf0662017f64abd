import { IconBath, IconCapsule, IconDroplet, IconLeaf, IconPill, type IconProps } from '@tabler/icons-react';
import type { ComponentType } from 'react';

const icons: Record<string, ComponentType<IconProps>> = {
  'medicinal-products': IconPill,
  'cbd-products': IconDroplet,
  'herbal-products': IconLeaf,
  'dietary-supplements': IconCapsule,
  'personal-care-products': IconBath,
};

/** A sign for one of the categories, by its id. */
export function CategoryIcon({ id }: { id: string }) {
  const Icon = icons[id] ?? IconPill;
  return <Icon size={22} stroke={1.6} aria-hidden />;
}
