import { ActionIcon, Group, Menu, Text, Tooltip } from '@mantine/core';
import { IconDots, IconExternalLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { addressIn } from '@varda/platform/router';
import { type ComponentType, useRef } from 'react';
import { Action } from '../action/action.tsx';
import type { OpenDialog } from '../dialog/use-dialog.ts';
import { useIsNarrow } from '../dialog/use-is-narrow.ts';
import type { Locks } from '../permissions/locks.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';

export interface RowAction {
  label: string;
  /** What it says inside the menu of a row, whose label has the row's name already. */
  short?: string;
  Icon: ComponentType<{ size: number }>;
  isDestructive?: true;
  /** Why it cannot be done; null if it can. */
  locked?: string | null;
  onClick: () => void;
}

interface Props<Row> {
  row: Row;
  name: string;
  open: OpenDialog<Row>;
  locks: Locks<Row>;
  /** There are always the same rows. */
  isKept: boolean;
  /** The page on which visitors see it; null where they do not. */
  site: string | null;
  /** More actions, ahead of the others. */
  more: readonly RowAction[];
}

/** What can be done with a row. */
export function RowActions<Row>({ row, name, open, locks, isKept, site, more }: Props<Row>) {
  const { t, language } = useAdminTexts();
  const actions: readonly RowAction[] = [
    ...more,
    ...(site
      ? [
          {
            label: t('preview.onSite', { name }),
            short: t('preview.onSiteShort'),
            Icon: IconExternalLink,
            onClick: () => void window.open(addressIn(language, site), '_blank', 'noopener'),
          },
        ]
      : []),
    {
      label: t('edit', { name }),
      short: t('editShort'),
      Icon: IconPencil,
      locked: locks.write,
      onClick: () => open({ kind: 'edit', row }),
    },
    ...(isKept
      ? []
      : [
          {
            label: t('delete', { name }),
            short: t('deletion.confirm'),
            Icon: IconTrash,
            isDestructive: true as const,
            locked: locks.delete,
            onClick: () => open({ kind: 'delete', row }),
          },
        ]),
  ];
  return <ActionsOfRow name={name} actions={actions} />;
}

interface ActionsProps {
  name: string;
  actions: readonly RowAction[];
  /** So many stand side by side where there is room; all of them unless it says otherwise. */
  most?: number;
}

/** Actions of a row, which are called by its name: side by side, the last of many in a menu, or all of them where the screen is narrow. */
export function ActionsOfRow({ name, actions, most = actions.length }: ActionsProps) {
  const { t } = useAdminTexts();
  const isNarrow = useIsNarrow();
  if (isNarrow) return <ActionsMenu label={t('actionsOf', { name })} actions={actions} />;
  const beside = actions.length > most ? actions.slice(0, most - 1) : actions;
  const others = actions.slice(beside.length);
  return (
    <Group gap={2} wrap="nowrap" justify="flex-end">
      {beside.map(({ label, short = label, Icon, isDestructive, locked = null, onClick }) => (
        <Action
          // Not the label: a row that gets another name keeps its buttons, and the focus on them.
          key={short}
          label={label}
          color={isDestructive ? 'red' : 'gray'}
          variant="subtle"
          size="lg"
          locked={locked}
          onClick={onClick}
        >
          <Icon size={18} />
        </Action>
      ))}
      {others.length > 0 && <ActionsMenu label={t('actionsOf', { name })} actions={others} size="lg" />}
    </Group>
  );
}

interface MenuProps {
  label: string;
  actions: readonly RowAction[];
  size?: 'lg' | 'xl';
}

/** The actions of a row in a menu. One that is locked says why below its name. */
export function ActionsMenu({ label, actions, size = 'xl' }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);

  function run({ onClick, locked }: RowAction) {
    if (locked) return;
    // What opens now gives the focus back to where it was, and the menu is gone by then.
    button.current?.focus();
    onClick();
  }

  return (
    // Outside of the table, which would cut it off, and still in the page's main part.
    <Menu position="bottom-end" withinPortal portalProps={{ target: 'main' }}>
      <Tooltip label={label}>
        <Menu.Target>
          <ActionIcon ref={button} variant="subtle" color="gray" size={size} aria-label={label}>
            <IconDots size={size === 'lg' ? 18 : 20} />
          </ActionIcon>
        </Menu.Target>
      </Tooltip>
      <Menu.Dropdown maw="calc(100vw - 2rem)">
        {actions.map((action) => (
          <Menu.Item
            key={action.label}
            leftSection={<action.Icon size={18} />}
            {...(action.isDestructive && !action.locked && { c: 'var(--mantine-color-error)' })}
            {...(action.locked && { 'aria-disabled': true, closeMenuOnClick: false, c: 'dimmed' })}
            onClick={() => run(action)}
          >
            {action.short ?? action.label}
            {action.locked && (
              <Text size="sm" c="dimmed">
                {action.locked}
              </Text>
            )}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
