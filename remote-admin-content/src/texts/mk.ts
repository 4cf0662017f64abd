import { adminTexts } from '@varda/shared/admin/texts/mk';
import type { TextsLike } from '@varda/shared/remote';
import { dosage } from './dosage.mk.ts';
import type { en } from './en.ts';
import { messages } from './messages.mk.ts';

const mk: TextsLike<typeof en> = { admin: adminTexts, dosage, messages };
export default mk;
