import { Text, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useAdminTexts } from '../resource/resource-texts.tsx';

/** From this part of its bound on, a text shows what is left. */
const near = 0.9;

/** How many characters a text may still grow by, once there are few; read out when the typing pauses. */
export function CharactersLeft({ length, longest }: { length: number; longest: number }) {
  const { t } = useAdminTexts();
  const left = longest - length;
  const text = length < longest * near ? '' : t(left < 0 ? 'form.over' : 'form.left', { count: Math.abs(left) });
  const [said] = useDebouncedValue(text, 1000);
  return (
    <>
      {text && (
        <Text size="xs" ta="end" c={left < 0 ? 'var(--mantine-color-error)' : 'dimmed'} aria-hidden>
          {text}
        </Text>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
