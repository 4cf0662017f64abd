import { Button, CloseButton, Group, SegmentedControl, Text, Tooltip } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { EditedKind } from '@varda/contract/edit-history';
import { type Language, languages } from '@varda/contract/language';
import { type RefObject, useState } from 'react';
import { lockedProps } from '../action/locked-props.ts';
import { narrow } from '../dialog/use-is-narrow.ts';
import type { EditedResource, Entity } from '../resource/resource.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import classes from './preview.module.css';
import { previewAddress } from './preview-address.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { PreviewLinks } from './preview-links.tsx';
import { sitePathOf } from './site-path.ts';
import { type ShownPreview, usePreview } from './use-preview.ts';

const widths = { phone: 390, tablet: 820, desktop: 1280 } as const;
type Screen = keyof typeof widths;
const screens = Object.keys(widths) as Screen[];

interface Props<Row extends Entity, Values extends object> {
  resource: EditedResource<Row, Values>;
  kind: EditedKind;
  row: Row | null;
  values: Values;
  getValues: () => Values;
  wrong: string | null;
  form: RefObject<HTMLFormElement | null>;
  onClose: () => void;
}

/** The public page as it would be with what the form holds, beside the form. */
export function PreviewPanel<Row extends Entity, Values extends object>(props: Props<Row, Values>) {
  const { resource, kind, onClose, ...previewed } = props;
  const { t, language: own } = useAdminTexts();
  const [language, setLanguage] = useState<Language>(own);
  const [screen, setScreen] = useState<Screen>(() => (window.matchMedia(narrow).matches ? 'phone' : 'desktop'));
  const [isSharing, setSharing] = useState(false);
  const { shown, problem } = usePreview(resource, previewed);
  // Its links would stand in no form: what it is saved as has another id.
  const isNew = previewed.row === null;
  const addressOf = ({ id, token }: ShownPreview, version?: number) =>
    previewAddress(sitePathOf(kind, id), language, token, version);

  return (
    <section className={classes.panel} aria-label={t('preview.title')} data-preview>
      <Group gap="xs" justify="space-between" className={classes.bar as string}>
        <Group gap="xs">
          <SegmentedControl
            size="xs"
            aria-label={t('preview.screen')}
            value={screen}
            onChange={(value) => setScreen(value as Screen)}
            data={screens.map((value) => ({ value, label: t(`preview.screens.${value}`) }))}
          />
          <SegmentedControl
            size="xs"
            aria-label={t('preview.language')}
            value={language}
            onChange={(value) => setLanguage(value as Language)}
            data={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
          />
        </Group>
        <Group gap="xs" wrap="nowrap">
          {shown && (
            <Tooltip
              label={t('preview.shareDraft')}
              disabled={!isNew}
              events={{ hover: true, focus: true, touch: true }}
            >
              <Button
                size="compact-sm"
                variant="subtle"
                {...lockedProps(isNew ? t('preview.shareDraft') : null)}
                aria-expanded={isSharing}
                onClick={() => !isNew && setSharing(!isSharing)}
              >
                {t('preview.share')}
              </Button>
            </Tooltip>
          )}
          {shown && (
            <Button
              component="a"
              href={addressOf(shown)}
              target="_blank"
              size="compact-sm"
              variant="subtle"
              rightSection={<IconExternalLink size={16} aria-hidden />}
            >
              {t('preview.ownTab')}
            </Button>
          )}
          <CloseButton aria-label={t('preview.close')} onClick={onClose} />
        </Group>
      </Group>
      <Text size="sm" role="status" className={classes.problem as string}>
        {problem && (shown ? t('preview.shownBefore', { problem }) : t('preview.notYet', { problem }))}
      </Text>
      {shown && isSharing && <PreviewLinks kind={kind} shown={shown} language={language} />}
      <PreviewFrame
        title={t('preview.title')}
        address={shown && addressOf(shown, shown.version)}
        width={widths[screen]}
      />
    </section>
  );
}
