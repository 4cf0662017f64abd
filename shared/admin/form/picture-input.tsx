import '@mantine/dropzone/styles.layer.css';
import { Button, Group, Input, Text } from '@mantine/core';
import { Dropzone, type FileRejection } from '@mantine/dropzone';
import { IconPhotoPlus } from '@tabler/icons-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { largestPictureBytes, type Picture, pictureTypes } from '../../contract/pictures.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import type { PictureChoice } from './picture-choice.ts';
import classes from './picture-input.module.css';
import { ChosenPicture, CurrentPicture } from './picture-preview.tsx';

interface Props {
  label: ReactNode;
  value: PictureChoice;
  onChange: (choice: PictureChoice) => void;
  error?: ReactNode;
  /** The picture that the entry has now. */
  current: Picture | null;
  /** An entry that needs a picture can change it, not lose it. */
  required?: boolean;
  'data-path'?: string;
}

/** Takes one image file, by click or drop, and shows it beside the picture that is there already. */
export function PictureInput({ label, value, onChange, error, current, required = false, ...rest }: Props) {
  const { t } = useAdminTexts();
  const [rejection, setRejection] = useState<string | null>(null);
  const openDialog = useRef<() => void>(null);
  const id = useId();
  const problem = rejection ?? error;

  function choose(choice: PictureChoice) {
    setRejection(null);
    onChange(choice);
  }

  function reject([rejected]: FileRejection[]) {
    const isTooLarge = rejected?.errors.every(({ code }) => code === 'file-too-large');
    setRejection(
      isTooLarge ? t('picture.tooLarge', { megabytes: largestPictureBytes / 1024 / 1024 }) : t('picture.notAnImage'),
    );
  }

  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id }} required={required} error={problem}>
      <fieldset className={classes.row} aria-labelledby={id}>
        {current && (
          <CurrentPicture
            picture={current}
            isRemoved={value === 'removed'}
            isReplaced={value instanceof File}
            onRemove={required ? undefined : (removed) => choose(removed ? 'removed' : null)}
          />
        )}
        {value instanceof File && <ChosenPicture file={value} onDiscard={() => choose(null)} />}
        <Dropzone
          className={classes.zone}
          openRef={openDialog}
          accept={[...pictureTypes]}
          maxSize={largestPictureBytes}
          multiple={false}
          activateOnClick={false}
          activateOnKeyboard={false}
          enablePointerEvents
          tabIndex={-1}
          inputProps={{ 'aria-labelledby': id }}
          onDrop={([file]) => file && choose(file)}
          onReject={reject}
          data-wrong={problem ? true : undefined}
        >
          <Group gap="xs" justify="center">
            <Button
              variant="default"
              leftSection={<IconPhotoPlus size={18} aria-hidden />}
              onClick={() => openDialog.current?.()}
              data-path={rest['data-path']}
            >
              {t('picture.choose')}
            </Button>
            <Text size="sm" className={classes.hint}>
              {t('picture.drop')}
            </Text>
          </Group>
        </Dropzone>
      </fieldset>
    </Input.Wrapper>
  );
}
