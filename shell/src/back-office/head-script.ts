import { makeFirstCalls } from '@varda/platform/http/first-calls';
import { safeLocalStorage } from '@varda/platform/storage';
import { collapsedMenuKey } from './layout/collapsed-menu-key.ts';

/** Stands in the head of the documents of screens, ahead of all else: rows are on their way beside the scripts and not after them. */
const { dataset } = document.currentScript as HTMLScriptElement;
makeFirstCalls(dataset.calls?.split(' ').filter(Boolean) ?? [], document.documentElement.lang);

// The outline of the document is that of the screen.
if (safeLocalStorage.getItem(collapsedMenuKey) === 'true') document.documentElement.dataset.menu = 'collapsed';
