import { takeLanguageOfBrowser } from './reader.ts';
import './sw.ts';

/** The service worker where `LANGUAGE_FROM_BROWSER` is on. */
takeLanguageOfBrowser();
