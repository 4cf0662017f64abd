import { PageHead } from '@varda/ui';
import classes from './start.module.css';
import { useTexts } from './texts/use-texts.ts';

export default function StartPage() {
  const { t } = useTexts();
  return (
    <div className={classes.page}>
      <PageHead title={t('start.title')} description={t('start.lead')} />
      <h1 className={classes.title}>{t('start.title')}</h1>
      <p className={classes.lead}>{t('start.lead')}</p>
    </div>
  );
}
