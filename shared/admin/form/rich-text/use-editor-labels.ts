import type { RichTextEditorLabels } from '@mantine/tiptap';
import { useAdminTexts } from '../../resource/resource-texts.tsx';

/** The names of the toolbar's controls in the page's language. */
export function useEditorLabels(): Partial<RichTextEditorLabels> {
  const { t } = useAdminTexts();
  return {
    boldControlLabel: t('richText.bold'),
    italicControlLabel: t('richText.italic'),
    underlineControlLabel: t('richText.underline'),
    strikeControlLabel: t('richText.strike'),
    h1ControlLabel: t('richText.heading1'),
    h2ControlLabel: t('richText.heading2'),
    bulletListControlLabel: t('richText.bulletList'),
    orderedListControlLabel: t('richText.orderedList'),
    linkControlLabel: t('richText.link'),
    unlinkControlLabel: t('richText.unlink'),
    linkEditorInputLabel: t('richText.linkAddress'),
    linkEditorInputPlaceholder: t('richText.linkPlaceholder'),
    linkEditorSave: t('richText.linkSave'),
    linkEditorExternalLink: t('richText.linkExternal'),
    linkEditorInternalLink: t('richText.linkInternal'),
  };
}
