import { Button, Skeleton } from '@varda/ui';
import { useTexts } from '../../../texts/texts.ts';
import classes from './menu-states.module.css';

const lines = ['80%', '65%', '75%', '55%', '70%', '60%'];

/** The outline of a list of links. */
export function MenuLoading() {
  const { t } = useTexts();
  return (
    <div className={classes.loading} role="status" aria-label={t('loading')}>
      {lines.map((width) => (
        <Skeleton key={width} height="1rem" width={width} />
      ))}
    </div>
  );
}

interface ProblemProps {
  onRetry: () => void;
  retrying?: boolean;
}

export function MenuProblem({ onRetry, retrying = false }: ProblemProps) {
  const { t } = useTexts();
  return (
    <div className={classes.problem}>
      <p role="alert">{t('menu.failed')}</p>
      <Button variant="default" onClick={onRetry} loading={retrying}>
        {t('failure.retry')}
      </Button>
    </div>
  );
}
