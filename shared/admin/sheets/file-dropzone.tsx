import '@mantine/dropzone/styles.layer.css';
import { Button, Group, Text } from '@mantine/core';
import { Dropzone, type FileRejection } from '@mantine/dropzone';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { sheetBounds } from '@varda/contract/sheet-options';
import { useEffect, useRef } from 'react';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import classes from './sheets.module.css';

/** By their names: what spreadsheets say of the type of a CSV file differs. */
const accepted = {
  'text/csv': ['.csv'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
};

interface Props {
  onChoose: (file: File) => void;
  /** Says why a file was not taken. */
  onReject: (reason: string) => void;
  /** What had the focus before is gone. */
  takesFocus: boolean;
}

/** Takes a file, by click or drop. */
export function FileDropzone({ onChoose, onReject, takesFocus }: Props) {
  const { t } = useAdminTexts();
  const openDialog = useRef<() => void>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { megabytes, rows } = sheetBounds;
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);

  function reject([rejected]: FileRejection[]) {
    const isTooLarge = rejected?.errors.every(({ code }) => code === 'file-too-large');
    onReject(isTooLarge ? t('sheets.tooLarge', { megabytes }) : t('sheets.notASheet'));
  }

  return (
    <Dropzone
      className={classes.zone}
      openRef={openDialog}
      accept={accepted}
      maxSize={megabytes * 1024 * 1024}
      multiple={false}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      tabIndex={-1}
      inputProps={{ 'aria-label': t('sheets.choose') }}
      onDrop={([file]) => file && onChoose(file)}
      onReject={reject}
    >
      <Group gap="xs" justify="center">
        <Button
          ref={button}
          variant="default"
          leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
          onClick={() => openDialog.current?.()}
          data-autofocus
        >
          {t('sheets.choose')}
        </Button>
        <Text size="sm" className={classes.hint}>
          {t('sheets.drop', { megabytes, rows })}
        </Text>
      </Group>
    </Dropzone>
  );
}
