import { createTheme } from '@mantine/core';
import { ButtonElement } from './button-element.ts';
import { amber, dark, gray, leaf, red } from './colours.ts';

const serifless = 'system-ui, sans-serif';

/** A screen reader says what is wrong with a field when the focus comes there. Where the focus is there already, the error itself is said. */
function sayAtFocus(error: HTMLElement | null): void {
  if (error?.parentElement?.matches(':focus-within')) error.setAttribute('role', 'alert');
}

export const theme = createTheme({
  colors: { leaf, amber, red, gray, dark, green: leaf },
  primaryColor: 'leaf',
  primaryShade: { light: 7, dark: 6 },
  black: '#12312a',
  fontFamily: `var(--font-text), 'Source Sans Arial', 'Source Sans Roboto', 'Source Sans DejaVu', ${serifless}`,
  headings: {
    fontFamily: `var(--font-headings), 'Manrope Arial', 'Manrope Roboto', 'Manrope DejaVu', ${serifless}`,
    fontWeight: '700',
    textWrap: 'balance',
  },
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    ActionIcon: { defaultProps: { component: ButtonElement } },
    // Failures are red text.
    Alert: {
      styles: (_: unknown, { color }: { color?: string }) =>
        color === 'red' ? { message: { color: 'var(--alert-color)' } } : {},
    },
    // Words of a badge are written as all others; capitals are hard to read in Cyrillic.
    Badge: { defaultProps: { tt: 'none' } },
    Button: { defaultProps: { component: ButtonElement } },
    InputWrapper: { defaultProps: { errorProps: { ref: sayAtFocus } } },
    // The placeholder is a focusable part of a role="menu" that is not an item: axe's aria-required-children.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    // Of buttons that show an icon alone: read by whoever comes there with the keyboard, too.
    Tooltip: {
      defaultProps: {
        openDelay: 300,
        events: { hover: true, focus: true, touch: false },
        // Within a landmark, where the page has one: axe's region.
        portalProps: { target: 'main, body:not(:has(main))' },
      },
    },
  },
});
