import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '@varda/ui/styles.css';
import '@varda/ui/messages.css';
import '@varda/ui/less-motion.css';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { TextsOfResource } from '@varda/admin/screen';
import { isLanguage, type Language, languages } from '@varda/contract/language';
import { addTexts, createI18n, languageStore } from '@varda/platform/language';
import { createQueryClient, QueryClientProvider } from '@varda/platform/query';
import { createBrowserRouter, RouterProvider } from '@varda/platform/router';
import { theme } from '@varda/ui/theme';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import * as admin from './admin.stories.tsx';
import { workbenchTexts } from './texts.ts';
import * as ui from './ui.stories.tsx';
import classes from './workbench.module.css';

/** Each export of a file of stories is a component that shows one component of ours in its variants. */
const groups: Record<string, Record<string, ComponentType>> = { 'shared/ui': ui, 'shared/admin': admin };

const schemes = ['light', 'dark'] as const;

interface Look {
  lang: Language;
  scheme: (typeof schemes)[number];
}

/** Language and scheme stand in the address, so that a look can be passed on: `/?lang=mk&scheme=dark#Button`. */
function look(): Look {
  const query = new URLSearchParams(window.location.search);
  const lang = query.get('lang');
  return { lang: isLanguage(lang) ? lang : 'en', scheme: query.get('scheme') === 'dark' ? 'dark' : 'light' };
}

function Workbench({ now }: { now: Look }) {
  // Public pages have no dark scheme.
  const shown = now.scheme === 'dark' ? { 'shared/admin': groups['shared/admin'] ?? {} } : groups;
  const link = (other: Partial<Look>) => `?${new URLSearchParams({ ...now, ...other })}${window.location.hash}`;
  return (
    <div className={classes.workbench}>
      <nav className={classes.contents}>
        <p>
          {languages.map((lang) => (
            <a key={lang} href={link({ lang })} aria-current={lang === now.lang}>
              {lang}
            </a>
          ))}
          {schemes.map((scheme) => (
            <a key={scheme} href={link({ scheme })} aria-current={scheme === now.scheme}>
              {scheme}
            </a>
          ))}
        </p>
        {Object.entries(shown).map(([group, stories]) => (
          <ul key={group} aria-label={group}>
            {Object.keys(stories).map((name) => (
              <li key={name}>
                <a href={`#${name}`}>{name}</a>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <main>
        {Object.entries(shown).map(([group, stories]) =>
          Object.entries(stories).map(([name, Story]) => (
            <section key={name} id={name} className={classes.story}>
              <h2>
                {name} <small>{group}</small>
              </h2>
              <Story />
            </section>
          )),
        )}
      </main>
    </div>
  );
}

const now = look();
languageStore.start(now.lang);
document.documentElement.lang = now.lang;
const i18n = createI18n(now.lang);
addTexts(i18n, 'workbench', workbenchTexts[now.lang]);
const router = createBrowserRouter([{ path: '*', element: <Workbench now={now} /> }]);
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <MantineProvider theme={theme} forceColorScheme={now.scheme}>
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={createQueryClient()}>
        <TextsOfResource of={{ name: 'sample', namespace: 'workbench' }}>
          <Notifications />
          <RouterProvider router={router} />
        </TextsOfResource>
      </QueryClientProvider>
    </I18nextProvider>
  </MantineProvider>,
);
