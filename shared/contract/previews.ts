import { z } from 'zod';
import { author } from './edit-history.ts';
import { editedKinds } from './edited-kinds.ts';
import { id, moment } from './entity.ts';
import { leafletFiles } from './leaflets.ts';
import { pictureFiles } from './pictures.ts';
import { previewTokens } from './preview-protocol.ts';

const previewToken = z.string().regex(previewTokens, { error: 'required' });

/** What may be asked of a preview by whoever has its token. */
export const preview = z.object({ entity: z.enum(editedKinds), _id: id, endsAt: moment });
export type Preview = z.infer<typeof preview>;

/** A link to a preview, for a colleague without an account. Its token is answered once. */
const previewLink = z.object({
  _id: id,
  by: author,
  createdAt: moment,
  endsAt: moment,
});
export type PreviewLink = z.infer<typeof previewLink>;

export const previewLinks = z.object({ links: z.array(previewLink) });
export const newPreviewLink = z.object({ preview: previewToken });
export const createdPreviewLink = previewLink.extend({ token: z.string() });

/** A file that has been chosen and not saved: sent once, named by its key in the previews that follow. */
export const previewFiles = { image: pictureFiles.image, leafletEn: leafletFiles.leafletEn };
export const previewFile = z.object({ key: z.string() });
