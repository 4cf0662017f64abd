import { Button, Group, Input, Skeleton, Text } from '@mantine/core';
import { bounds } from '@varda/contract/bounds';
import { useQuery } from '@varda/platform/query';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { CharactersLeft } from './characters-left.tsx';

/** Its own chunk: a table opens without the editor. */
const loadEditor = () => import(/* webpackChunkName: "rich-text-editor" */ './rich-text/rich-text-editor.tsx');

/** Code is of one remote in one version, the cache of queries the page's: each copy of this module keeps its own editor there. */
const copy = Math.random();

interface Props {
  label: ReactNode;
  description?: ReactNode;
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  error?: ReactNode;
  withAsterisk?: boolean;
  lang?: string;
  /** For texts that may be aligned, and hold pictures and videos: those of About and History. */
  illustrated?: boolean;
  'data-path'?: string;
}

/** An input for rich text. What nobody has touched keeps its HTML byte for byte. */
export function RichTextInput({
  label,
  description,
  error: given,
  withAsterisk = false,
  illustrated = false,
  ...editing
}: Props) {
  const { t } = useAdminTexts();
  const id = useId();
  const error = given || (editing.value.length > bounds.richText && t('problem.too_long', { count: bounds.richText }));
  const editor = useQuery({
    queryKey: ['admin', 'rich-text-editor', copy],
    queryFn: loadEditor,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  // A query that is asked again has no error meanwhile.
  const hasFailed = !editor.data && editor.errorUpdateCount > 0;
  const wrapper = useRef<HTMLDivElement>(null);
  const isRetried = useRef(false);

  // With the editor the button goes that has asked for it. Whoever has gone elsewhere meanwhile stays there.
  useEffect(() => {
    if (editor.data && isRetried.current && document.activeElement === document.body)
      wrapper.current?.querySelector<HTMLElement>('[role=textbox]')?.focus();
  }, [editor.data]);

  function retry() {
    isRetried.current = true;
    void editor.refetch();
  }

  const describedBy = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ');

  return (
    <Input.Wrapper
      ref={wrapper}
      id={id}
      label={label}
      labelElement="div"
      description={description}
      error={error}
      // What counts the characters says that one.
      {...(!given && { errorProps: {} })}
      withAsterisk={withAsterisk}
    >
      {editor.isPending && !hasFailed && <Skeleton h={188} aria-label={t('richText.loading')} role="status" />}
      {hasFailed && (
        <Group gap="sm">
          {/* In an element that is there already, the same words are said anew. */}
          <Text size="sm" role="alert">
            {editor.isError && t('richText.failed')}
          </Text>
          <Button size="compact-sm" variant="default" onClick={retry} loading={editor.isFetching}>
            {t('retry')}
          </Button>
        </Group>
      )}
      {editor.data && (
        <editor.data.default
          {...editing}
          illustrated={illustrated}
          isWrong={Boolean(error)}
          labelledBy={`${id}-label`}
          describedBy={describedBy}
        />
      )}
      <CharactersLeft length={editing.value.length} longest={bounds.richText} />
    </Input.Wrapper>
  );
}
