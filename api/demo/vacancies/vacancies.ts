import type { DemoVacancy } from '../demo-types.ts';

const both = { en: true, mk: true };

/** Positions that are or were open, the newest first. */
export const vacancies: readonly DemoVacancy[] = [
  {
    key: 'quality-control-analyst',
    vacancy: { en: 'Quality control analyst', mk: 'Аналитичар во контрола на квалитет (м/ж)' },
    shortDescription: {
      en: 'Test raw materials and finished medicines in our chemical laboratory, from the sample to the signed report.',
      mk: 'Испитување на суровини и готови лекови во нашата хемиска лабораторија, од примерокот до потпишаниот извештај.',
    },
    description: {
      en: '<p>Eleven analysts work in our chemical laboratory. Each batch of every medicine passes through it before it may be released.</p><h2>What you will do</h2><ul><li>test raw materials, intermediate and finished products by HPLC, UV spectrophotometry and titration, following the European Pharmacopoeia;</li><li>record results so that another analyst could repeat them, and report every result that is out of specification;</li><li>take part in the validation and transfer of analytical methods;</li><li>look after the instruments entrusted to you and their calibration.</li></ul><h2>What we look for</h2><ul><li>a degree in pharmacy, chemistry or a related field;</li><li>a year or more in a laboratory; knowledge of GMP is an advantage;</li><li>good written English for methods and reports.</li></ul><h2>What we offer</h2><ul><li>an employment contract without time limit after a trial period of three months;</li><li>training with a mentor in the first half year;</li><li>work in two shifts, a transport allowance and private health insurance.</li></ul>',
      mk: '<p>Во нашата хемиска лабораторија работат единаесет аналитичари. Низ неа минува секоја серија од секој лек пред да се одобри за промет.</p><h2>Што ќе работите</h2><ul><li>испитување на суровини, меѓупроизводи и готови производи со HPLC, UV-спектрофотометрија и титрација, според Европската фармакопеја;</li><li>запишување на резултатите така што друг аналитичар да може да ги повтори и пријавување на секој резултат надвор од спецификацијата;</li><li>учество во валидација и трансфер на аналитички методи;</li><li>грижа за доверените инструменти и за нивната калибрација.</li></ul><h2>Што бараме</h2><ul><li>завршено високо образование од областа на фармацијата, хемијата или сродна област;</li><li>најмалку една година работа во лабораторија; познавањето на ДПП е предност;</li><li>добро писмено познавање на англискиот јазик, за методи и извештаи.</li></ul><h2>Што нудиме</h2><ul><li>договор за вработување на неопределено време по пробна работа од три месеци;</li><li>обука со ментор во првите шест месеци;</li><li>работа во две смени, надомест за превоз и приватно здравствено осигурување.</li></ul>',
    },
    department: 'Pharmaceutical Quality Control',
    active: both,
    jobType: 'Full-time',
  },
];
