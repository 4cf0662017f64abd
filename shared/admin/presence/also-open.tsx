import { Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { dayInSkopje, digitsInSkopje, inSkopje } from '@varda/contract/dates';
import type { OpenedKind } from '@varda/contract/presence';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import classes from './also-open.module.css';
import { useOthersThere } from './use-others-there.ts';

/** Who else has the form of a row open, as it stands at the moment. */
export function AlsoOpen({ entity, id }: { entity: OpenedKind; id: string }) {
  const { t } = useAdminTexts();
  const others = useOthersThere(entity, id);
  return (
    <div role="status">
      {others.map(({ name, since }) => (
        <Text key={`${name} ${since}`} size="sm" className={classes.other}>
          <IconUsers size={18} aria-hidden />
          <span>{t('presence.alsoOpen', { name, since: timeOf(since) })}</span>
        </Text>
      ))}
    </div>
  );
}

/** Of today the time is enough. */
function timeOf(since: string): string {
  return inSkopje(since).date === dayInSkopje(new Date()) ? inSkopje(since).time : digitsInSkopje(since);
}
