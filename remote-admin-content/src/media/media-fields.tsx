import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { AltInputs } from '@varda/admin/form';
import { Facts } from '@varda/admin/media';
import type { FieldsProps } from '@varda/admin/resource';
import { bounds } from '@varda/contract/bounds';
import type { Localized } from '@varda/contract/language';
import type { MediaItem } from '@varda/contract/media';
import { mostTags } from '@varda/contract/media-filters';
import { useQuery } from '@varda/platform/query';
import { useTexts } from '../texts/use-texts.ts';
import { FocusInput } from './focus-input.tsx';
import classes from './media.module.css';
import { detailsQuery, tagsQuery } from './media.source.ts';
import { PictureTools } from './picture-tools.tsx';
import { tagsIn, toggled } from './tags.ts';
import { WhereUsed } from './where-used.tsx';

export interface MediaValues {
  name: string;
  alt: Localized;
  /** With commas between them. */
  tags: string;
  /** `50% 50%` */
  focus: string;
}

/** Most tags that are offered. */
const mostOffered = 12;

export function MediaFields({ form, row }: FieldsProps<MediaItem, MediaValues>) {
  const { t } = useTexts();
  const tags = useQuery(tagsQuery).data ?? [];
  const details = useQuery({ ...detailsQuery(row?.key ?? ''), enabled: row !== null });
  if (!row) return null;
  const chosen = tagsIn(form.values.tags).map((tag) => tag.toLowerCase());
  return (
    <div className={classes.fields}>
      <FocusInput picture={row} {...form.getInputProps('focus')} />
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          <Facts item={row} />
        </Text>
        <div>
          <AltInputs {...form.getInputProps('alt')} value={form.values.alt} />
        </div>
        <TextInput label={t('media.fields.name')} maxLength={bounds.name} required {...form.getInputProps('name')} />
        <div>
          <TextInput
            label={t('media.fields.tags')}
            description={t('media.tagsHint', { count: mostTags })}
            maxLength={bounds.line}
            {...form.getInputProps('tags')}
          />
          {tags.length > 0 && (
            <Group gap={4} mt={6} role="group" aria-label={t('media.offeredTags')}>
              {tags.slice(0, mostOffered).map(({ tag }) => (
                <Button
                  key={tag}
                  size="compact-xs"
                  variant={chosen.includes(tag) ? 'light' : 'default'}
                  aria-pressed={chosen.includes(tag)}
                  onClick={() => form.setFieldValue('tags', toggled(form.values.tags, tag) as never)}
                >
                  {tag}
                </Button>
              ))}
            </Group>
          )}
        </div>
        <WhereUsed details={details} />
        <PictureTools picture={row} />
      </Stack>
    </div>
  );
}
