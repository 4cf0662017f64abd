import { createElement } from 'react';
import { type LinkProps, type NavLinkProps, Link as PlainLink, NavLink as PlainNavLink } from 'react-router-dom';
import { isPublic } from './is-public.ts';

/* Without JSX: the shell's server, which needs the router's matching, runs this file as it is. */

/** A link to a page. Public pages fade into each other (`shared/theme/transitions.css`). */
export function Link(link: LinkProps) {
  return createElement(PlainLink, { viewTransition: isToPublicPage(link.to), ...link });
}

/** A {@link Link} that says whether its page is the one that is shown. */
export function NavLink(link: NavLinkProps) {
  return createElement(PlainNavLink, { viewTransition: isToPublicPage(link.to), ...link });
}

/** What leads to another place of the same page scrolls there, and the back office does not linger. */
function isToPublicPage(to: LinkProps['to']): boolean {
  return typeof to === 'string' && to.startsWith('/') && isPublic(to);
}
