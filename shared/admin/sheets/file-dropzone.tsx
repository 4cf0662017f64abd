import { IconFileSpreadsheet } from '@tabler/icons-react';
import { largestUploadBytes, largestUploadMegabytes } from '@varda/contract/bounds';
import { sheetBounds } from '@varda/contract/sheet-options';
import { useEffect, useRef } from 'react';
import { FileZone } from '../form/file-zone.tsx';
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
  const button = useRef<HTMLButtonElement>(null);
  const { rows } = sheetBounds;
  const megabytes = largestUploadMegabytes;
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);

  return (
    <FileZone
      className={classes.zone}
      accept={accepted}
      maxSize={largestUploadBytes}
      multiple={false}
      inputProps={{ 'aria-label': t('sheets.choose') }}
      Icon={IconFileSpreadsheet}
      choose={t('sheets.choose')}
      hint={t('sheets.drop', { megabytes, rows })}
      button={button}
      takesFirstFocus
      onDrop={([file]) => file && onChoose(file)}
      onReject={(reason) =>
        onReject(reason === 'tooLarge' ? t('sheets.tooLarge', { megabytes }) : t('sheets.notASheet'))
      }
    />
  );
}
