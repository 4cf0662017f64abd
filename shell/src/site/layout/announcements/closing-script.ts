import { closeAnnouncements } from './close-announcements.ts';

/** Stands in the head of documents with announcements, ahead of the bootstrap script. */
closeAnnouncements();
