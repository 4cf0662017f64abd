import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconBookmark, IconBookmarkPlus } from '@tabler/icons-react';
import type { OpenedKind } from '@varda/contract/presence';
import { useQuery } from '@varda/platform/query';
import { useRef, useState } from 'react';
import { useLazyWindow } from '../dialog/use-lazy-window.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import type { Views } from './use-views.ts';
import { viewsQuery } from './views.query.ts';

interface Props {
  entity: OpenedKind;
  /** Name of the resource: what a browser keeps is kept by it. */
  list: string;
  views: Views;
}

const load = () => import(/* webpackChunkName: "views" */ './views.modal.tsx').then(({ ViewsModal }) => ViewsModal);

/** Opens a saved view; saves and changes them in a window. */
export function ViewsMenu({ entity, list, views }: Props) {
  const { t } = useAdminTexts();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [isManaging, setManaging] = useState(false);
  const close = () => setManaging(false);
  const Window = useLazyWindow(load, { opened: isManaging, onClose: close });
  const { data = [], isError } = useQuery({ ...viewsQuery(entity), enabled: isOpen });

  function manage() {
    // The menu is gone by the time that the window gives the focus back.
    button.current?.focus();
    setManaging(true);
  }

  return (
    <>
      <Menu opened={isOpen} onChange={setOpen} position="bottom-end" withinPortal portalProps={{ target: 'main' }}>
        <Tooltip label={t('views.open')} disabled={isOpen}>
          <Menu.Target>
            <ActionIcon ref={button} variant="default" size="lg" aria-label={t('views.open')}>
              <IconBookmark size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
        </Tooltip>
        <Menu.Dropdown maw="calc(100vw - 2rem)" mah="60vh" style={{ overflowY: 'auto' }}>
          {isError && <Menu.Label>{t('views.failed')}</Menu.Label>}
          {data.map((view) => (
            <Menu.Item key={view._id} onClick={() => views.open(view)}>
              {view.name}
              {view.shared && ` (${t('views.sharedMark')})`}
            </Menu.Item>
          ))}
          <Menu.Item leftSection={<IconBookmarkPlus size={18} aria-hidden />} onClick={manage}>
            {t('views.manage')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {Window && isManaging && <Window entity={entity} list={list} views={views} onClose={close} />}
    </>
  );
}
