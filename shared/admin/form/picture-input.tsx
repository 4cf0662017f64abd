import { Input } from '@mantine/core';
import { type Localized, noText } from '@varda/contract/language';
import type { Picture } from '@varda/contract/pictures';
import { type ReactNode, useId } from 'react';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { AltInputs } from './alt-inputs.tsx';
import { filledAlt, type LibraryPicture } from './chosen-picture.ts';
import { isNew, type PictureChoice } from './picture-choice.ts';
import { PictureDropzone } from './picture-dropzone.tsx';
import classes from './picture-input.module.css';
import { CurrentPicture, NewPicture } from './picture-preview.tsx';
import { PictureProblem, useRejection } from './picture-problem.tsx';

interface Props {
  label: ReactNode;
  /** What it is for, where the label does not say so. */
  hint?: string;
  value?: PictureChoice;
  onChange: (choice: PictureChoice) => void;
  error?: ReactNode;
  /** What the picture shows, in each language: a form's input of its own; a second picture shows what the first one does. */
  alt?: { value?: Localized; onChange: (alt: Localized) => void };
  /** The picture that the entry has now. */
  current: Picture | null;
  /** An entry that needs a picture can change it, not lose it. */
  required?: boolean;
  'data-path'?: string;
}

/** Takes one image file and shows it beside the picture that is there already; asks what is to be seen. */
export function PictureInput(props: Props) {
  const { label, hint, value = null, onChange, error, alt, current, required = false, ...rest } = props;
  const { t } = useAdminTexts();
  const { rejection, reject, forget } = useRejection();
  const id = useId();
  const problem = rejection ?? error;
  const isShown = isNew(value) || (current !== null && value !== 'removed');

  function refuseBroken() {
    onChange(null);
    reject(t('picture.broken'));
  }

  function choose(choice: PictureChoice) {
    forget();
    onChange(choice);
  }

  function pick(picture: LibraryPicture) {
    choose(picture.key === current?.key ? null : picture);
    if (alt) alt.onChange(filledAlt(alt.value ?? noText, picture));
  }

  return (
    <Input.Wrapper label={label} description={hint} labelElement="div" labelProps={{ id }} required={required}>
      <fieldset className={classes.row} aria-labelledby={id}>
        {current && (
          <CurrentPicture
            picture={current}
            isRemoved={value === 'removed'}
            isReplaced={isNew(value)}
            onRemove={required ? undefined : (removed) => choose(removed ? 'removed' : null)}
          />
        )}
        {isNew(value) && <NewPicture picture={value} onDiscard={() => choose(null)} onBroken={refuseBroken} />}
        <PictureDropzone
          labelledBy={id}
          isWrong={Boolean(problem)}
          describedBy={problem ? `${id}-problem` : undefined}
          onChoose={([file]) => file && choose(file)}
          onPick={pick}
          onReject={reject}
          data-path={rest['data-path']}
        />
        <PictureProblem id={`${id}-problem`} rejection={rejection} error={error} />
        {isShown && alt && <AltInputs value={alt.value ?? noText} onChange={alt.onChange} />}
      </fieldset>
    </Input.Wrapper>
  );
}
