/** What remotes take of `@mantine/hooks` as they are now, and what their libraries do (`common.ts`). */
export {
  assignRef,
  upperFirst,
  useClickOutside,
  useDebouncedCallback,
  useDebouncedValue,
  useDisclosure,
  useInputState,
  useLocalStorage,
  useMediaQuery,
  useMergedRef,
  useMounted,
  useTimeout,
  useWindowEvent,
} from '@mantine/hooks';
