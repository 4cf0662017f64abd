import { Kbd } from '@mantine/core';
import { useBackOfficeTexts } from '../../texts/back-office-texts.ts';
import { type Command, commandGroups } from './command.ts';
import classes from './palette.module.css';

interface Props {
  id: string;
  commands: readonly Command[];
  /** The line that Enter would run. */
  active: Command | undefined;
  optionId: (command: Command) => string;
  onRun: (command: Command) => void;
}

/** The lines of the palette below their headings. The field above keeps the focus: nothing here takes it. */
export function PaletteList({ id, commands, active, optionId, onRun }: Props) {
  const { t } = useBackOfficeTexts();
  if (commands.length === 0) return null;
  const groups = commandGroups
    .map((group) => ({ group, lines: commands.filter((command) => command.group === group) }))
    .filter(({ lines }) => lines.length > 0);
  return (
    <div role="listbox" id={id} aria-label={t('palette.results')}>
      {groups.map(({ group, lines }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <div className={classes.heading} id={`${id}-${group}`} role="presentation">
            {t(`palette.${group}`)}
          </div>
          {lines.map((command) => (
            <button
              key={command.id}
              id={optionId(command)}
              type="button"
              role="option"
              aria-selected={command === active}
              tabIndex={-1}
              className={classes.line}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onRun(command)}
            >
              <span className={classes.label}>{command.label}</span>
              {command.hint && <span className={classes.hint}>{command.hint}</span>}
              {command.shortcut && <Kbd size="xs">{command.shortcut}</Kbd>}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
