import { contactInfoTexts } from '@varda/contract/contact-info';
import { picturedTexts } from '../content/pictured-texts.repository.ts';

export const contactInfo = picturedTexts('contact_info', contactInfoTexts);
