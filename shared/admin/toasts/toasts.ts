import { notifications } from '@mantine/notifications';

/** Success toasts stay for this long, in milliseconds. */
const successMs = 3_000;
const infoMs = 8_000;

export interface Toasts {
  success: (message: string) => void;
  /** Something to know, for as long as it takes to read. */
  info: (message: string) => void;
  failure: (message: string) => void;
}

/** Says in passing that something has worked, or has not. @param closeLabel what the button that closes a toast is called */
export function toastsWith(closeLabel: string): Toasts {
  const closeButtonProps = { 'aria-label': closeLabel };
  return {
    success: (message) =>
      notifications.show({ message, mod: { kind: 'success' }, autoClose: successMs, closeButtonProps }),
    info: (message) => notifications.show({ message, color: 'blue', autoClose: infoMs, closeButtonProps }),
    failure: (message) => notifications.show({ message, color: 'red', mod: { kind: 'failure' }, closeButtonProps }),
  };
}
