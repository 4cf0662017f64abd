import { Box, Kbd, Modal, Switch, Table } from '@mantine/core';
import { headingFirst } from '@varda/admin/heading-first';
import { chooseShortcuts, useShortcutsOn } from '@varda/admin/shortcuts';
import { useBackOfficeTexts } from '../../texts/back-office-texts.ts';
import { useRestoreFocus } from './use-restore-focus.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
}

const keys = [
  ['palette', ['Ctrl', 'K']],
  ['create', ['N']],
  ['save', ['Ctrl', 'S']],
  ['search', ['/']],
  ['range', ['Shift', 'Space']],
  ['undo', ['U']],
  ['list', ['?']],
] as const;

/** The shortcuts of the back office, and the switch for those of one key (WCAG 2.1.4). */
export default function ShortcutsModal({ opened, onClose }: Props) {
  const { t } = useBackOfficeTexts();
  const areOn = useShortcutsOn();
  const goBack = useRestoreFocus(opened);

  function close() {
    onClose();
    goBack();
  }

  return (
    <Modal.Root opened={opened} onClose={close} returnFocus={false} size="md" centered>
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content>
        <Modal.Header role="presentation">
          <Modal.Title {...headingFirst} ff="heading" fz="lg" fw={700}>
            {t('shortcuts.title')}
          </Modal.Title>
          <Modal.CloseButton aria-label={t('close')} />
        </Modal.Header>
        {/* Mantine's body would be the description of the dialog. */}
        <Box p="md" pt={0}>
          <Table mb="lg" verticalSpacing="xs">
            <Table.Tbody>
              {keys.map(([name, pressed]) => (
                <Table.Tr key={name}>
                  <Table.Th scope="row" fw={500}>
                    {t(`shortcuts.${name}`)}
                  </Table.Th>
                  <Table.Td ta="end">
                    {pressed.map((key) => (
                      <Kbd key={key} ms={4}>
                        {key}
                      </Kbd>
                    ))}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          <Switch
            label={t('shortcuts.on')}
            description={t('shortcuts.onHint')}
            checked={areOn}
            onChange={({ currentTarget }) => chooseShortcuts(currentTarget.checked)}
          />
        </Box>
      </Modal.Content>
    </Modal.Root>
  );
}
