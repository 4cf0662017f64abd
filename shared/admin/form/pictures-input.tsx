import { Input } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import type { Picture } from '../../contract/pictures.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { PictureDropzone } from './picture-dropzone.tsx';
import classes from './picture-input.module.css';
import { ChosenPicture, CurrentPicture } from './picture-preview.tsx';
import { decided, type PicturesChoice, picturesChoice } from './pictures-choice.ts';

interface Props {
  label: ReactNode;
  value?: PicturesChoice;
  onChange: (choice: PicturesChoice) => void;
  error?: ReactNode;
  /** The pictures that the entry has now. */
  current: readonly Picture[];
  /** How many it may have. */
  most: number;
  'data-path'?: string;
}

/** Takes several image files, by click or drop, and shows them behind the pictures that are there already. */
export function PicturesInput({ label, value = null, onChange, error, current, most, ...rest }: Props) {
  const { t } = useAdminTexts();
  const [rejection, setRejection] = useState<string | null>(null);
  const id = useId();
  const { added, removed } = decided(value);
  const problem = rejection ?? error;
  const room = most - (current.length - removed.length + added.length);

  function choose(change: { added?: readonly File[]; removed?: readonly string[] }) {
    setRejection(null);
    onChange(picturesChoice({ added, removed, ...change }));
  }

  function add(files: readonly File[]) {
    choose({ added: [...added, ...files.slice(0, room)] });
    if (files.length > room) setRejection(t('picture.most', { count: most }));
  }

  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id }} error={problem}>
      <fieldset className={classes.row} aria-labelledby={id}>
        {current.map((picture) => (
          <CurrentPicture
            key={picture.key}
            picture={picture}
            isRemoved={removed.includes(picture.key)}
            isReplaced={false}
            onRemove={(goes) =>
              choose({ removed: goes ? [...removed, picture.key] : removed.filter((key) => key !== picture.key) })
            }
          />
        ))}
        {added.map((file, place) => (
          <ChosenPicture
            // biome-ignore lint/suspicious/noArrayIndexKey: one file may be chosen twice
            key={place}
            file={file}
            onDiscard={() => choose({ added: added.toSpliced(place, 1) })}
          />
        ))}
        <PictureDropzone
          several
          labelledBy={id}
          isWrong={Boolean(problem)}
          isDisabled={room <= 0}
          onChoose={add}
          onReject={setRejection}
          data-path={rest['data-path']}
        />
      </fieldset>
    </Input.Wrapper>
  );
}
