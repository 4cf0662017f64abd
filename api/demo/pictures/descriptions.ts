import type { Localized } from '@varda/shared/contract/language';

/** What pictures show beside what their entries say, by file; those of products and contacts only decorate. */
export const pictureDescriptions: Readonly<Record<string, Localized>> = {
  'about/headquarters.webp': {
    en: 'A white building of three storeys with the green Varda Pharm tower, between trees',
    mk: 'Бела трикатна зграда со зелена кула на Варда Фарм, меѓу дрвја',
  },
  'about/quality-control.webp': {
    en: 'A magnifying glass over a blister of tablets, with sample vials beside it',
    mk: 'Лупа над блистер со таблети, а до него шишенца со примероци',
  },
  'about/laboratory.webp': {
    en: 'A microscope among flasks and test tubes with coloured liquids',
    mk: 'Микроскоп меѓу колби и епрувети со обоени течности',
  },
  'about/production-line.webp': {
    en: 'A machine fills brown syrup bottles on a conveyor belt',
    mk: 'Машина полни кафеави шишиња со сируп на подвижна лента',
  },
  'about/warehouse.webp': {
    en: 'Warehouse shelves with rows of medicine cartons',
    mk: 'Полици во складиште со наредени кутии лекови',
  },
  'about/cbd-greenhouse.webp': {
    en: 'Rows of hemp plants in a greenhouse under the sun',
    mk: 'Редови конопни растенија во оранжерија под сонце',
  },
  'about/solar-roof.webp': {
    en: 'The production hall with solar panels on its roof',
    mk: 'Погонот со соларни панели на покривот',
  },
  'about/team.webp': {
    en: 'Six colleagues in white coats; one holds a clipboard, one a flask',
    mk: 'Шестмина колеги во бели мантили; еден држи табла со белешки, а една колба',
  },
  'about/export-map.webp': {
    en: 'A dotted map on which lines lead from Skopje to other cities',
    mk: 'Карта од точки на која линии водат од Скопје до други градови',
  },
  'dosage/tablets.webp': {
    en: 'A blister of tablets beside a full glass of water',
    mk: 'Блистер со таблети до полна чаша вода',
  },
  'dosage/capsules.webp': {
    en: 'A pot of capsules, a few loose ones and a glass of water',
    mk: 'Шишенце со капсули, неколку расфрлани капсули и чаша вода',
  },
  'dosage/drops.webp': {
    en: 'Drops fall from a pipette onto a spoon beside their bottle',
    mk: 'Капки паѓаат од капалка на лажица до шишенцето',
  },
  'dosage/nasal-spray.webp': {
    en: 'A nasal spray in use, with a fine mist above its nozzle, beside its carton',
    mk: 'Спреј за нос со фина магла над распрскувачот, до својата кутија',
  },
  'dosage/ointments-and-creams.webp': {
    en: 'A tube and a jar with a pea-sized dab and a smear of cream before them',
    mk: 'Туба и тегличка, а пред нив зрно и размачкан слој крем',
  },
  'dosage/sachets.webp': {
    en: 'Powder is poured from a sachet into a glass of water',
    mk: 'Прашок се истура од ќесичка во чаша вода',
  },
  'dosage/sun-protection.webp': {
    en: 'A bottle and a tube of sun cream before a bright sun',
    mk: 'Шише и туба крем за сончање пред силно сонце',
  },
  'dosage/syrups.webp': {
    en: 'A bottle of syrup with a filled measuring cup and spoon',
    mk: 'Шише сируп со полна мерна чашка и лажичка',
  },
};
