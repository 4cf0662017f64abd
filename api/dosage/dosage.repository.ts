import { dosageTexts } from '@varda/contract/dosage';
import { picturedTexts } from '../content/pictured-texts.repository.ts';

export const dosage = picturedTexts('dosage', dosageTexts);
