import { type ComponentProps, createElement, type MouseEvent } from 'react';

interface Props extends ComponentProps<'button'> {
  /** Set by Mantine for `loading` and for `disabled`. */
  'data-loading'?: boolean;
  'data-disabled'?: boolean;
}

/**
 * Element of Mantine’s buttons. One with `loading` takes no presses then, but keeps the focus: Mantine disables it, and a disabled
 * button drops the focus.
 */
export function ButtonElement({ type = 'button', disabled, onClick, ...others }: Props) {
  const isLoading = others['data-loading'] && !others['data-disabled'];
  // No JSX: the build reads the theme in Node.
  // biome-ignore lint/a11y/useButtonType: the caller says it, else `button`
  return createElement('button', {
    ...others,
    type,
    ...(isLoading ? { 'aria-disabled': true, onClick: refuse } : { disabled, onClick }),
  });
}

/** Enter in a field of a form presses its button as well. */
function refuse(event: MouseEvent) {
  event.preventDefault();
}
