/**
 * What public pages and the shell's frames are built from: the part of Mantine that they use, and our own parts.
 * The shell owns this module; naming a component here puts it into the first load of the site.
 */
export {
  ActionIcon,
  Alert,
  Anchor,
  Box,
  Button,
  Container,
  Group,
  Loader,
  Paper,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
  Textarea,
  TextInput,
  Title,
  UnstyledButton,
  VisuallyHidden,
} from '@mantine/core';
