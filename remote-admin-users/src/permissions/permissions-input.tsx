import { Checkbox, Table, Text } from '@mantine/core';
import {
  type Area,
  actions,
  areas,
  orderedRestrictions,
  type Permission,
  permissionFor,
} from '@varda/contract/permissions';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { usePermissionName } from './permission-name.ts';
import classes from './permissions.module.css';

interface Props {
  /** What is not permitted. */
  value?: readonly Permission[];
  onChange: (restrictions: Permission[]) => void;
  error?: ReactNode;
  'data-path'?: string;
}

/** What an account may do in which area, folded up until somebody wants to limit it. */
export function PermissionsInput({ value = [], onChange, error, ...rest }: Props) {
  const { t } = useTexts();
  const nameOf = usePermissionName();

  function set(permission: Permission, isAllowed: boolean) {
    const others = value.filter((restriction) => restriction !== permission);
    onChange(orderedRestrictions(isAllowed ? others : [...others, permission]));
  }

  const cell = (area: Area, action: (typeof actions)[number]) => {
    const permission = permissionFor(area, action);
    if (!permission) return null;
    const see = permissionFor(area, 'see');
    const isUnseen = see !== undefined && see !== permission && value.includes(see);
    return (
      <Checkbox
        size="sm"
        classNames={{ body: classes.mark as string }}
        aria-label={nameOf(permission)}
        checked={!isUnseen && !value.includes(permission)}
        disabled={isUnseen}
        onChange={({ currentTarget: { checked } }) => set(permission, checked)}
      />
    );
  };

  return (
    <details className={classes.permissions}>
      <summary data-path={rest['data-path']}>
        {t('permissions.title')}
        <Text span size="sm" c="dimmed">
          {t(value.length > 0 ? 'permissions.limited' : 'permissions.all')}
        </Text>
      </summary>
      <Text size="sm" c="dimmed" my="xs">
        {t('permissions.hint')}
      </Text>
      <div className={classes.scroll}>
        <Table verticalSpacing={6} horizontalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('permissions.area')}</Table.Th>
              {actions.map((action) => (
                <Table.Th key={action} scope="col" ta="center">
                  {t(`permissions.actions.${action}`)}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {(Object.keys(areas) as Area[]).map((area) => (
              <Table.Tr key={area}>
                <Table.Th scope="row" fw={500}>
                  {t(`permissions.areas.${area}`)}
                </Table.Th>
                {actions.map((action) => (
                  <Table.Td key={action}>{cell(area, action)}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {error && (
        <Text size="sm" c="var(--mantine-color-error)">
          {error}
        </Text>
      )}
    </details>
  );
}
