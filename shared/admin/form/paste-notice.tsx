import { Button, CloseButton, Group } from '@mantine/core';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import classes from './paste-notice.module.css';
import type { ReadSymbols } from './rich-text/pasted-symbols.ts';

interface Props {
  /** What has changed on the way in, one sentence each. */
  changes: readonly string[];
  /** Takes the paste back; null once something has been written since. */
  onUndo: (() => void) | null;
  onClose: () => void;
}

/** Tells what has changed on its way into a text. */
export function PasteNotice({ changes, onUndo, onClose }: Props) {
  const { t } = useAdminTexts();
  return (
    <div role="status" className={classes.notice}>
      <ul className={classes.changes}>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <Group gap="xs" wrap="nowrap">
        {onUndo && (
          <Button size="compact-sm" variant="default" onClick={onUndo}>
            {t('pasted.undo')}
          </Button>
        )}
        <CloseButton aria-label={t('close')} onClick={onClose} />
      </Group>
    </div>
  );
}

/** What to say of characters whose meaning depends on a font. */
export function useSymbolTexts() {
  const { t } = useAdminTexts();
  return ({ written, unreadable }: ReadSymbols): string[] => [
    ...(written.length > 0 ? [t('pasted.symbols', { characters: written.join(' ') })] : []),
    ...(unreadable.length > 0 ? [t('pasted.unreadable', { characters: unreadable.join(' ') })] : []),
  ];
}
