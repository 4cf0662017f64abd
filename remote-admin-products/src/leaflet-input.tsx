import { ActionIcon, Anchor, Button, FileButton, Group, Input, Text, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconFileTypePdf, IconTrash, IconX } from '@tabler/icons-react';
import { useAdminTexts } from '@varda/admin/components';
import { useMay } from '@varda/admin/permissions';
import { largestUploadBytes, largestUploadMegabytes } from '@varda/contract/bounds';
import { leafletSize, leafletUrl } from '@varda/contract/leaflet-url';
import { type Leaflet, leafletType } from '@varda/contract/leaflets';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTexts } from './texts/use-texts.ts';

/** What has been decided about a leaflet: a new file, that it goes, or nothing. */
export type LeafletChoice = File | 'removed' | null;

interface Props {
  label: ReactNode;
  value?: LeafletChoice;
  onChange: (choice: LeafletChoice) => void;
  error?: ReactNode;
  /** The leaflet that the product has now. */
  current: Leaflet | null;
  /** Of the product: what the file is saved as. */
  name: string;
  'data-path'?: string;
}

/** Takes one PDF file, beside the one that is there already. */
export function LeafletInput({ label, value = null, onChange, error, current, name, ...rest }: Props) {
  const { t, language } = useTexts();
  const { t: engine } = useAdminTexts();
  const mayUpload = useMay()('pictures.write');
  const [rejection, setRejection] = useState<string | null>(null);
  const resetChooser = useRef<() => void>(null);
  const id = useId();

  function choose(choice: LeafletChoice) {
    setRejection(null);
    onChange(choice);
  }

  function take(file: File | null) {
    // A browser tells of no change where the same file is chosen again.
    resetChooser.current?.();
    if (!file) return;
    // Where the system does not know the ending, the type is empty; the server looks at the bytes.
    if (file.type !== leafletType && file.type !== '') setRejection(t('leaflet.notAPdf'));
    else if (file.size > largestUploadBytes) setRejection(t('leaflet.tooLarge', { megabytes: largestUploadMegabytes }));
    else choose(file);
  }

  return (
    <Input.Wrapper
      label={label}
      description={mayUpload ? t('leaflet.hint', { megabytes: largestUploadMegabytes }) : engine('locked.pictures')}
      labelElement="div"
      labelProps={{ id }}
      error={rejection ?? error}
    >
      <Group role="group" aria-labelledby={id} gap="sm" mt="xs">
        {current && (
          <Group gap="xs">
            <Anchor
              href={leafletUrl(current, name)}
              download
              {...(value !== null && { td: 'line-through', c: 'dimmed' })}
            >
              {t('leaflet.current', { size: leafletSize(current.size, language) })}
            </Anchor>
            {!(value instanceof File) && (
              <IconButton
                label={t(value === 'removed' ? 'leaflet.keep' : 'leaflet.remove')}
                onClick={() => choose(value === 'removed' ? null : 'removed')}
              >
                {value === 'removed' ? <IconArrowBackUp size={16} /> : <IconTrash size={16} />}
              </IconButton>
            )}
          </Group>
        )}
        {value instanceof File && (
          <Group gap="xs">
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {t('leaflet.chosen', { name: value.name, size: leafletSize(value.size, language) })}
            </Text>
            <IconButton label={t('leaflet.discard')} onClick={() => choose(null)}>
              <IconX size={16} />
            </IconButton>
          </Group>
        )}
        <FileButton resetRef={resetChooser} accept={leafletType} onChange={take} inputProps={{ 'aria-labelledby': id }}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              disabled={!mayUpload}
              leftSection={<IconFileTypePdf size={18} aria-hidden />}
              data-path={rest['data-path']}
            >
              {t('leaflet.choose')}
            </Button>
          )}
        </FileButton>
      </Group>
    </Input.Wrapper>
  );
}

function IconButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="default" size="md" radius="xl" aria-label={label} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
