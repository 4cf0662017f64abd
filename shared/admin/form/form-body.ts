import type { Sending } from '../resource/resource.ts';

export interface FormBody extends Partial<Sending> {
  body: FormData;
}

/**
 * A form-style body (S-01), as options of a call: files as files, several of them one after the other, objects as
 * JSON, what is undefined or null left out. Only a body with a file in it is worth watching on its way.
 */
export function formBody(parts: object, { onUpload, stored, ...sending }: Sending): FormBody {
  const body = new FormData();
  let hasFile = false;
  for (const [name, value] of Object.entries(parts)) {
    if (value === undefined || value === null) continue;
    const files = [value].flat().filter((one) => one instanceof File);
    for (const file of files) body.append(name, stored?.get(file) ?? file);
    if (files.length > 0) hasFile ||= files.some((file) => !stored?.has(file));
    else body.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return hasFile ? { body, ...sending, onUpload } : { body, ...sending };
}
