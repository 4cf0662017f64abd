import { useLanguage } from '@varda/platform/language';
import { createElement } from 'react';
import {
  type NavLinkProps,
  Link as RouterLink,
  type LinkProps as RouterLinkProps,
  NavLink as RouterNavLink,
} from 'react-router-dom';
import { addressIn } from './paths.ts';

export type LinkProps = Omit<RouterLinkProps, 'to'> & { to: string };

/** React Router's, with an address that names the page's language (`docs/decisions/037`). */
export function Link({ to, ...link }: LinkProps) {
  return createElement(RouterLink, { ...link, to: addressIn(useLanguage(), to) });
}

/** As {@link Link}. */
export function NavLink({ to, ...link }: Omit<NavLinkProps, 'to'> & { to: string }) {
  return createElement(RouterNavLink, { ...link, to: addressIn(useLanguage(), to) });
}
