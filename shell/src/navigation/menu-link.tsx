import { NavLink } from '@varda/platform/router';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<typeof NavLink>, 'className' | 'style'> & { className: string | undefined };

/** A link of a menu. `aria-current` says that its page, or one below it, is shown. */
export function MenuLink({ className, ...link }: Props) {
  return <NavLink className={() => className} {...link} />;
}
