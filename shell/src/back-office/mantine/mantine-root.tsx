import './base.css';
import './forced-colours.css';
import '@mantine/notifications/styles.layer.css';
import '@varda/ui/messages.css';
import '@varda/ui/less-motion.css';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { theme } from '@varda/ui/theme';
import type { ReactNode } from 'react';
import classes from './mantine-root.module.css';

interface Props {
  /** For a page that has one look only. Else it is what was chosen, or what the system says. */
  scheme: 'light' | undefined;
  children: ReactNode;
}

/** Around login and back office. The public site does without Mantine (docs/decisions/029). */
export function MantineRoot({ scheme, children }: Props) {
  return (
    // The theme's variables and classes come as a file: `theme-variables.css`.
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      {...(scheme && { forceColorScheme: scheme })}
      getStyleNonce={() => __webpack_nonce__}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
      <Notifications data-print="off" position="bottom-right" classNames={{ root: classes.toasts }} />
    </MantineProvider>
  );
}
