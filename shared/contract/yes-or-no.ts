import { z } from 'zod';

/** A boolean as a query or a part of a form writes it. */
export const yesOrNo = z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'], error: 'yes_or_no' });
