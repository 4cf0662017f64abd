import { Kbd, Loader, Modal, TextInput, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useMay } from '@varda/admin/permissions';
import { useIsAdmin } from '@varda/platform/session';
import { type KeyboardEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { Remotes } from '../../../remotes/federated-remotes.ts';
import { useBackOfficeTexts } from '../../texts/back-office-texts.ts';
import { menuGroups } from '../menu/menu-groups.ts';
import { type Command, commandGroups, matching } from './command.ts';
import classes from './palette.module.css';
import { PaletteList } from './palette-list.tsx';
import { useChoice } from './use-choice.ts';
import { useCommands } from './use-commands.ts';
import { useFound } from './use-found.ts';
import { useRestoreFocus } from './use-restore-focus.ts';

interface Props {
  remotes: Remotes;
  opened: boolean;
  /** Gives out what was typed before the field was there. */
  takeTyped: () => string;
  onClose: () => void;
  showShortcuts: () => void;
}

/** Leads to every screen and every row of the back office, and to what the top bar has, by typing a few letters. */
export default function Palette({ opened, onClose, ...props }: Props) {
  const { t } = useBackOfficeTexts();
  const goBack = useRestoreFocus(opened);

  function close() {
    onClose();
    goBack();
  }

  function run(command: Command) {
    // A dialog that the command opens gives the focus back to where it was before the palette.
    close();
    command.run();
  }

  return (
    <Modal.Root
      opened={opened}
      onClose={close}
      returnFocus={false}
      size="38rem"
      yOffset="12dvh"
      transitionProps={{ duration: 100 }}
    >
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content aria-label={t('palette.title')} radius="lg">
        {/* Mantine's body would be the description of the dialog. */}
        <div>
          <PaletteBody {...props} onRun={run} />
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}

interface BodyProps extends Pick<Props, 'remotes' | 'takeTyped' | 'showShortcuts'> {
  onRun: (command: Command) => void;
}

/** A combobox: the focus stays in the field, the list says which line is meant. */
function PaletteBody({ remotes, takeTyped, showShortcuts, onRun }: BodyProps) {
  const { t } = useBackOfficeTexts();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const live = useSyncExternalStore(remotes.watch, () => remotes.live);
  const entries = menuGroups(live, useIsAdmin(), useMay()).flatMap((group) => group.entries);
  const found = useFound(typed, entries);
  const offered = [...matching(useCommands(entries, showShortcuts), typed), ...found.commands];
  const commands = commandGroups.flatMap((group) => offered.filter((command) => command.group === group));
  const { active, isEntered, step, enter, forget } = useChoice(commands, found, onRun);
  const optionId = (command: Command) => `${listId}-${commands.indexOf(command)}`;

  function move(by: 1 | -1) {
    const next = step(by);
    if (next) document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') enter();
    else return;
    event.preventDefault();
  }

  function say() {
    if (found.hasFailed) return t('palette.failed');
    if (commands.length > 0 || found.isWaiting) return '';
    return t('palette.none');
  }

  return (
    <>
      <TextInput
        classNames={{ input: classes.field as string }}
        size="lg"
        variant="unstyled"
        leftSection={<IconSearch size={20} aria-hidden />}
        rightSection={isEntered && <Loader size="xs" aria-hidden />}
        role="combobox"
        aria-label={t('palette.field')}
        aria-expanded={commands.length > 0}
        aria-controls={commands.length > 0 ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={active && optionId(active)}
        placeholder={t('palette.field')}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          forget();
          list.current?.scrollTo(0, 0);
        }}
        onKeyDown={press}
        onFocus={() => setTyped((text) => text + takeTyped())}
        data-autofocus
      />
      <div className={classes.results} ref={list}>
        <PaletteList id={listId} commands={commands} active={active} optionId={optionId} onRun={onRun} />
        <p className={classes.message}>{say()}</p>
      </div>
      <VisuallyHidden role="status">
        {say() || (!found.isWaiting && typed.trim() && t('palette.found', { count: commands.length }))}
      </VisuallyHidden>
      <p className={classes.keys} aria-hidden>
        <Kbd size="xs">↑</Kbd> <Kbd size="xs">↓</Kbd> {t('palette.choose')} <Kbd size="xs">Enter</Kbd>{' '}
        {t('palette.run')} <Kbd size="xs">Esc</Kbd> {t('palette.leave')}
      </p>
    </>
  );
}
