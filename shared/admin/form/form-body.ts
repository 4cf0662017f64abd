import type { Sending } from '../resource/resource.ts';
import { isChosen } from './chosen-picture.ts';

interface FormBody extends Partial<Sending> {
  body: FormData;
}

/**
 * A form-style body (S-01), as options of a call: files as files, pictures of the library as their keys, several of them one after the other, objects as
 * JSON, what is undefined or null left out. Only a body with a file in it is worth watching on its way.
 */
export function formBody(parts: object, { onUpload, stored, ...sending }: Sending): FormBody {
  const body = new FormData();
  let hasFile = false;
  for (const [name, value] of Object.entries(parts)) {
    if (value === undefined || value === null) continue;
    const chosen = [value].flat().filter(isChosen);
    for (const one of chosen) body.append(name, one instanceof File ? (stored?.get(one) ?? one) : one.key);
    if (chosen.length > 0) hasFile ||= chosen.some((one) => one instanceof File && !stored?.has(one));
    else body.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return hasFile ? { body, ...sending, onUpload } : { body, ...sending };
}
