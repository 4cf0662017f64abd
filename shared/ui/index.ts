/**
 * What public pages and the shell's layouts are built from, without Mantine: that is for the back office (docs/decisions/029).
 * The shell owns this module; naming a component here puts it into the first load of the site.
 */
export { Button } from './button.tsx';
export { NativeSelect, Textarea, TextInput } from './fields.tsx';
export { Loader } from './loader.tsx';
export { LocalizedText } from './localized-text.tsx';
export { PageHead, PageStatus } from './page-head.tsx';
export { PageResponse } from './page-response.ts';
export { Picture } from './picture.tsx';
export { Registered } from './registered.tsx';
export { withRegisteredMarked } from './registered-html.ts';
export { SiteAddress } from './site-address.ts';
export { Skeleton } from './skeleton.tsx';
export { EmptyView, ErrorBox, ErrorView, LoadingView } from './states.tsx';
export { StructuredData } from './structured-data.tsx';
export { VisuallyHidden } from './visually-hidden.tsx';
