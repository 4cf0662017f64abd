import type { DemoHistory } from '../demo-types.ts';

/** The years that changed the company, the first one first. */
export const historyEntries: readonly DemoHistory[] = [
  {
    key: 'founded-1989',
    text: {
      en: '<h2>1989</h2><p>Four pharmacists and a chemist found Varda Pharm in Skopje. In a rented workshop below Vodno, twelve people prepare the first products after the recipes of pharmacy laboratories: an iodine solution, a zinc ointment and a cold cream. They deliver them to the pharmacies of the city themselves, in their own car.</p>',
      mk: '<h2>1989</h2><p>Четворица фармацевти и еден хемичар ја основаат Варда Фарм во Скопје. Во изнајмена работилница под Водно, дванаесет вработени ги подготвуваат првите производи според рецептурите на аптекарските лаборатории: раствор на јод, цинкова маст и колд-крем. До градските аптеки ги доставуваат самите, со сопствен автомобил.</p>',
    },
  },
];
