/**
 * What public pages and the shell's frames are built from: the part of Mantine that they use, and our own parts.
 * The shell owns this module; naming a component here puts it into the first load of the site.
 */
export { Button, Loader, NativeSelect, Skeleton, Textarea, TextInput, VisuallyHidden } from '@mantine/core';
export { LocalizedText } from './localized-text.tsx';
export { PageHead, PageStatus } from './page-head.tsx';
export { Picture } from './picture.tsx';
export { Registered } from './registered.tsx';
export { withRegisteredMarked } from './registered-html.ts';

export { SiteAddress } from './site-address.ts';
export { EmptyView, ErrorBox, ErrorView, LoadingView } from './states.tsx';
export { StructuredData } from './structured-data.tsx';
