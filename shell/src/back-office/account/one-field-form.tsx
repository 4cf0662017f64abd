import { Alert, Button, Group, Stack, TextInput, type TextInputProps } from '@mantine/core';
import { isApiError, messageOf } from '@varda/platform/http';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';

interface Props {
  /** By which the server names it too. */
  name: string;
  input: TextInputProps;
  submit: string;
  back: string;
  error: Error | null;
  /** Said where the server says nothing. */
  failure: string;
  isPending: boolean;
  onSubmit: (typed: string) => void;
  onBack: () => void;
  children: ReactNode;
}

/** One step of setting a second factor up. */
export function OneFieldForm(props: Props) {
  const { name, input, submit, back, error, failure, isPending, onSubmit, onBack, children } = props;
  const field = useRef<HTMLInputElement>(null);
  const refused = isApiError(error) ? error.fields[name] : undefined;
  useEffect(() => {
    if (!refused) return;
    field.current?.focus();
    field.current?.select();
  }, [refused]);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (field.current) onSubmit(field.current.value);
  }

  return (
    <form onSubmit={send}>
      <Stack gap="md">
        {children}
        <TextInput {...input} ref={field} name={name} error={refused} required withAsterisk={false} autoFocus />
        {error && !refused && (
          <Alert color="red" role="alert">
            {messageOf(error, failure)}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onBack} disabled={isPending}>
            {back}
          </Button>
          <Button type="submit" loading={isPending}>
            {submit}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
