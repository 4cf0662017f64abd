import { useTextsOf } from '@varda/platform/language';
import { PageHead } from '@varda/ui';
import { useState } from 'react';
import { declaration } from '../remote.declaration.ts';
import classes from './start.module.css';
import type { en } from './texts/en.ts';

export default function StartPage() {
  const { t } = useTextsOf<typeof en>(declaration.name);
  const [presses, setPresses] = useState(0);
  return (
    <div className={classes.page}>
      <PageHead title={t('start.title')} description={t('start.lead')} />
      <h1>{t('start.title')}</h1>
      <p>{t('start.lead')}</p>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        {t('start.press')} {presses}
      </button>
    </div>
  );
}
