import './base.css';
import './forced-colours.css';
import '@varda/shared/messages.css';
import { MantineProvider } from '@mantine/core';
import { theme } from '@varda/shared/theme';
import type { ReactNode } from 'react';

interface Props {
  /** For a page that has one look only. Else it is what was chosen, or what the system says. */
  scheme?: 'light';
  children: ReactNode;
}

/** Around all that is made of Mantine: the back office and the login. Public pages do without it (docs/decisions/029). */
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
    </MantineProvider>
  );
}
