import { Alert } from '@mantine/core';
import { useQuery } from '@varda/platform/query';
import { useTexts } from '../../texts/use-texts.ts';
import { registryProblemsQuery } from '../releases.query.ts';

/** Remotes that are not served, as their entry of the registry is wrong. Nothing where all are right. */
export function RegistryProblems() {
  const { t } = useTexts();
  const { data: problems = [] } = useQuery(registryProblemsQuery);
  if (problems.length === 0) return null;
  return (
    <Alert color="red" title={t('releases.registry.title')} mb="md">
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.entry} ${problem.kind} ${problem.value}`}>
            {t(`releases.registry.${problem.kind}`, { ...problem, other: problem.other ?? '' })}
          </li>
        ))}
      </ul>
      {t('releases.registry.text')}
    </Alert>
  );
}
