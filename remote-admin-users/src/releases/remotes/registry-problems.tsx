import { Alert, Group } from '@mantine/core';
import { useQuery } from '@varda/platform/query';
import { useTexts } from '../../texts/use-texts.ts';
import { registryProblemsQuery } from '../releases.query.ts';
import { RemoveRemote } from './remove-remote.tsx';

/** Remotes that are not served, as their entry of the registry is wrong. Nothing where all are right. */
export function RegistryProblems() {
  const { t } = useTexts();
  const { data: problems = [] } = useQuery(registryProblemsQuery);
  if (problems.length === 0) return null;
  const added = new Set(problems.filter(({ isAdded }) => isAdded).map(({ entry }) => entry));
  return (
    <Alert color="red" title={t('releases.registry.title')} mb="md">
      <ul>
        {problems.map(({ entry, kind, other, value }) => (
          <li key={`${entry} ${kind} ${value}`}>
            {t(`releases.registry.${kind}`, { entry, value, other: other ?? '' })}
          </li>
        ))}
      </ul>
      {t(`releases.registry.${problems.every(({ isAdded }) => isAdded) ? 'addedText' : 'text'}`)}
      {added.size > 0 && (
        <Group gap="xs" mt="sm">
          {[...added].map((name) => (
            <RemoveRemote
              key={name}
              name={name}
              label={t('releases.registry.remove', { name })}
              text={t('releases.registry.removeText')}
            />
          ))}
        </Group>
      )}
    </Alert>
  );
}
