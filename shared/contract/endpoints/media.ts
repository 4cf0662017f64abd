import { z } from 'zod';
import { done } from '../entity.ts';
import { leafletsPage, leafletsQuery } from '../leaflets.ts';
import {
  mediaChange,
  mediaCrop,
  mediaDetails,
  mediaItem,
  mediaKey,
  mediaPage,
  mediaQuery,
  mediaReplacement,
  mediaTags,
  newMedia,
  replacedMedia,
} from '../media.ts';
import { picture } from '../pictures.ts';
import { undoneImport } from '../sheets.ts';
import { text } from '../text-schemas.ts';
import type { Endpoint } from './endpoint.ts';

/** Pictures and documents. */
export const mediaEndpoints = {
  'POST /pictures': {
    access: 'staff',
    needs: 'pictures.write',
    summary: 'Upload a picture for a text; without a text that shows it, it is removed after `UPLOAD_DAYS`',
    body: z.object({}),
    encoding: 'form',
    files: { image: { most: 1, required: true } },
    answer: picture,
    status: 201,
  },
  'GET /media': {
    access: 'staff',
    summary: 'The pictures of the library, the newest first',
    query: mediaQuery,
    answer: mediaPage,
  },
  'GET /media/tags': { access: 'staff', summary: 'The tags of the library', answer: mediaTags },
  'GET /media/:key': {
    access: 'staff',
    summary: 'A picture of the library, and where it is: on the site, in drafts, in earlier versions, in the trash',
    params: mediaKey,
    answer: mediaDetails,
  },
  'POST /media': {
    access: 'staff',
    needs: 'pictures.write',
    summary:
      'Upload a picture to the library, where it stays until it is deleted; one that is there already is answered',
    body: newMedia,
    encoding: 'form',
    files: { image: { most: 1, required: true } },
    answer: mediaItem,
    status: 201,
  },
  'PUT /media/:key': {
    access: 'staff',
    needs: 'pictures.write',
    versioned: true,
    summary: 'Change what is said of a picture, or which point of it stays to be seen where it is cut',
    params: mediaKey,
    body: mediaChange,
    answer: mediaDetails,
  },
  'POST /media/:key/replace': {
    access: 'staff',
    needs: 'pictures.write',
    summary:
      'Put another picture in the place of one everywhere on the site and in drafts; earlier versions keep the one that they had',
    params: mediaKey,
    body: mediaReplacement,
    answer: replacedMedia,
  },
  'POST /media/:key/replace/:id/undo': {
    access: 'staff',
    needs: 'pictures.write',
    summary: 'Take such a replacement back; what somebody has changed since stays as it is',
    params: mediaKey.extend({ id: text(64) }),
    answer: undoneImport,
  },
  'POST /media/:key/crop': {
    access: 'staff',
    needs: 'pictures.write',
    summary: 'Make a picture of a part of another one, which stays',
    params: mediaKey,
    body: mediaCrop,
    answer: mediaItem,
    status: 201,
  },
  'DELETE /media/:key': {
    access: 'staff',
    needs: 'pictures.write',
    summary: 'Move a picture that is nowhere in use to the trash',
    params: mediaKey,
    answer: done,
  },
  'GET /leaflets': {
    access: 'staff',
    summary: 'Products on the site with their leaflets; those of categories that the account does not see are left out',
    query: leafletsQuery,
    answer: leafletsPage,
  },
} as const satisfies Record<string, Endpoint>;
