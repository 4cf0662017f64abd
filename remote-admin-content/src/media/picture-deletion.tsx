import { Text } from '@mantine/core';
import { useTexts } from '../texts/use-texts.ts';

/** That there is no trash for pictures. */
export function PictureDeletion() {
  const { t } = useTexts();
  return <Text mt="sm">{t('media.final')}</Text>;
}
