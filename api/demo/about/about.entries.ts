import type { DemoAbout } from '../demo-types.ts';

/** What the company says of itself. An entry with a subcategory belongs to the named one before it. */
export const aboutEntries: readonly DemoAbout[] = [
  {
    key: 'mission',
    name: { en: 'Our mission', mk: 'Нашата мисија' },
    subcategory: { en: '', mk: '' },
    text: {
      en: '<p>Varda Pharm was founded in Skopje in 1989 to give the pharmacies of the region something simple: reliable products, made close to the people who use them. We are still an independent company, and that is still our work.</p><p>We develop and make medicines without prescription, herbal products, dietary supplements and personal care products. The same rules hold for each of them:</p><ul><li><strong>Clear.</strong> What is in the pack stands on the pack, in words that can be understood.</li><li><strong>Checked.</strong> No batch leaves us before it has been tested and released.</li><li><strong>Within reach.</strong> We plan prices and deliveries so that pharmacies outside the big cities are served on time too.</li></ul><p>Doctors, pharmacists and patients tell us where we can do better. We read every message.</p>',
      mk: '<p>Варда Фарм е основана во Скопје во 1989 година со едноставна намера: на аптеките во регионот да им понуди сигурни производи, направени блиску до луѓето што ги користат. Сѐ уште сме независна компанија и тоа сѐ уште е нашата работа.</p><p>Развиваме и произведуваме лекови без рецепт, билни производи, додатоци на исхрана и производи за лична нега. За секој од нив важат истите правила:</p><ul><li><strong>Јасно.</strong> Она што е во пакувањето пишува на пакувањето, со зборови што се разбираат.</li><li><strong>Проверено.</strong> Ниедна серија не излегува од кај нас пред да биде испитана и одобрена за промет.</li><li><strong>Достапно.</strong> Цените и испораките ги планираме така што навреме да стигнеме и до аптеките надвор од големите градови.</li></ul><p>Лекарите, фармацевтите и пациентите ни кажуваат каде можеме да бидеме подобри. Ја читаме секоја порака.</p>',
    },
    pictures: ['headquarters'],
  },
];
