import { isHistoryTransaction, undoDepth } from '@tiptap/pm/history';
import type { Editor, EditorEvents, Range } from '@tiptap/react';
import { largestUploadMegabytes } from '@varda/contract/bounds';
import type { Picture } from '@varda/contract/pictures';
import { call } from '@varda/platform/http';
import { useCallback, useContext, useEffect, useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import { useAdminTexts } from '../../resource/resource-texts.tsx';
import { BeginUpload } from '../pending-uploads.ts';
import { pictureFault } from '../picture-file.ts';
import { rangeBehind } from './behind-media.ts';
import type { PastedPicture } from './pasted-html.ts';
import { isPending, settlePending } from './pending-pictures.ts';
import type { InsertedPicture } from './picture.format.ts';

export interface Point {
  left: number;
  top: number;
}

interface Where {
  /** A point of the screen; left out for the cursor. */
  at?: Point | undefined;
  /** In the place of the picture that is selected. */
  replaces?: boolean | undefined;
}

interface PictureUpload {
  /** Whether the account may upload; says why where it may not. */
  isAllowed: () => boolean;
  /** Uploads pictures and puts them where the cursor is now, one behind the other, whatever is written or selected meanwhile. */
  insert: (editor: Editor, files: readonly File[], where?: Where) => Promise<void>;
  /** Uploads pictures of a pasted text, which are pending in it. Those that are deleted meanwhile are not, until Undo or Redo brings them back. */
  fill: (editor: Editor, pictures: readonly PastedPicture[]) => Promise<void>;
  /** Says that pictures did not come in, as they stand elsewhere. */
  tellMissing: () => void;
  /** Waits no longer for what is uploaded. */
  stop: () => void;
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
  const [underWay] = useState(() => new Set<AbortController>());
  const begin = useContext(BeginUpload);
  const mayUpload = useMay()('pictures.write');

  function isAllowed(): boolean {
    setFailure(mayUpload ? null : t('locked.pictures'));
    return mayUpload;
  }

  const stop = useCallback(() => {
    for (const upload of underWay) upload.abort();
  }, [underWay]);
  // Nobody waits for what goes with its editor.
  useEffect(() => stop, [stop]);

  /** Says why where nothing comes of it. */
  async function uploadOne(file: File, signal: AbortSignal): Promise<Picture | null> {
    const fault = pictureFault(file);
    if (fault) {
      setFailure(t(`picture.${fault}`, { megabytes: largestUploadMegabytes }));
      return null;
    }
    const body = new FormData();
    body.append('image', file);
    try {
      return await call('POST /pictures', { body, onUpload: setUploaded, signal });
    } catch (error) {
      setFailure(signal.aborted ? t('richText.pictureStopped') : failureOf(error, 'update'));
      return null;
    }
  }

  async function whileUploading(uploadAll: (signal: AbortSignal) => Promise<void>) {
    const end = begin();
    const upload = new AbortController();
    underWay.add(upload);
    setUploaded(0);
    await uploadAll(upload.signal);
    underWay.delete(upload);
    if (underWay.size === 0) setUploaded(null);
    end();
  }

  async function fill(editor: Editor, pictures: readonly PastedPicture[]): Promise<void> {
    if (!isAllowed()) {
      for (const { mark } of pictures) settlePending(editor, mark, null);
      return;
    }
    const takenBack: PastedPicture[] = [];
    await whileUploading(async (signal) => {
      for (const pasted of pictures) {
        const { mark, file } = pasted;
        if (!signal.aborted && !isPending(editor, mark)) {
          takenBack.push(pasted);
          continue;
        }
        const picture = signal.aborted ? null : await uploadOne(file, signal);
        if (!editor.isDestroyed) settlePending(editor, mark, picture);
      }
    });
    if (takenBack.length > 0) fillOnceBack(editor, takenBack);
  }

  /** What was taken back with its text may come back with it, by Redo. */
  function fillOnceBack(editor: Editor, pictures: readonly PastedPicture[]) {
    if (editor.isDestroyed) return;
    const look = () => {
      if (!pictures.some(({ mark }) => isPending(editor, mark))) return;
      editor.off('transaction', onTransaction);
      void fill(editor, pictures);
    };
    const onTransaction = ({ transaction }: EditorEvents['transaction']) => {
      if (isHistoryTransaction(transaction)) look();
    };
    editor.on('transaction', onTransaction);
    // Some may be back already, while others were uploaded.
    look();
  }

  return {
    uploaded,
    failure,
    stop,
    isAllowed,
    tellMissing: () => setFailure(t('richText.pictureElsewhere')),
    insert: async (editor, files, { at, replaces = false } = {}) => {
      if (!isAllowed()) return;
      const dropped = at && editor.view.posAtCoords(at)?.pos;
      if (dropped !== undefined) editor.commands.setTextSelection(dropped);
      const place = placeIn(editor, replaces);
      await whileUploading(async (signal) => {
        for (const file of files) {
          const picture = signal.aborted ? null : await uploadOne(file, signal);
          if (picture && !editor.isDestroyed && place.insert(picture)) onInserted();
        }
      });
      place.leave();
    },
    fill,
  };
}

interface Place {
  /** Puts a picture there, behind those before it. @returns whether it is selected, as nobody has gone on with the text meanwhile */
  insert: (picture: Picture) => boolean;
  leave: () => void;
}

/** The place of the cursor, which stays the same while somebody writes or selects elsewhere, or takes back and back again. */
function placeIn(editor: Editor, replaces: boolean): Place {
  let place = rangeBehind(editor.state.selection, replaces ? 'picture' : null);
  let isLeft = false;
  // Text that Undo takes away, and Redo brings back, would come behind the place where it was around it.
  const places = new Map<number, Range>();
  let depth = undoDepth(editor.state);
  const follow = ({ transaction }: EditorEvents['transaction']) => {
    const inserted: InsertedPicture | undefined = transaction.getMeta('picture');
    const isHistory = isHistoryTransaction(transaction);
    const isStep = isHistory || undoDepth(editor.state) > depth;
    if (isStep) places.set(depth, place);
    // What is no step stays where Undo leads back, and moves the places there.
    else if (transaction.getMeta('addToHistory') === false) places.clear();
    depth = undoDepth(editor.state);
    if (inserted?.at.from === place.from && inserted.at.to === place.to) {
      place = { from: inserted.behind, to: inserted.behind };
      return;
    }
    isLeft ||= !inserted && (transaction.docChanged || transaction.selectionSet);
    // What is typed at the place comes behind the picture.
    const to = transaction.mapping.map(place.to, -1);
    const mapped = { from: Math.min(to, transaction.mapping.map(place.from, 1)), to };
    place = (isHistory && places.get(depth)) || mapped;
  };
  editor.on('transaction', follow);
  return {
    insert: (picture) => {
      editor.commands.insertPicture(picture, place, { alt: '', isSelected: !isLeft });
      return !isLeft;
    },
    leave: () => void editor.off('transaction', follow),
  };
}

/** Puts a picture behind what is selected, or in the place of a picture that is, and selects it. */
export function insertPicture(editor: Editor, picture: Picture, alt: string): void {
  editor.commands.insertPicture(picture, rangeBehind(editor.state.selection, 'picture'), { alt, isSelected: true });
}
