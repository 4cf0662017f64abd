import { useTexts } from '../texts/use-texts.ts';
import classes from './releases.module.css';

/** What a version is called in a sentence. */
export function useVersionName(): (version: string | null) => string {
  const { t } = useTexts();
  return (version) => version ?? t('releases.asHosted');
}

/** A version where it stands for itself. */
export function VersionName({ version }: { version: string | null }) {
  const name = useVersionName()(version);
  return version ? <code className={classes.version}>{name}</code> : <span>{name}</span>;
}
