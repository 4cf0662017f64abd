import { RichTextEditor } from '@mantine/tiptap';
import { useAdminTexts } from '../../resource/resource-texts.tsx';

/** The formats that a text may have (`spec.md` §9), and no other. */
export function RichTextToolbar() {
  const { t } = useAdminTexts();
  return (
    <RichTextEditor.Toolbar role="toolbar" aria-label={t('richText.toolbar')}>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.H1 />
        <RichTextEditor.H2 />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Underline />
        <RichTextEditor.Strikethrough />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Link />
        <RichTextEditor.Unlink />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  );
}
