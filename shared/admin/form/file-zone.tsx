import '@mantine/dropzone/styles.layer.css';
import { Button, Group, Text } from '@mantine/core';
import { Dropzone, type DropzoneProps } from '@mantine/dropzone';
import type { Icon } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useRef } from 'react';

interface Props extends Pick<DropzoneProps, 'className' | 'accept' | 'maxSize' | 'multiple' | 'inputProps' | 'onDrop'> {
  /** What the button says that opens the browser's own dialog. */
  choose: string;
  /** What is said beside it. */
  hint: string;
  Icon: Icon;
  /** Another way to choose, which stays when files are not taken. */
  beside?: ReactNode;
  isDisabled?: boolean;
  isWrong?: boolean;
  /** Id of what is said of it. */
  describedBy?: string | undefined;
  button?: RefObject<HTMLButtonElement | null>;
  zone?: RefObject<HTMLDivElement | null>;
  /** Has the focus first, in a dialog. */
  takesFirstFocus?: boolean;
  'data-path'?: string | undefined;
  /** `files` are all that were not taken, `reason` is that of the first one. */
  onReject: (reason: 'tooLarge' | 'otherType', files: File[]) => void;
}

/** Takes files, by click or drop. */
export function FileZone(props: Props) {
  const { choose, hint, Icon, beside, isDisabled = false, isWrong, button, takesFirstFocus, ...rest } = props;
  const { 'data-path': path, describedBy, zone: ref, onDrop, onReject, ...zone } = rest;
  const openDialog = useRef<() => void>(null);
  return (
    <Dropzone
      {...zone}
      {...(ref && { ref })}
      openRef={openDialog}
      disabled={isDisabled}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      tabIndex={-1}
      onDrop={() => {}}
      // Of files that come together, some may be taken: what is said of the others is said last, or it would be cleared.
      onDropAny={(files, rejections) => {
        if (files.length > 0) onDrop(files);
        // Of several on a zone that takes one, the first is taken: nothing is wrong with the others.
        const refused = rejections.filter(({ errors }) => errors.some(({ code }) => code !== 'too-many-files'));
        const [first] = refused;
        if (!first) return;
        const isTooLarge = first.errors.every(({ code }) => code === 'file-too-large');
        onReject(
          isTooLarge ? 'tooLarge' : 'otherType',
          refused.map(({ file }) => file),
        );
      }}
      data-wrong={isWrong || undefined}
    >
      <Group gap="xs" justify="center">
        <Button
          ref={button}
          variant="default"
          leftSection={<Icon size={18} aria-hidden />}
          onClick={() => openDialog.current?.()}
          disabled={isDisabled}
          aria-describedby={describedBy}
          data-path={path}
          data-autofocus={takesFirstFocus || undefined}
        >
          {choose}
        </Button>
        {beside}
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      </Group>
    </Dropzone>
  );
}
