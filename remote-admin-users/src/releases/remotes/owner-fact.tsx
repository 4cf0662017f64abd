import { Text } from '@mantine/core';
import type { RemoteReleases } from '@varda/contract/releases';
import { useTexts } from '../../texts/use-texts.ts';
import classes from '../releases.module.css';
import { Fact } from './fact.tsx';
import { RemoveRemote } from './remove-remote.tsx';

interface Props {
  remote: RemoteReleases;
  /** Before its panel goes. */
  onTakenOut: () => void;
}

/** Whose remote it is. One that was added here can be taken out here. */
export function OwnerFact({ remote: { name, owner }, onTakenOut }: Props) {
  const { t } = useTexts();
  return (
    <Fact
      term={t('releases.added.owner')}
      actions={
        owner !== null && (
          <RemoveRemote
            name={name}
            label={t('releases.added.remove')}
            text={t('releases.added.removeText')}
            onTakenOut={onTakenOut}
          />
        )
      }
    >
      <Text span className={classes.figure}>
        {owner ?? t('releases.added.deployment')}
      </Text>
      <span className={classes.soft}>{t(`releases.added.${owner === null ? 'inRegistry' : 'asData'}`)}</span>
    </Fact>
  );
}
