import type { Editor } from '@tiptap/react';
import { pictureUrl } from '@varda/contract/picture-url';
import { largestMegabytes, type Picture } from '@varda/contract/pictures';
import { call } from '@varda/platform/http';
import { useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import { useAdminTexts } from '../../resource/resource-texts.tsx';
import { pictureFault } from '../picture-file.ts';

export interface Point {
  left: number;
  top: number;
}

export interface PictureUpload {
  /** Whether the account may upload; says why where it may not. */
  isAllowed: () => boolean;
  /** Uploads pictures and puts them where the cursor is, or `at` a point of the screen, one behind the other. */
  insert: (editor: Editor, files: readonly File[], at?: Point) => Promise<void>;
  /** Says that pictures did not come in, as they stand elsewhere. */
  tellMissing: () => void;
  /** How much has gone out, from 0 to 1; null while nothing is uploaded. */
  uploaded: number | null;
  /** Why the last picture did not come in. */
  failure: string | null;
}

/** Pictures of a text are uploaded before it is saved (`docs/decisions/012`). */
export function usePictureUpload(onInserted: () => void): PictureUpload {
  const { t, failureOf } = useAdminTexts();
  const [uploaded, setUploaded] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const mayUpload = useMay()('pictures.write');

  function isAllowed(): boolean {
    setFailure(mayUpload ? null : t('locked.pictures'));
    return mayUpload;
  }

  async function insertOne(editor: Editor, file: File) {
    const fault = pictureFault(file);
    if (fault) {
      setFailure(t(`picture.${fault}`, { megabytes: largestMegabytes }));
      return;
    }
    const body = new FormData();
    body.append('image', file);
    try {
      const picture = await call('POST /pictures', { body, onUpload: setUploaded });
      if (editor.isDestroyed) return;
      insertPicture(editor, picture);
      onInserted();
    } catch (error) {
      setFailure(failureOf(error, 'update'));
    }
  }

  return {
    uploaded,
    failure,
    isAllowed,
    tellMissing: () => setFailure(t('richText.pictureElsewhere')),
    insert: async (editor, files, at) => {
      if (!isAllowed()) return;
      const place = at && editor.view.posAtCoords(at)?.pos;
      if (place !== undefined) editor.commands.setTextSelection(place);
      for (const file of files) await insertOne(editor, file);
      setUploaded(null);
    },
  };
}

/** Puts a picture where the cursor is, in the place of one that is selected, and selects it. */
export function insertPicture(editor: Editor, picture: Picture, alt = ''): void {
  editor.commands.insertPicture(picture);
  select(editor, pictureUrl(picture, picture.widths.at(-1) ?? picture.width, 'webp'));
  if (alt) editor.commands.updateAttributes('picture', { alt });
}

/** Selects the picture nearest behind the cursor's old place, so that it can be described at once. */
function select(editor: Editor, src: string): void {
  const places: number[] = [];
  editor.state.doc.descendants((node, place) => {
    if (node.type.name === 'picture' && node.attrs.src === src) places.push(place);
  });
  const cursor = editor.state.selection.from;
  const nearest = places.sort((one, other) => Math.abs(one - cursor) - Math.abs(other - cursor))[0];
  if (nearest !== undefined) editor.commands.setNodeSelection(nearest);
}
