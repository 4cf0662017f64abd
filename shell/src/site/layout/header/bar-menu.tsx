import { IconChevronDown } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './bar-menu.module.css';
import type { BarMenuName, BarMenus } from './use-bar-menus.ts';

interface Props {
  name: Exclude<BarMenuName, 'language'>;
  label: string;
  menus: BarMenus;
  /** Whether the page that is shown is one of the menu's. */
  current: boolean;
  /** As wide as the window instead of as its content. */
  wide?: boolean;
  children: ReactNode;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** A button of the bar with the menu below it: links in a disclosure, as the bar is for navigation and not for commands. */
export function BarMenu({ name, label, menus, current, wide = false, children }: Props) {
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const entering = useRef(false);
  const opened = menus.opened === name;

  useEffect(() => {
    if (opened && entering.current) (linksIn(panel.current)[0] ?? panel.current)?.focus();
    entering.current = false;
  }, [opened]);

  function enter(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (opened) return linksIn(panel.current)[0]?.focus();
    entering.current = true;
    menus.set(name);
  }

  function step(event: KeyboardEvent) {
    const by = steps[event.key];
    // The menu may have ways of its own.
    if (!by || event.defaultPrevented) return;
    event.preventDefault();
    const links = linksIn(panel.current);
    const place = links.indexOf(document.activeElement as HTMLElement);
    links[Math.max(0, place + by)]?.focus();
  }

  function closeOnLink(event: MouseEvent) {
    if ((event.target as Element).closest('a')) menus.set(null);
  }

  return (
    <li className={wide ? classes.wideItem : classes.item}>
      <button
        type="button"
        className={classes.opener}
        aria-expanded={opened}
        aria-controls={panelId}
        // The bootstrap script opens it until React does, by `aria-expanded` alone.
        data-menu=""
        aria-current={current || undefined}
        onPointerEnter={(event) => menus.hover(name, event)}
        onClick={() => menus.press(name)}
        onKeyDown={enter}
      >
        {label}
        <IconChevronDown className={classes.chevron} size={16} stroke={2} aria-hidden />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and clicks of the links in it */}
      <div
        className={wide ? classes.widePanel : classes.panel}
        id={panelId}
        ref={panel}
        tabIndex={-1}
        onClick={closeOnLink}
        onKeyDown={step}
      >
        {children}
      </div>
    </li>
  );
}

function linksIn(panel: HTMLElement | null): HTMLElement[] {
  return [...(panel?.querySelectorAll<HTMLElement>('a, button') ?? [])];
}
