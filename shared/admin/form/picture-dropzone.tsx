import { IconPhotoPlus } from '@tabler/icons-react';
import { largestUploadBytes, largestUploadMegabytes } from '@varda/contract/bounds';
import { pictureTypes } from '@varda/contract/pictures';
import { LibraryButton } from '../media/library-button.tsx';
import { useMay } from '../permissions/use-may.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import type { LibraryPicture } from './chosen-picture.ts';
import { FileZone } from './file-zone.tsx';
import { pictureFault } from './picture-file.ts';
import classes from './picture-input.module.css';
import { usePastedPictures } from './use-pasted-pictures.ts';

interface RefusedFile {
  file: File;
  reason: string;
}

interface Props {
  /** Id of the label of the field. */
  labelledBy: string;
  several?: boolean;
  isWrong: boolean;
  /** Id of what is said of it. */
  describedBy?: string | undefined;
  isDisabled?: boolean;
  onChoose: (files: File[]) => void;
  /** Takes one of the library; left out in the library itself. */
  onPick?: (picture: LibraryPicture) => void;
  /** Says why a file was not taken: of several the first one, and each. */
  onReject: (reason: string, refused: RefusedFile[]) => void;
  'data-path'?: string | undefined;
}

/** Takes image files, by click, drop or paste. */
export function PictureDropzone(props: Props) {
  const { labelledBy, several = false, isWrong, onChoose, onReject } = props;
  const { t } = useAdminTexts();
  const mayUpload = useMay()('pictures.write');
  const isDisabled = props.isDisabled || !mayUpload;
  const faultOf = (file: File) => pictureFault(file) ?? 'notAnImage';

  function refuse(files: File[]) {
    const refused = files.map((file) => ({
      file,
      reason: t(`picture.${faultOf(file)}`, { megabytes: largestUploadMegabytes }),
    }));
    if (refused[0]) onReject(refused[0].reason, refused);
  }

  const zone = usePastedPictures<HTMLDivElement>(isDisabled, (files) => {
    const taken = files.filter((file) => !pictureFault(file));
    if (taken.length > 0) onChoose(several ? taken : taken.slice(0, 1));
    refuse(files.filter((file) => pictureFault(file)));
  });

  return (
    <FileZone
      zone={zone}
      className={classes.zone}
      accept={[...pictureTypes]}
      maxSize={largestUploadBytes}
      multiple={several}
      inputProps={{ 'aria-labelledby': labelledBy }}
      Icon={IconPhotoPlus}
      choose={t(several ? 'picture.chooseSeveral' : 'picture.choose')}
      hint={mayUpload ? t(several ? 'picture.dropSeveral' : 'picture.drop') : t('locked.pictures')}
      isDisabled={isDisabled}
      isWrong={isWrong}
      describedBy={props.describedBy}
      beside={
        props.onPick && <LibraryButton labelledBy={labelledBy} isDisabled={props.isDisabled} onPick={props.onPick} />
      }
      data-path={props['data-path']}
      onDrop={onChoose}
      onReject={(_, files) => refuse(files)}
    />
  );
}
