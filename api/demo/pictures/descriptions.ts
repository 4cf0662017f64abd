import type { Localized } from '@varda/contract/language';

/** What pictures show beside what their entries say, by file; those of products and contacts only decorate. */
export const pictureDescriptions: Readonly<Record<string, Localized>> = {
  'about/mortar.webp': {
    en: 'A marble mortar with fresh leaves, and chamomile buds before it',
    mk: 'Мермерен аван со свежи лисја, а пред него пупки од камилица',
  },
  'about/vials.webp': {
    en: 'Clear vials in rows; one, with a green cap, holds something amber',
    mk: 'Проѕирни шишенца во редови; едно, со зелено капаче, содржи течност со боја на килибар',
  },
  'about/flask.webp': {
    en: 'A conical flask with a green liquid, a beaker and test tubes, and a sprig before them',
    mk: 'Ерленмаерова колба со зелена течност, чаша и епрувети, а пред нив гранче',
  },
  'about/bottles.webp': {
    en: 'Rows of brown bottles with white caps, into the distance',
    mk: 'Редови кафеави шишиња со бели капачиња, што се губат во далечината',
  },
  'about/leaf.webp': {
    en: 'A hemp leaf with drops of oil',
    mk: 'Конопен лист со капки масло',
  },
  'about/water.webp': {
    en: 'Stones piled up on still water with hills behind, a leaf floating before them',
    mk: 'Наредени камчиња на мирна вода, зад нив ридови, а пред нив лист што плови',
  },
  'about/hands.webp': {
    en: 'An open hand in the sleeve of a white coat, with a tablet and a capsule on the palm',
    mk: 'Отворена дланка во ракав од бел мантил, со таблета и капсула на неа',
  },
  'about/pins.webp': {
    en: 'A map of small studs; threads lead from a green pin to five yellow ones',
    mk: 'Карта од ситни столпчиња; од зелена игла водат конци до пет жолти',
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
