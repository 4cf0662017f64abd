import '@mantine/dropzone/styles.layer.css';
import { Button, Group, Text } from '@mantine/core';
import { Dropzone, type FileRejection } from '@mantine/dropzone';
import { IconPhotoPlus } from '@tabler/icons-react';
import { largestMegabytes, largestPictureBytes, pictureTypes } from '@varda/contract/pictures';
import { useRef } from 'react';
import { useMay } from '../permissions/use-may.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { type PictureFault, pictureFault } from './picture-file.ts';
import classes from './picture-input.module.css';
import { usePastedPictures } from './use-pasted-pictures.ts';

interface Props {
  /** Id of the label of the field. */
  labelledBy: string;
  several?: boolean;
  isWrong: boolean;
  isDisabled?: boolean;
  onChoose: (files: File[]) => void;
  /** Says why a file was not taken. */
  onReject: (reason: string) => void;
  'data-path'?: string | undefined;
}

/** Takes image files, by click, drop or paste. */
export function PictureDropzone(props: Props) {
  const { labelledBy, several = false, isWrong, onChoose, onReject } = props;
  const { t } = useAdminTexts();
  const mayUpload = useMay()('pictures.write');
  const isDisabled = props.isDisabled || !mayUpload;
  const openDialog = useRef<() => void>(null);

  const refuse = (fault: PictureFault) => onReject(t(`picture.${fault}`, { megabytes: largestMegabytes }));

  function reject([rejected]: FileRejection[]) {
    refuse(rejected?.errors.every(({ code }) => code === 'file-too-large') ? 'tooLarge' : 'notAnImage');
  }

  usePastedPictures((files) => {
    if (isDisabled) return;
    const [fault] = files.flatMap((file) => pictureFault(file) ?? []);
    if (fault) refuse(fault);
    else onChoose(several ? files : files.slice(0, 1));
  });

  return (
    <Dropzone
      className={classes.zone}
      openRef={openDialog}
      accept={[...pictureTypes]}
      maxSize={largestPictureBytes}
      multiple={several}
      disabled={isDisabled}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      tabIndex={-1}
      inputProps={{ 'aria-labelledby': labelledBy }}
      onDrop={(files) => files.length > 0 && onChoose(files)}
      onReject={reject}
      data-wrong={isWrong || undefined}
    >
      <Group gap="xs" justify="center">
        <Button
          variant="default"
          leftSection={<IconPhotoPlus size={18} aria-hidden />}
          onClick={() => openDialog.current?.()}
          disabled={isDisabled}
          data-path={props['data-path']}
        >
          {t(several ? 'picture.chooseSeveral' : 'picture.choose')}
        </Button>
        <Text size="sm" className={classes.hint}>
          {mayUpload ? t(several ? 'picture.dropSeveral' : 'picture.drop') : t('locked.pictures')}
        </Text>
      </Group>
    </Dropzone>
  );
}
