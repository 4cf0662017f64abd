import { useMediaQuery } from '@mantine/hooks';

/** As the styles have it. */
export const narrow = '(max-width: 47.99em)';

/** Whether the window is as narrow as a phone: rows are cards, dialogs fill it, what stood side by side is stacked. */
export function useIsNarrow(): boolean {
  return useMediaQuery(narrow, false, { getInitialValueInEffect: false });
}
