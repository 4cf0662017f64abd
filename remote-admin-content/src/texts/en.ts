import { adminTexts } from '@varda/shared/admin/texts/en';
import { contacts } from './contacts.en.ts';
import { dosage } from './dosage.en.ts';
import { messages } from './messages.en.ts';
import { vacancies } from './vacancies.en.ts';

export const en = { admin: adminTexts, contacts, dosage, messages, vacancies };
export default en;
