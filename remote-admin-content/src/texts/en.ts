import { adminTexts } from '@varda/shared/admin/texts/en';
import { dosage } from './dosage.en.ts';
import { messages } from './messages.en.ts';

export const en = { admin: adminTexts, dosage, messages };
export default en;
