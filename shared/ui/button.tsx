import { clsx } from 'clsx';
import type { ComponentProps, CSSProperties } from 'react';
import classes from './button.module.css';
import { Loader } from './loader.tsx';

interface Props extends Omit<ComponentProps<'button'>, 'color'> {
  variant?: 'filled' | 'light' | 'default' | 'white';
  size?: 'xs' | 'sm' | 'md' | 'lg';
  radius?: 'md' | 'xl';
  /** Colour of a white button's text, as the theme names it: `amber.9`. */
  color?: string;
  /** Shows that its work is being done. It takes no presses then, but keeps the focus. */
  loading?: boolean | undefined;
}

/** A button of the public pages: the part of Mantine’s props that they use, at a tenth of its bytes (docs/decisions/029). */
export function Button({
  variant = 'filled',
  size = 'sm',
  radius = 'md',
  color,
  loading = false,
  className,
  onClick,
  children,
  ...others
}: Props) {
  return (
    <button
      type="button"
      {...others}
      className={clsx(classes.button, className)}
      data-variant={variant}
      data-size={size}
      data-radius={radius}
      style={color ? ({ '--own-ink': `var(--mantine-color-${color.replace('.', '-')})` } as CSSProperties) : undefined}
      onClick={loading ? undefined : onClick}
      aria-disabled={loading || undefined}
    >
      {children}
      {loading && (
        <span className={classes.spinner} aria-hidden>
          <Loader size="sm" />
        </span>
      )}
    </button>
  );
}
