import { company } from '@varda/contract/company';
import type { DemoAbout } from './demo-types.ts';

const none = { en: '', mk: '' };
const businessMail = `<a href="mailto:${company.mailboxes.business}">${company.mailboxes.business}</a>`;

/** What the company says of itself. */
export const aboutEntries: readonly DemoAbout[] = [
  {
    key: 'mission',
    name: { en: 'Our mission', mk: 'Нашата мисија' },
    subcategory: none,
    text: {
      en: '<p>Varda Pharm was founded in Skopje in 1989 with a simple aim: to give the pharmacies of the region reliable products made close to the people who use them. We are still an independent company, and that is still our work.</p><p>We develop and make non-prescription medicines, herbal products, dietary supplements and personal care products. The same rules apply to every one of them:</p><ul><li><strong>Clear.</strong> Everything in the pack is listed on it, in words that people understand.</li><li><strong>Checked.</strong> No batch leaves the factory before it has been tested and released.</li><li><strong>Within reach.</strong> We plan prices and deliveries so that pharmacies outside the big cities are served on time too.</li></ul><p>Doctors, pharmacists and patients tell us where we can do better. We read every message.</p>',
      mk: '<p>Варда Фарм е основана во Скопје во 1989 година со едноставна цел: на аптеките во регионот да им понуди сигурни производи, направени блиску до луѓето што ги користат. И денес сме независна компанија и целта ни е истата.</p><p>Развиваме и произведуваме лекови без рецепт, билни производи, додатоци на исхрана и производи за лична нега. За секој од нив важат истите правила:</p><ul><li><strong>Јасно.</strong> Сѐ што е во пакувањето е наведено на него, со разбирливи зборови.</li><li><strong>Проверено.</strong> Ниедна серија не ја напушта фабриката пред да биде испитана и одобрена за промет.</li><li><strong>Достапно.</strong> Цените и испораките ги планираме така што навреме да стигнеме и до аптеките надвор од големите градови.</li></ul><p>Лекарите, фармацевтите и пациентите ни кажуваат каде можеме да бидеме подобри. Ја читаме секоја порака.</p>',
    },
    pictures: ['mortar'],
  },
  {
    key: 'quality',
    name: { en: 'Quality', mk: 'Квалитет' },
    subcategory: none,
    text: {
      en: '<p>For us quality is not a department but the order in which things are done. A raw material is tested before it is used, every step of production is signed by two people, and a medicine is released only when the responsible person has reviewed the complete record of its batch.</p><p>Our work is inspected regularly and certified:</p><ul><li><strong>EU GMP</strong> – the good manufacturing practice of the European Union, for solid and liquid forms, since 2015;</li><li><strong>National GMP</strong> – for every form of medicine that we make;</li><li><strong>ISO 9001:2015</strong> – the quality management system of the whole company, from purchasing to delivery.</li></ul><p>We keep samples of every batch for at least a year after its expiry date. When a pharmacy has a question, we can look instead of guessing.</p>',
      mk: '<p>За нас квалитетот не е само оддел, туку редослед по кој се работи. Суровината се испитува пред да се употреби, секој чекор во производството го потпишуваат двајца вработени, а лекот се пушта во промет дури откако одговорното лице ќе ја прегледа целата документација за серијата.</p><p>Нашата работа редовно се инспектира и е сертифицирана:</p><ul><li><strong>ЕУ ДПП</strong> – Добрата производна пракса на Европската Унија, за цврсти и течни форми, од 2015 година;</li><li><strong>Национална ДПП</strong> – за сите форми на лекови што ги произведуваме;</li><li><strong>ISO 9001:2015</strong> – системот за управување со квалитет на целата компанија, од набавката до испораката.</li></ul><p>Од секоја серија чуваме примероци најмалку една година по истекот на рокот на употреба. Кога некоја аптека има прашање, можеме да провериме, наместо да претпоставуваме.</p>',
    },
    pictures: ['vials'],
  },
  {
    key: 'research',
    name: { en: 'Research and development', mk: 'Истражување и развој' },
    subcategory: none,
    text: {
      en: '<p>Each of our new products begins in the laboratory that we opened in 2012. Twenty-two pharmacists, chemists and technologists work there on three kinds of task:</p><ul><li>formulation: which form suits the active substance, and which excipients keep it stable to the last day of its shelf life;</li><li>analytical methods, developed and validated in house under the ICH guidelines;</li><li>stability studies, in chambers that reproduce the climate of each market for months and years.</li></ul><p>What works on the bench is repeated in the pilot hall, in batches of a few kilograms, and only then on the large machines. From the first idea to the registration of a medicine it often takes three years or more.</p><p>The laboratory is open to students as well: every year several students of pharmacy and technology write their final thesis with us.</p>',
      mk: '<p>Секој наш нов производ почнува во лабораторијата што ја отворивме во 2012 година. Во неа дваесет и двајца фармацевти, хемичари и технолози работат на три вида задачи:</p><ul><li>формулација: која форма ѝ одговара на активната супстанција и кои помошни супстанции ја одржуваат стабилна до последниот ден од рокот на употреба;</li><li>аналитички методи, развиени и валидирани кај нас, според насоките на ICH;</li><li>испитувања на стабилноста, во комори што со месеци и години ги одржуваат климатските услови на секој пазар.</li></ul><p>Она што успеало во лабораторијата се повторува во пилот-погонот, во серии од неколку килограми, а дури потоа на големите машини. Од првата идеја до регистрацијата на лекот често минуваат три години или повеќе.</p><p>Лабораторијата е отворена и за студенти: секоја година неколку студенти по фармација и технологија кај нас ја изработуваат својата дипломска работа.</p>',
    },
    pictures: ['flask'],
  },
  {
    key: 'production',
    name: { en: 'Production', mk: 'Производство' },
    subcategory: none,
    text: {
      en: '<p>Our production site stands on the eastern edge of Skopje: 6,400 square metres under one roof, with filtered air and a changing room for each area. Working two shifts, it can make in a year:</p><ul><li>300 million tablets and capsules;</li><li>8 million bottles of syrups, drops and solutions;</li><li>6 million tubes and jars of creams, ointments and gels;</li><li>20 million powder sachets and tea bags.</li></ul><p>Tablets, liquids and creams have areas of their own; products with CBD and personal care products are made in a separate wing. At the end of the line, cameras check the label, batch number and expiry date of every pack.</p><p>From there the pallets go straight to the warehouse, where temperature and humidity are recorded day and night. It has 2,400 pallet places, and what a wholesaler orders before noon leaves on the same day.</p>',
      mk: '<p>Нашиот погон се наоѓа на источната периферија на Скопје: 6400 квадратни метри под еден покрив, со филтриран воздух и со посебна гардероба за секоја зона. Со работа во две смени, годишно може да произведе:</p><ul><li>300 милиони таблети и капсули;</li><li>8 милиони шишиња со сирупи, капки и раствори;</li><li>6 милиони туби и теглички со кремови, масти и гелови;</li><li>20 милиони ќесички со прашок и филтер-ќесиња со чај.</li></ul><p>Таблетите, течностите и кремовите имаат свои зони, а производите со CBD и производите за лична нега се изработуваат во одделно крило. На крајот од линијата камери ги проверуваат етикетата, бројот на серијата и рокот на употреба на секое пакување.</p><p>Оттаму палетите одат право во складиштето, каде што температурата и влажноста се запишуваат деноноќно. Во него има 2400 палетни места, а она што веледрогеријата ќе го нарача до пладне тргнува истиот ден.</p>',
    },
    pictures: ['bottles'],
  },
  {
    key: 'cbd-licence',
    name: { en: 'CBD products', mk: 'CBD производи' },
    subcategory: none,
    text: {
      en: '<p>Since 2018 we have held a licence to manufacture products with cannabidiol (CBD), and this part of the site is inspected just as the rest of our production is.</p><p>The hemp, only of varieties low in THC, comes from growers under contract and from our own greenhouse near Skopje. The flowers are dried slowly and extracted with carbon dioxide, without organic solvents. Every batch is tested twice, as an extract and as a finished product:</p><ul><li>for its CBD content, which must agree with the label;</li><li>for its THC content, which must be below 0.2%;</li><li>for pesticides, heavy metals and moulds, which must stay within the permitted limits.</li></ul><p>The report can be requested by the batch number printed on the pack. Our CBD products are not medicines. They are meant for adults, and anyone who takes medicines should ask a doctor or pharmacist first.</p>',
      mk: '<p>Од 2018 година имаме дозвола за изработка на производи со канабидиол (CBD), а овој дел од погонот се инспектира исто како и останатото наше производство.</p><p>Конопот, исклучиво од сорти со мала содржина на THC, доаѓа од договорни одгледувачи и од нашата оранжерија во близина на Скопје. Цветовите полека се сушат и се екстрахираат со јаглерод диоксид, без органски растворувачи. Секоја серија ја испитуваме двапати, како екстракт и како готов производ:</p><ul><li>за содржината на CBD, која мора да се совпаѓа со етикетата;</li><li>за содржината на THC, која мора да биде под 0,2 %;</li><li>за пестициди, тешки метали и мувли, кои мора да останат во дозволените граници.</li></ul><p>Извештајот може да се побара според бројот на серијата отпечатен на пакувањето. Нашите CBD производи не се лекови. Наменети се за возрасни лица, а секој што зема лекови најпрво треба да се посоветува со лекар или фармацевт.</p>',
    },
    pictures: ['leaf'],
  },
  {
    key: 'environment',
    name: { en: 'Environment', mk: 'Животна средина' },
    subcategory: none,
    text: {
      en: '<p>Every factory uses energy, water and paper. We measure all three every month and set ourselves a target for the following year.</p><ul><li><strong>Energy.</strong> Since 2022, solar panels with a power of 480 kW on the roof of the production site have covered about a third of its yearly electricity use.</li><li><strong>Water.</strong> Waste water is treated in a plant of our own before it enters the city network, and water from the last rinse is used again for cooling.</li><li><strong>Packaging.</strong> Our cartons come from responsibly managed forests, and since 2023 our cream jars have been sold without an outer plastic film.</li></ul><p>Please do not throw medicines you no longer need into the sink or the rubbish; ask your pharmacy where you can hand them in. Expired stock that returns to us is destroyed by a licensed company.</p>',
      mk: '<p>Секоја фабрика троши енергија, вода и хартија. Потрошувачката ја мериме секој месец и си поставуваме цел за следната година.</p><ul><li><strong>Енергија.</strong> Од 2022 година соларните панели на покривот од погонот, со моќност од 480 kW, покриваат околу третина од неговата годишна потрошувачка на електрична енергија.</li><li><strong>Вода.</strong> Отпадните води ги прочистуваме во сопствена станица пред да ги испуштиме во градската мрежа, а водата од последното плакнење повторно ја користиме за ладење.</li><li><strong>Пакување.</strong> Картонот за кутиите потекнува од шуми со одговорно стопанисување, а од 2023 година тегличките со крем ги продаваме без надворешна пластична фолија.</li></ul><p>Лековите што повеќе не ви се потребни не ги фрлајте во мијалникот или во ѓубрето, туку прашајте во вашата аптека каде можете да ги предадете. Залихите со истечен рок што ни се враќаат ги уништува овластена компанија.</p>',
    },
    pictures: ['water'],
  },
  {
    key: 'people',
    name: { en: 'People', mk: 'Нашите луѓе' },
    subcategory: none,
    text: {
      en: '<p>Two hundred and forty people work at Varda Pharm. More than half of them are women, on the production floor and in management alike.</p><p>The twelve who began in 1989 trained the colleagues who train others today. We still work that way: everyone who joins us has a mentor for the first six months, and everyone, from the warehouse to the board, refreshes their knowledge of good practice once a year. We also offer:</p><ul><li>a training plan for every employee, with at least five paid days a year;</li><li>work clothes, a hot meal and a transport allowance in all shifts;</li><li>a yearly medical check-up, and private health insurance after the trial period;</li><li>ten places a year for interns from pharmacy, chemistry, biology and engineering.</li></ul><p>We are looking for colleagues in several departments. Have a look at the <a href="/careers">open positions</a>.</p>',
      mk: '<p>Во Варда Фарм работат двесте и четириесет луѓе. Повеќе од половината се жени, и во погонот и во раководството.</p><p>Дванаесетте што почнаа во 1989 година ги обучија колегите што денес обучуваат други. Така работиме и сега: секој што ќе ни се придружи има ментор во првите шест месеци, а сите, од складиштето до управата, еднаш годишно ги обновуваат знаењата за добрата пракса. Покрај тоа нудиме:</p><ul><li>план за обука за секој вработен, со најмалку пет платени дена годишно;</li><li>работна облека, топол оброк и надомест за превоз во сите смени;</li><li>систематски преглед секоја година и приватно здравствено осигурување по завршувањето на пробната работа;</li><li>десет места годишно за практиканти од областа на фармацијата, хемијата, биологијата и инженерството.</li></ul><p>Бараме колеги во повеќе оддели. Погледнете ги <a href="/careers">отворените позиции</a>.</p>',
    },
    pictures: ['hands'],
  },
  {
    key: 'export-markets',
    name: { en: 'Export markets', mk: 'Извозни пазари' },
    subcategory: none,
    text: {
      en: `<p>About forty per cent of what we make is sold abroad. It began in 2007 with a first delivery to Kosovo; today pharmacies in eight countries stock our products:</p><ul><li>Serbia, Kosovo, Albania and Montenegro: medicines, dietary supplements and personal care;</li><li>Bosnia and Herzegovina and Bulgaria: dietary supplements, herbal products and personal care;</li><li>Croatia and Slovenia: personal care and cosmetics with CBD.</li></ul><p>What is sold in a country depends on its rules: we offer a medicine only where it has a marketing authorisation, with a pack and leaflet in the language of that country. In every market one distributor answers to us for storage, traceability and the reporting of side effects.</p><p>We also develop and make products for other companies under contract. Write to us at ${businessMail}.</p>`,
      mk: `<p>Околу четириесет отсто од производството го продаваме во странство. Сѐ почна во 2007 година со првата испорака за Косово; денес наши производи има во аптеки во осум земји:</p><ul><li>Србија, Косово, Албанија и Црна Гора: лекови, додатоци на исхрана и производи за лична нега;</li><li>Босна и Херцеговина и Бугарија: додатоци на исхрана, билни производи и производи за лична нега;</li><li>Хрватска и Словенија: производи за лична нега и козметика со CBD.</li></ul><p>Што се продава во некоја земја зависи од нејзините прописи: лекот го нудиме само таму каде што има одобрение за ставање во промет, со пакување и упатство на јазикот на таа земја. На секој пазар еден дистрибутер ни одговара за складирањето, за следливоста и за пријавувањето несакани дејства.</p><p>По договор развиваме и произведуваме и за други компании. Пишете ни на ${businessMail}.</p>`,
    },
    pictures: ['pins'],
  },
];
