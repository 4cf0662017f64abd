import { Button, Title } from '@mantine/core';
import { useGoBack } from '@varda/platform/router/go-back';
import { PageHead } from '@varda/ui';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import classes from './screen.module.css';

/** For an address below a screen that leads nowhere. Stands inside of `TextsOfResource`. */
export function AdminNotFound() {
  const { t } = useAdminTexts();
  const goBack = useGoBack('/admin');
  return (
    <section className={classes.screen}>
      <PageHead title={t('notFound')} />
      <Title order={1} size="h3" mb="lg">
        {t('notFound')}
      </Title>
      <Button variant="default" {...goBack}>
        {t('back')}
      </Button>
    </section>
  );
}
