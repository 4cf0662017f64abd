import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconTrash, IconX } from '@tabler/icons-react';
import { pictureUrl } from '@varda/contract/picture-url';
import type { Picture } from '@varda/contract/pictures';
import { type ReactNode, useEffect, useState } from 'react';
import { OpensLarge } from '../pictures/opens-large.tsx';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import type { ChosenPicture } from './chosen-picture.ts';
import type { PictureAddress } from './picture-choice.ts';
import classes from './picture-input.module.css';

interface CurrentProps {
  picture: Picture;
  isRemoved: boolean;
  isReplaced: boolean;
  onRemove: ((removed: boolean) => void) | undefined;
}

/** The picture that is stored, and what becomes of it. */
export function CurrentPicture({ picture, isRemoved, isReplaced, onRemove }: CurrentProps) {
  const { t } = useAdminTexts();
  return (
    <Preview
      caption={isRemoved ? t('picture.removed') : t('picture.current')}
      src={pictureUrl(picture, picture.widths[0] ?? picture.width, 'webp')}
      isFaded={isRemoved || isReplaced}
      large={picture}
    >
      {onRemove && !isReplaced && (
        <PreviewButton label={isRemoved ? t('picture.keep') : t('picture.remove')} onClick={() => onRemove(!isRemoved)}>
          {isRemoved ? <IconArrowBackUp size={16} /> : <IconTrash size={16} />}
        </PreviewButton>
      )}
    </Preview>
  );
}

interface ChosenProps {
  picture: ChosenPicture | PictureAddress;
  onDiscard: () => void;
  /** It cannot be shown. */
  onBroken: () => void;
}

/** A picture that has been chosen and not yet saved. */
export function NewPicture({ picture, onDiscard, onBroken }: ChosenProps) {
  const { t } = useAdminTexts();
  return (
    <Preview
      caption={t('picture.chosen')}
      {...(typeof picture !== 'string' && { title: picture.name })}
      src={useAddress(picture)}
      onError={onBroken}
    >
      <PreviewButton label={t('picture.discard')} onClick={onDiscard}>
        <IconX size={16} />
      </PreviewButton>
    </Preview>
  );
}

function useAddress(picture: ChosenPicture | PictureAddress): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (typeof picture === 'string') return setUrl(picture);
    if (!(picture instanceof File)) return setUrl(pictureUrl(picture, picture.widths[0] ?? picture.width, 'webp'));
    const made = URL.createObjectURL(picture);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return url;
}

interface PreviewProps {
  caption: string;
  title?: string;
  src: string | undefined;
  isFaded?: boolean;
  onError?: () => void;
  /** Opens large, where it is stored. */
  large?: Picture;
  children: ReactNode;
}

function Preview({ caption, title, src, isFaded = false, onError, large, children }: PreviewProps) {
  const image = (
    <img src={src} alt="" className={classes.picture} data-faded={isFaded || undefined} onError={onError} />
  );
  return (
    <figure className={classes.preview} title={title}>
      {large ? <OpensLarge pictures={[large]}>{image}</OpensLarge> : image}
      <figcaption className={classes.caption}>{caption}</figcaption>
      {children}
    </figure>
  );
}

function PreviewButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        className={classes.button}
        variant="default"
        size="md"
        radius="xl"
        aria-label={label}
        onClick={onClick}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
