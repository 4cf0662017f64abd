import { adminTexts } from '@varda/shared/admin/texts/en';
import { dosage } from './dosage.en.ts';

export const en = { admin: adminTexts, dosage };
export default en;
