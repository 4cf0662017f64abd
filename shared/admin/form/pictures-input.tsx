import { Input, VisuallyHidden } from '@mantine/core';
import { noText } from '@varda/contract/language';
import type { ShownPicture } from '@varda/contract/pictures';
import { type ReactNode, useId, useState } from 'react';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { ArrangedPicture } from './arranged-picture.tsx';
import { type ChosenPicture, filledAlt, isOfLibrary, type LibraryPicture } from './chosen-picture.ts';
import { PictureDropzone } from './picture-dropzone.tsx';
import classes from './picture-input.module.css';
import { CurrentPicture, NewPicture } from './picture-preview.tsx';
import { PictureProblem, useRejection } from './picture-problem.tsx';
import { type Arranged, decided, moved, type PicturesChoice, picturesChoice } from './pictures-choice.ts';

interface Props {
  label: ReactNode;
  value?: PicturesChoice;
  onChange: (choice: PicturesChoice) => void;
  error?: ReactNode;
  /** The pictures that the entry has now. */
  current: readonly ShownPicture[];
  /** How many it may have. */
  most: number;
  'data-path'?: string;
}

/** Two files may have the same name. */
const keysOfFiles = new WeakMap<File, string>();
let keyedFiles = 0;

function keyOf(picture: string | ChosenPicture): string {
  if (typeof picture === 'string') return picture;
  if (!(picture instanceof File)) return picture.key;
  const known = keysOfFiles.get(picture);
  if (known) return known;
  keyedFiles += 1;
  const key = `file-${keyedFiles}`;
  keysOfFiles.set(picture, key);
  return key;
}

/** Takes several image files behind the pictures that are there already; all of them can be moved and described. */
export function PicturesInput({ label, value = null, onChange, error, current, most, ...rest }: Props) {
  const { t } = useAdminTexts();
  const { rejection, reject, forget } = useRejection();
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const id = useId();
  const { arranged, removed } = decided(value, current);
  const stored = new Map(current.map((picture) => [picture.key, picture]));
  const problem = rejection ?? error;
  const room = most - (arranged.length - removed.length);

  function choose(change: { arranged?: readonly Arranged[]; removed?: readonly string[] }) {
    forget();
    onChange(picturesChoice({ arranged, removed, ...change }, current));
  }

  function add(files: readonly File[]) {
    choose({ arranged: [...arranged, ...files.slice(0, room).map((picture) => ({ picture }))] });
    if (files.length > room) reject(t('picture.most', { count: most }));
  }

  /** One that is there already stays where it is. */
  function pick(picture: LibraryPicture) {
    const isThere = arranged.some(
      ({ picture: one }) => one === picture.key || (isOfLibrary(one) && one.key === picture.key),
    );
    if (isThere) choose({ removed: removed.filter((key) => key !== picture.key) });
    else choose({ arranged: [...arranged, { picture, alt: filledAlt(noText, picture) }] });
  }

  function move(from: number, to: number) {
    choose({ arranged: moved(arranged, from, to) });
    setSaid(t('order.done', { position: to + 1 }));
  }

  function dragOver(place: number) {
    if (dragged === null || dragged === place) return;
    move(dragged, place);
    setDragged(place);
  }

  const previewOf = (picture: string | ChosenPicture, place: number) => {
    if (typeof picture !== 'string') {
      const discard = () => choose({ arranged: arranged.toSpliced(place, 1) });
      const refuseBroken = () => {
        discard();
        reject(t('picture.broken'));
      };
      return <NewPicture picture={picture} onDiscard={discard} onBroken={refuseBroken} />;
    }
    const known = stored.get(picture);
    if (!known) return null;
    return (
      <CurrentPicture
        picture={known}
        isRemoved={removed.includes(picture)}
        isReplaced={false}
        onRemove={(goes) =>
          choose({ removed: goes ? [...removed, picture] : removed.filter((key) => key !== picture) })
        }
      />
    );
  };

  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id }}>
      <fieldset className={classes.row} aria-labelledby={id}>
        {arranged.length > 0 && (
          <ol className={classes.arrangement}>
            {arranged.map(({ picture, alt }, place) => (
              <ArrangedPicture
                key={keyOf(picture)}
                place={place}
                total={arranged.length}
                alt={alt ?? (typeof picture === 'string' ? stored.get(picture)?.alt : undefined) ?? noText}
                isRemoved={typeof picture === 'string' && removed.includes(picture)}
                isDragged={dragged === place}
                onAlt={(text) => choose({ arranged: arranged.with(place, { picture, alt: text }) })}
                onMove={(to) => move(place, to)}
                onDragStart={() => setDragged(place)}
                onDragOver={() => dragOver(place)}
                onDragEnd={() => setDragged(null)}
              >
                {previewOf(picture, place)}
              </ArrangedPicture>
            ))}
          </ol>
        )}
        <PictureDropzone
          several
          labelledBy={id}
          isWrong={Boolean(problem)}
          describedBy={problem ? `${id}-problem` : undefined}
          isDisabled={room <= 0}
          onChoose={add}
          onPick={pick}
          onReject={reject}
          data-path={rest['data-path']}
        />
        <PictureProblem id={`${id}-problem`} rejection={rejection} error={error} />
        <VisuallyHidden role="status">{said}</VisuallyHidden>
      </fieldset>
    </Input.Wrapper>
  );
}
