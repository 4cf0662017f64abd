/**
 * The modules that a remote never brings along but gets from the shell, so that there is one of each in a page.
 * `first` tier: part of the shell's first load. `later`: a chunk of the shell that is fetched when a remote asks for it,
 * which is what keeps the back office's share out of a public page (see docs/decisions).
 */
export const platform = {
  react: 'first',
  'react/jsx-runtime': 'first',
  'react-dom': 'first',
  '@varda/platform/router': 'first',
  '@varda/platform/query': 'first',
  '@varda/platform/session': 'first',
  '@varda/platform/language': 'first',
  '@varda/platform/http': 'first',
  '@varda/ui': 'first',
  '@varda/ui/viewer': 'later',
  '@mantine/core': 'later',
  '@mantine/hooks': 'later',
  '@mantine/form': 'later',
  '@mantine/notifications': 'later',
} as const satisfies Record<string, 'first' | 'later'>;

/**
 * Large modules that come in two parts: what remotes take of them by now, and the whole, for a remote that takes more. A
 * manifest says what that is.
 */
export const partedModules = ['@mantine/core', '@mantine/hooks'] as const satisfies (keyof typeof platform)[];

export type PartedModule = (typeof partedModules)[number];

export type PlatformModule = keyof typeof platform;

export const platformModules = Object.keys(platform) as PlatformModule[];
