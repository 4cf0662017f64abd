import type { DemoProduct } from '../../demo-types.ts';

const hand = 'Personal Care Products/SENSILIS NAIL & HAND CARE';

/** Care for nails and hands. */
export const handProducts: readonly DemoProduct[] = [
  {
    key: 'silvana-hand-cream',
    categoryName: hand,
    form: 'cream',
    name: { en: 'SILVANA® hand cream', mk: 'SILVANA® крем за раце' },
    description: {
      en: '<p>The coral tube that stands beside many a washbasin in Skopje. SILVANA® hand cream has been made with the same three main ingredients for years: glycerin, silicone oil and chamomile.</p><p>It forms a thin protective film that survives a rinse with cold water, which makes it popular with nurses, cooks and gardeners. The scent is light and floral.</p>',
      mk: '<p>Тубата во корална боја што стои покрај многу скопски мијалници. Кремот за раце SILVANA® со години се прави со истите три главни состојки: глицерин, силиконско масло и камилица.</p><p>Создава тенок заштитен слој што издржува и плакнење со ладна вода, па затоа го сакаат медицинските сестри, готвачите и градинарите. Мирисот е лесен и цветен.</p>',
    },
    dosage: {
      en: 'Tube with 75 ml. Apply to clean, dry hands several times a day.',
      mk: 'Туба со 75 ml. Се нанесува на чисти и суви раце неколкупати на ден.',
    },
    pack: {
      kind: 'tube',
      brand: 'SILVANA',
      registered: true,
      line: { en: 'hand cream', mk: 'крем за раце' },
      amount: { en: '75 ml', mk: '75 ml' },
      colour: '#d97b5f',
    },
  },
  {
    key: 'sensilis-hand-balm-urea-5',
    categoryName: hand,
    form: 'balm',
    name: { en: 'SENSILIS® intensive hand balm with 5% urea', mk: 'SENSILIS® интензивен балсам за раце со 5 % уреа' },
    description: {
      en: '<p>For hands that are rough even in summer. Urea, panthenol and bisabolol make the skin supple again, and shea butter slows down the loss of water.</p><p>The balm is thicker than a hand cream and at its best as an overnight pack under cotton gloves. It contains no perfume, so it can also be used by people whose skin does not tolerate scented products.</p>',
      mk: '<p>За раце што се груби дури и во лето. Уреата, пантенолот и бисабололот ја враќаат мекоста на кожата, а ши путерот го забавува губењето вода.</p><p>Балсамот е погуст од крем за раце и најдобар е како ноќна нега под памучни ракавици. Не содржи парфем, па може да го користат и лицата чија кожа не поднесува мирисни производи.</p>',
    },
    dosage: {
      en: 'Tube with 75 ml. Massage in after washing and generously before bedtime.',
      mk: 'Туба со 75 ml. Се вмасирува по миење, а пред спиење во дебел слој.',
    },
    pack: {
      kind: 'tube',
      brand: 'SENSILIS',
      registered: true,
      line: { en: 'intensive hand balm', mk: 'интензивен балсам за раце' },
      strength: { en: '5% urea', mk: '5 % уреа' },
      amount: { en: '75 ml', mk: '75 ml' },
      colour: '#4f7fa6',
    },
  },
  {
    key: 'sensilis-barrier-cream',
    categoryName: hand,
    form: 'cream',
    name: { en: 'SENSILIS® barrier hand cream', mk: 'SENSILIS® заштитен крем за раце' },
    description: {
      en: '<p>Apply before work rather than after: this cream puts a water-repellent layer between the skin and detergents, wet soil, mortar or paint. Dirt then comes off more easily.</p><p>It does not replace gloves where these are prescribed, for example with acids or solvents. Renew it after each break and after washing your hands.</p><p>Unscented, so suitable for kitchens as well.</p>',
      mk: '<p>Се нанесува пред работа, а не по неа: овој крем меѓу кожата и детергентите, влажната земја, малтерот или бојата создава слој што ја одбива водата. Потоа и нечистотијата полесно се симнува.</p><p>Не е замена за ракавици таму каде што се пропишани, на пример при работа со киселини или растворувачи. Обновете го по секоја пауза и по миење на рацете.</p><p>Нема мирис, па е погоден и за кујната.</p>',
    },
    dosage: {
      en: 'Tube with 100 ml. Spread over hands and forearms before starting work, also between the fingers.',
      mk: 'Туба со 100 ml. Пред почетокот на работата се нанесува на дланките, меѓу прстите и на подлактиците.',
    },
    pack: {
      kind: 'tube',
      brand: 'SENSILIS',
      registered: true,
      line: { en: 'barrier hand cream', mk: 'заштитен крем за раце' },
      amount: { en: '100 ml', mk: '100 ml' },
      colour: '#6b7a4f',
    },
  },
  {
    key: 'sensilis-nail-oil',
    categoryName: hand,
    form: 'oil',
    name: { en: 'SENSILIS® nail and cuticle oil', mk: 'SENSILIS® масло за нокти и кожички' },
    description: {
      en: '<p>Nails that split and cuticles that tear are usually just dry. A drop of this blend of jojoba, apricot kernel and vitamin E per finger, massaged in daily, makes them pliable again.</p><p>Give it time: a fingernail grows about three millimetres a month. The oil is also a kind aftercare when gel or polish has been removed.</p>',
      mk: '<p>Ноктите што се цепат и кожичките што се кинат најчесто се само суви. По една капка на прст од оваа мешавина од жожоба, јатки од кајсија и витамин E, со секојдневна масажа, ги прави повторно еластични.</p><p>Дајте му време: ноктот расте околу три милиметри месечно. Маслото е и добра нега по отстранување гел или лак за нокти.</p>',
    },
    dosage: {
      en: 'Dropper bottle with 15 ml. One drop per nail in the evening, massaged into nail and cuticle.',
      mk: 'Шишенце со капалка, 15 ml. Навечер по една капка на нокт, вмасирана во ноктот и кожичката.',
    },
    pack: {
      kind: 'dropper',
      brand: 'SENSILIS',
      registered: true,
      line: { en: 'nail and cuticle oil', mk: 'масло за нокти и кожички' },
      amount: { en: '15 ml', mk: '15 ml' },
      colour: '#d0a03f',
    },
  },
  {
    key: 'sensilis-nail-serum',
    categoryName: hand,
    form: 'serum',
    name: { en: 'SENSILIS® nail serum', mk: 'SENSILIS® серум за нокти' },
    description: {
      en: '<p>A clear, water-based serum for soft, brittle nails. Keratin hydrolysate, biotin and silicon dioxide settle on the nail plate and give it a firmer touch and a natural shine.</p><p>It dries within two minutes, and nail polish can go over it. Free of formaldehyde and toluene. Keep the bottle well closed, upright and away from heat.</p>',
      mk: '<p>Проѕирен серум на водена основа за меки и кршливи нокти. Хидролизиран кератин, биотин и силициум диоксид се задржуваат на плочката на ноктот и ѝ даваат цврстина и природен сјај.</p><p>Се суши за две минути, а врз него може да се нанесе лак. Без формалдехид и толуен. Шишенцето чувајте го добро затворено, исправено и подалеку од топлина.</p>',
    },
    dosage: {
      en: 'Dropper bottle with 10 ml. Apply to clean nails without polish once a day.',
      mk: 'Шишенце со капалка, 10 ml. Се нанесува на чисти, нелакирани нокти еднаш на ден.',
    },
    pack: {
      kind: 'dropper',
      brand: 'SENSILIS',
      registered: true,
      line: { en: 'nail serum with keratin', mk: 'серум за нокти со кератин' },
      amount: { en: '10 ml', mk: '10 ml' },
      colour: '#b07fa8',
    },
  },
];
