import type { ParamsOf } from '@varda/contract/endpoints';
import { call } from '@varda/platform/http';
import { isGone } from '../dialog/is-gone.ts';

/**
 * Puts something from the trash back where it was; answers whether somebody else had done so. What is not in the trash was restored or deleted
 * for good: then it is nowhere.
 *
 * @throws ApiError; 404 of what was deleted for good, and of a message that is not in the trash, of which the api does not say which
 */
export async function restoreTrashed(params: ParamsOf<'POST /trash/:entity/:id/restore'>): Promise<boolean> {
  try {
    await call('POST /trash/:entity/:id/restore', { params });
    return false;
  } catch (error) {
    const { entity, id } = params;
    if (!isGone(error) || entity === 'contact-messages') throw error;
    if (entity === 'media') await call('GET /media/:key', { params: { key: id } });
    else await call('GET /edit-history/:entity/:id', { params: { entity, id } });
    return true;
  }
}
