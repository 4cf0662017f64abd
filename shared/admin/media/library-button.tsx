import { Button } from '@mantine/core';
import { IconLibraryPhoto } from '@tabler/icons-react';
import { useId } from 'react';
import type { LibraryPicture } from '../form/chosen-picture.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { useLibrary } from './use-library.tsx';

interface Props {
  /** Id of the label of what the picture is for. */
  labelledBy: string;
  isDisabled?: boolean | undefined;
  onPick: (picture: LibraryPicture) => void;
}

/** Opens the library, to choose one of its pictures. */
export function LibraryButton({ labelledBy, isDisabled = false, onPick }: Props) {
  const { t } = useAdminTexts();
  const id = useId();
  const library = useLibrary(onPick);
  return (
    <>
      <Button
        id={id}
        variant="default"
        leftSection={<IconLibraryPhoto size={18} aria-hidden />}
        aria-labelledby={`${id} ${labelledBy}`}
        aria-haspopup="dialog"
        disabled={isDisabled}
        loading={library.isLoading}
        onClick={library.open}
      >
        {t('media.choose')}
      </Button>
      {library.window}
    </>
  );
}
