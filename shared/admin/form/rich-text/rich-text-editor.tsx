import '@mantine/tiptap/styles.layer.css';
import { Button, Group, Progress, Text, useMantineStyleNonce } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { closeHistory } from '@tiptap/pm/history';
import type { Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { type Editor, useEditor } from '@tiptap/react';
import { pictureTypes } from '@varda/contract/pictures';
import { useEffect, useRef, useState } from 'react';
import { useIsSlow } from '../../dialog/use-is-slow.ts';
import { useLibrary } from '../../media/use-library.tsx';
import { useAdminTexts } from '../../resource/resource-texts.tsx';
import { useLatest } from '../use-latest.ts';
import { isSelected } from './behind-media.ts';
import type { Panel } from './controls.ts';
import { illustratedFormats, textFormats } from './formats.ts';
import { LinkPanel } from './link.panel.tsx';
import { cleanPasted, type Pasted, type PastedPicture } from './pasted-html.ts';
import { PicturePanel } from './picture.panel.tsx';
import { RichPasteNotice } from './rich-paste-notice.tsx';
import classes from './rich-text-editor.module.css';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import { insertPicture, type Point, usePictureUpload } from './use-picture-upload.ts';
import { useWriting } from './use-writing.ts';
import { VideoPanel } from './video.panel.tsx';

interface Props {
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  illustrated: boolean;
  isWrong: boolean;
  labelledBy: string;
  describedBy: string;
  lang?: string;
  'data-path'?: string;
}

interface Pictures {
  files?: FileList;
  pictures?: File[];
  /** Somebody has asked for another picture in the place of the one that is selected. */
  replaces?: boolean;
}

/** Whether the clipboard holds a text: Word and Excel add a picture of theirs, browsers the HTML of a picture that is copied. */
function isText(clipboard: DataTransfer): boolean {
  const html = clipboard.getData('text/html');
  if (!html || clipboard.files.length === 0) return clipboard.types.some((type) => /^text\/(html|plain)$/.test(type));
  const cleaned = cleanPasted(html);
  return !(cleaned.html === '' && cleaned.isMissingPictures && cleaned.pictures.length === 0);
}

/** The editor behind a rich text input; loaded when the first one is on the screen. */
export default function RichTextArea(props: Props) {
  const { value, onChange, onBlur, illustrated, isWrong, labelledBy, describedBy, ...rest } = props;
  const { t } = useAdminTexts();
  const nonce = useMantineStyleNonce()?.();
  const [panel, setPanel] = useState<Panel | null>(null);
  const [pasted, setPasted] = useState<(Pasted & { turn: number }) | null>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const upload = usePictureUpload(() => setPanel('picture'));
  const isSlow = useIsSlow(upload.uploaded !== null);
  const library = useLibrary((picture) => {
    if (!editor || editor.isDestroyed) return;
    insertPicture(editor, picture, rest.lang === 'mk' ? picture.alt.mk : picture.alt.en);
    setPanel('picture');
  });
  const attributes = useLatest({
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelledBy,
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(isWrong && { 'aria-invalid': 'true' }),
    ...(rest.lang && { lang: rest.lang }),
    ...(rest['data-path'] && { 'data-path': rest['data-path'] }),
  });
  const latest = useLatest({ press, takePictures, fill, upload });
  // Other options than at the last rendering, by identity, would be set anew at every key.
  const [editorProps] = useState(() => ({
    attributes: () => attributes.current,
    handleKeyDown: (_: unknown, event: KeyboardEvent) => latest.current.press(event),
    handlePaste: (_: unknown, { clipboardData }: ClipboardEvent, { size }: Slice) => {
      const pictures = clipboardData && !isText(clipboardData) ? [...clipboardData.files] : [];
      // Once it has been said what the HTML beside them lacks.
      if (pictures.length > 0) queueMicrotask(() => latest.current.takePictures({ pictures }));
      // Of HTML with nothing but pictures nothing is left: pasted, it would delete what is selected.
      return pictures.length > 0 || (size === 0 && clipboardData?.getData('text/html') !== '');
    },
    handleDrop: (_: unknown, { dataTransfer, clientX: left, clientY: top }: DragEvent, __: unknown, moved: boolean) =>
      !moved && latest.current.takePictures(dataTransfer, { left, top }),
    transformPasted: (slice: Slice, view: EditorView) => {
      const close = () => view.dispatch(closeHistory(view.state.tr));
      // The editor takes back together what is done within half a second; a paste is taken back alone.
      close();
      queueMicrotask(close);
      return slice;
    },
    transformPastedHTML: (html: string) => {
      const pasted = cleanPasted(html);
      // Once the text stands where it was pasted.
      queueMicrotask(() => tell(pasted));
      const pictures = illustrated ? pasted.pictures : [];
      if (pictures.length > 0 && pasted.html) queueMicrotask(() => latest.current.fill(pictures));
      else if (pictures.length > 0)
        queueMicrotask(() => latest.current.takePictures({ pictures: pictures.map(({ file }) => file) }));
      else if (illustrated && pasted.isMissingPictures) queueMicrotask(() => latest.current.upload.tellMissing());
      return pasted.html;
    },
  }));
  const editor = useEditor({
    extensions: illustrated ? illustratedFormats : textFormats,
    content: value,
    editorProps,
    shouldRerenderOnTransaction: false,
    // Tells of what is deleted, which nobody asks: it would look for that at every key.
    enableCoreExtensions: { delete: false },
    ...(nonce && { injectNonce: nonce }),
  });
  useWriting(editor, { value, onChange, onBlur });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the view asks for its attributes only when it is updated
  useEffect(() => {
    if (editor && !editor.isDestroyed) editor.view.updateState(editor.state);
  }, [editor, isWrong, describedBy]);

  function press(event: KeyboardEvent): boolean {
    const isLink = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.code === 'KeyK';
    const isToolbar = event.altKey && event.key === 'F10';
    if (isLink) setPanel('link');
    if (isToolbar) toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    // Of the page's own shortcuts none is meant.
    if (isLink || isToolbar) event.stopPropagation();
    return isLink || isToolbar;
  }

  /** Answers whether there was something to take, or to leave out, which a notice says: only some texts hold pictures. */
  function takePictures(from: Pictures | null, at?: Point): boolean {
    const given = from?.pictures ?? [...(from?.files ?? [])];
    if (illustrated && given.length > 0) void upload.insert(editor as Editor, given, { at, replaces: from?.replaces });
    else if (given.length > 0) tell({ ...cleanPasted(''), pictures: given.map((file) => ({ file, mark: '' })) });
    return given.length > 0;
  }

  function fill(pictures: readonly PastedPicture[]) {
    void upload.fill(editor as Editor, pictures);
  }

  function tell(what: Pasted) {
    setPasted((before) => ({ ...what, turn: (before?.turn ?? 0) + 1 }));
  }

  function choosePicture() {
    if (upload.isAllowed()) files.current?.click();
  }

  function stopUpload() {
    upload.stop();
    editor?.commands.focus();
  }

  function open(wanted: Panel) {
    if (wanted === 'library') library.open();
    else if (wanted === 'picture' && !(editor && isSelected(editor.state.selection, 'picture'))) choosePicture();
    else setPanel(panel === wanted ? null : wanted);
  }

  const close = () => setPanel(null);
  const back = () => {
    close();
    editor?.commands.focus();
  };

  return (
    <RichTextEditor editor={editor} classNames={classes} data-wrong={isWrong || undefined}>
      <RichTextToolbar editor={editor} illustrated={illustrated} panel={panel} onPanel={open} ref={toolbar} />
      {panel === 'link' && <LinkPanel editor={editor} onClose={back} />}
      {panel === 'video' && <VideoPanel editor={editor} onClose={back} />}
      {panel === 'picture' && <PicturePanel editor={editor} onReplace={choosePicture} onClose={close} />}
      {illustrated && (
        <input
          ref={files}
          type="file"
          accept={pictureTypes.join()}
          hidden
          aria-hidden
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            takePictures({ pictures: [...(currentTarget.files ?? [])], replaces: true });
            currentTarget.value = '';
          }}
        />
      )}
      {upload.uploaded !== null && (
        <Group gap="xs">
          <Progress
            value={upload.uploaded * 100}
            radius={0}
            flex={1}
            aria-label={t('form.uploading', { percent: Math.round(upload.uploaded * 100) })}
          />
          {isSlow && (
            <Button size="compact-sm" variant="default" m="xs" onClick={stopUpload}>
              {t('form.stop')}
            </Button>
          )}
        </Group>
      )}
      {upload.failure && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)" className={classes.failure}>
          {upload.failure}
        </Text>
      )}
      {library.window}
      {pasted && (
        <RichPasteNotice
          // Each paste has a notice of its own.
          key={pasted.turn}
          editor={editor}
          pasted={pasted}
          illustrated={illustrated}
          onClose={() => setPasted(null)}
        />
      )}
      <RichTextEditor.Content />
    </RichTextEditor>
  );
}
