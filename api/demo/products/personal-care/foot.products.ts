import type { DemoProduct } from '../../demo-types.ts';

const foot = 'Personal Care Products/SENSILIS FOOT CARE';

/** Care for the feet. */
export const footProducts: readonly DemoProduct[] = [
  {
    key: 'sensilis-foot-cream-urea-10',
    categoryName: foot,
    form: 'cream',
    name: { en: 'SENSILIS® foot cream with 10% urea', mk: 'SENSILIS® крем за стапала со 10 % уреа' },
    description: {
      en: '<p>Urea is part of the skin’s own moisturising system, and dry feet lack it. At 10% it binds water and makes rough skin smooth; allantoin and avocado oil add softness.</p><p>Apply in the evening, put on cotton socks and let the night do its work. Also suitable for people with diabetes who look after dry feet daily – they should in addition have their feet checked regularly.</p><p>Not on cracks that bleed or on freshly shaved skin.</p>',
      mk: '<p>Уреата е дел од природниот систем со кој кожата ја задржува влагата, а на сувите стапала им недостасува. Во концентрација од 10 % ја врзува водата и ја прави грубата кожа мазна; алантоинот и маслото од авокадо ѝ додаваат мекост.</p><p>Нанесете го навечер, обујте памучни чорапи и оставете го да дејствува преку ноќ. Погоден е и за лица со дијабетес што секојдневно ги негуваат сувите стапала; покрај тоа, стапалата треба редовно да им се прегледуваат.</p><p>Не се нанесува на пукнатини што крвават ни на свежо избричена кожа.</p>',
    },
    dosage: {
      en: 'Tube with 100 ml. Massage into clean, dry feet once or twice a day.',
      mk: 'Туба со 100 ml. Се вмасирува на чисти и суви стапала еднаш или двапати на ден.',
    },
    pack: {
      kind: 'tube',
      brand: 'SENSILIS',
      registered: true,
      line: { en: 'foot cream', mk: 'крем за стапала' },
      strength: { en: '10% urea', mk: '10 % уреа' },
      amount: { en: '100 ml', mk: '100 ml' },
    },
  },
  {
    key: 'sensilis-heel-balm-urea-25',
    categoryName: foot,
    form: 'balm',
    name: { en: 'SENSILIS® heel balm with 25% urea', mk: 'SENSILIS® балсам за пети со 25 % уреа' },
    description: {
      en: '<p>Calluses and thick, dry heels need more than an ordinary cream. This dense balm with 25% urea and lactic acid softens hard skin, so that it can be removed with a file after a foot bath.</p><h2>A plan for four weeks</h2><ul><li>First and second week: every evening.</li><li>Third and fourth week: every second evening.</li><li>After that: once a week.</li></ul><p>Only for callused skin, not for healthy skin next to it, and not for children.</p>',
      mk: '<p>На задебелената и сува кожа на петите ѝ треба повеќе од обичен крем. Овој густ балсам со 25 % уреа и млечна киселина ја омекнува тврдата кожа, па по купка за стапала таа може да се отстрани со турпија.</p><h2>План за четири недели</h2><ul><li>Прва и втора недела: секоја вечер.</li><li>Трета и четврта недела: секоја втора вечер.</li><li>Потоа: еднаш неделно.</li></ul><p>Само за задебелена кожа, не и за здравата кожа околу неа. Не е за деца.</p>',
    },
    dosage: {
      en: 'Jar with 75 ml. Apply to heels and calluses in the evening and let it absorb.',
      mk: 'Тегличка со 75 ml. Навечер се нанесува на петите и задебелените места и се остава да се впие.',
    },
    pack: {
      kind: 'jar',
      brand: 'SENSILIS',
      registered: true,
      line: { en: 'heel balm', mk: 'балсам за пети' },
      strength: { en: '25% urea', mk: '25 % уреа' },
      amount: { en: '75 ml', mk: '75 ml' },
      colour: '#b3663f',
    },
  },
  {
    key: 'sensilis-foot-deodorant',
    categoryName: foot,
    form: 'spray',
    name: { en: 'SENSILIS® foot and shoe deodorant', mk: 'SENSILIS® дезодоранс за стапала и обувки' },
    description: {
      en: '<p>Sweat itself has almost no smell; it is the bacteria in warm shoes that give it one. The spray with sage extract and zinc ricinoleate binds the odour and leaves feet with a fresh, dry feeling.</p><p>It contains no aluminium salts and dries within seconds. Spray it into sports shoes too and let them air overnight.</p><p>Flammable: keep away from flames, and do not spray on broken skin.</p>',
      mk: '<p>Потта сама по себе речиси и нема мирис; него го создаваат бактериите во топлите обувки. Спрејот со екстракт од жалфија и цинк рицинолеат го врзува мирисот и на стапалата им дава свежо и суво чувство.</p><p>Не содржи алуминиумови соли и се суши за неколку секунди. Испрскајте ги и спортските обувки и оставете ги преку ноќ да се проветрат.</p><p>Запалливо: да се чува подалеку од пламен и да не се прска на повредена кожа.</p>',
    },
    dosage: {
      en: 'Spray bottle with 100 ml. Spray on feet, toes and inside of shoes every morning.',
      mk: 'Шише со распрскувач, 100 ml. Секое утро испрскајте ги стапалата, прстите и внатрешноста на обувките.',
    },
    pack: {
      kind: 'spray',
      brand: 'SENSILIS',
      registered: true,
      line: { en: 'foot and shoe deodorant', mk: 'дезодоранс за стапала' },
      amount: { en: '100 ml', mk: '100 ml' },
      colour: '#4f9a86',
    },
  },
  {
    key: 'sensilis-foot-gel',
    categoryName: foot,
    form: 'gel',
    name: { en: 'SENSILIS® refreshing foot and leg gel', mk: 'SENSILIS® освежувачки гел за стапала и нозе' },
    description: {
      en: '<p>A good end to a shift on your feet: menthol and mint oil refresh at once, horse chestnut and witch hazel care for the skin of calves and ankles.</p><p>The green gel is not greasy and can be washed off with water. Many keep it beside the bed in summer.</p><p>Contains menthol: not for children under three years, nor for the face. Wash your hands after use.</p>',
      mk: '<p>Добар крај на смена помината на нозе: ментолот и маслото од нане веднаш освежуваат, а дивиот костен и хамамелисот ја негуваат кожата на листовите и глуждовите.</p><p>Зелениот гел не е мрсен и се мие со вода. Многумина во лето го држат крај креветот.</p><p>Содржи ментол: не е за деца помали од три години ни за лице. По употреба измијте ги рацете.</p>',
    },
    dosage: {
      en: 'Tube with 125 ml. Rub in from the toes upwards, as often as needed.',
      mk: 'Туба со 125 ml. Се втрива од прстите нагоре, по потреба.',
    },
    pack: {
      kind: 'tube',
      brand: 'SENSILIS',
      registered: true,
      line: { en: 'refreshing foot and leg gel', mk: 'освежувачки гел за нозе' },
      amount: { en: '125 ml', mk: '125 ml' },
      colour: '#3f9f6b',
    },
  },
  {
    key: 'sensilis-foot-bath-salts',
    categoryName: foot,
    name: { en: 'SENSILIS® foot bath salts', mk: 'SENSILIS® соли за купка за стапала' },
    description: {
      en: '<p>Ten minutes with your feet in warm water often change an evening. The salts combine sea salt, sodium bicarbonate and lavender oil; they soften the skin and prepare it for file and cream.</p><p>The water should have body temperature, which people with reduced feeling in their feet are best advised to check with a thermometer. Dry well afterwards, also between the toes.</p>',
      mk: '<p>Десет минути со стапалата во топла вода често ја менуваат вечерта. Солите содржат морска сол, натриум бикарбонат и масло од лаванда; ја омекнуваат кожата и ја подготвуваат за турпија и крем.</p><p>Водата треба да има телесна температура, а на лицата со намалена чувствителност на стапалата им препорачуваме да ја проверат со термометар. Потоа добро исушете ги стапалата, и меѓу прстите.</p>',
    },
    dosage: {
      en: 'Jar with 400 g and a scoop. 2 scoops in 3 litres of warm water, 10 minutes, up to three times a week.',
      mk: 'Тегла со 400 g и мерна лажица. 2 мерки во 3 литри топла вода, 10 минути, најмногу три пати неделно.',
    },
    pack: {
      kind: 'jar',
      brand: 'SENSILIS',
      registered: true,
      line: { en: 'foot bath salts, lavender', mk: 'соли за купка за стапала' },
      amount: { en: '400 g', mk: '400 g' },
      colour: '#8d78b8',
    },
  },
];
