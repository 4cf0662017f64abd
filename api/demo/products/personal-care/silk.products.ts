import type { DemoProduct } from '../../demo-types.ts';

const silk = 'Personal Care Products/SILK HAIR REMOVAL';

/** Hair removal and the care after it. */
export const silkProducts: readonly DemoProduct[] = [
  {
    key: 'silk-depilatory-cream',
    categoryName: silk,
    form: 'cream',
    name: { en: 'SILK® depilatory cream', mk: 'SILK® крем за депилација' },
    description: {
      en: '<p>Hair on legs and arms gone in about five minutes, without a blade. The cream dissolves hair just at the skin surface; almond oil and aloe vera keep the skin soft while it works.</p><h2>Before you begin</h2><ul><li>Test on a small area and wait 24 hours.</li><li>Never leave it on for longer than ten minutes.</li><li>Remove with the spatula, then rinse with plenty of water.</li></ul><p>Contains thioglycolate and is alkaline: keep away from eyes, moles and irritated skin, and do not use it on the face.</p>',
      mk: '<p>Влакненцата на нозете и рацете се отстрануваат за околу пет минути, без жилет. Кремот ги раствора влакненцата на самата површина од кожата; бадемовото масло и алое вера ја чуваат нејзината мекост додека дејствува.</p><h2>Пред да почнете</h2><ul><li>Испробајте го на мала површина и почекајте 24 часа.</li><li>Никогаш не оставајте го подолго од десет минути.</li><li>Отстранете го со лопатката, а потоа исплакнете со многу вода.</li></ul><p>Содржи тиогликолат и е алкален: избегнувајте ги очите, бемките и надразнетата кожа и не користете го на лице.</p>',
    },
    dosage: {
      en: 'Tube with 150 ml and a spatula. Apply evenly, leave on for 5 to 10 minutes, remove and rinse; leave 72 hours between uses.',
      mk: 'Туба со 150 ml и лопатка. Нанесете рамномерно, оставете 5 до 10 минути, отстранете и исплакнете; меѓу две употреби направете пауза од 72 часа.',
    },
    pack: {
      kind: 'tube',
      brand: 'SILK',
      registered: true,
      line: { en: 'depilatory cream for body', mk: 'крем за депилација за тело' },
      amount: { en: '150 ml', mk: '150 ml' },
    },
  },
  {
    key: 'silk-sensitive-cream',
    categoryName: silk,
    form: 'cream',
    name: { en: 'SILK® depilatory cream Sensitive', mk: 'SILK® крем за депилација Sensitive' },
    description: {
      en: '<p>A milder variant for the bikini line and underarms, with a lower pH and a shorter time on the skin. Chamomile and panthenol take the place of perfume.</p><p>Because the skin folds here and sweat can sting, do not use deodorant, self-tanner or sea water for a day afterwards. Apply to the outer bikini line only.</p><p>If it burns, wash it off at once. Do not use it on sunburnt skin or on small injuries.</p>',
      mk: '<p>Поблага варијанта за бикини-зоната и под мишките, со пониска pH вредност и пократко време на дејство. Наместо парфем, во неа има камилица и пантенол.</p><p>Бидејќи тука кожата се набира, а потта може да пече, еден ден потоа не користете дезодоранс и средство за самопотемнување и избегнувајте морска вода. Нанесувајте го само на надворешната бикини-зона.</p><p>Ако почувствувате печење, веднаш измијте го. Не се користи на кожа изгорена од сонце ни на мали повреди.</p>',
    },
    dosage: {
      en: 'Tube with 75 ml and a small spatula. Leave on for 3 to 5 minutes, at most 7, then rinse thoroughly.',
      mk: 'Туба со 75 ml и мала лопатка. Оставете го 3 до 5 минути, најмногу 7, а потоа темелно исплакнете.',
    },
    pack: {
      kind: 'tube',
      brand: 'SILK',
      registered: true,
      line: { en: 'depilatory cream, sensitive', mk: 'крем за чувствителна кожа' },
      amount: { en: '75 ml', mk: '75 ml' },
      colour: '#8fb5a0',
    },
  },
  {
    key: 'silk-body-wax-strips',
    categoryName: silk,
    form: 'wipes',
    name: { en: 'SILK® wax strips for the body', mk: 'SILK® восочни ленти за тело' },
    description: {
      en: '<p>Ready-made strips with a wax of pine resin and honey, warmed simply between the palms. They grip hairs from a length of two millimetres and leave legs smooth for up to four weeks.</p><p>The rule is quickly learned: press on in the direction of growth, pull off against it, flat along the skin. The oil wipes in the carton take away what is left.</p><p>Not for varicose veins, sunburnt skin, or when you take medicines that thin the skin or the blood.</p>',
      mk: '<p>Готови ленти со восок од борова смола и мед, кои се загреваат само меѓу дланките. Зафаќаат влакненца долги најмалку два милиметри, а нозете остануваат мазни до четири недели.</p><p>Правилото брзо се учи: притиснете во правецот на растот, повлечете во спротивен правец, рамно покрај кожата. Со марамчињата со масло од кутијата се отстрануваат остатоците.</p><p>Не се за кожа со проширени вени или изгорена од сонце, ни кога земате лекови што ја истенчуваат кожата или го спречуваат згрутчувањето на крвта.</p>',
    },
    dosage: {
      en: 'Carton with 20 strips (10 double) and 2 oil wipes. Warm, separate, press on, pull off in one movement.',
      mk: 'Кутија со 20 ленти (10 двојни) и 2 марамчиња со масло. Загрејте, раздвојте, притиснете и повлечете со едно движење.',
    },
    pack: {
      kind: 'carton',
      brand: 'SILK',
      registered: true,
      line: { en: 'wax strips for the body', mk: 'восочни ленти за тело' },
      amount: { en: '20 strips', mk: '20 ленти' },
      colour: '#d79a6a',
    },
  },
  {
    key: 'silk-face-wax-strips',
    categoryName: silk,
    form: 'wipes',
    name: { en: 'SILK® wax strips for the face', mk: 'SILK® восочни ленти за лице' },
    description: {
      en: '<p>Small strips cut for the upper lip, chin and cheeks. The wax holds on to fine down without pulling at the skin, and each strip can be used several times as long as it sticks.</p><p>Do it in the evening rather than just before going out, since light redness for an hour or two is normal. Skip them if you use retinoids or acid peels.</p>',
      mk: '<p>Мали ленти, скроени за горната усна, брадичката и образите. Восокот ги зафаќа ситните влакненца без да ја влече кожата, а секоја лента може да се користи неколкупати додека лепи.</p><p>Направете го тоа навечер, а не непосредно пред излегување, бидејќи благото црвенило во првите час-два е нормално. Прескокнете ги ако користите ретиноиди или пилинг со киселини.</p>',
    },
    dosage: {
      en: 'Carton with 16 strips (8 double) and 2 oil wipes. Use on clean, dry skin without cream.',
      mk: 'Кутија со 16 ленти (8 двојни) и 2 марамчиња со масло. Се користат на чиста и сува кожа без крем.',
    },
    pack: {
      kind: 'carton',
      brand: 'SILK',
      registered: true,
      line: { en: 'wax strips for the face', mk: 'восочни ленти за лице' },
      amount: { en: '16 strips', mk: '16 ленти' },
      colour: '#c98aa8',
    },
  },
  {
    key: 'silk-after-care-lotion',
    categoryName: silk,
    form: 'lotion',
    name: { en: 'SILK® after-depilation lotion', mk: 'SILK® лосион по депилација' },
    description: {
      en: '<p>Freshly treated skin needs rest. The milky lotion with azulene, aloe vera and witch hazel moisturises it and takes away the feeling of heat; a trace of salicylic acid helps against ingrown hairs when you use it regularly.</p><p>It suits every method of hair removal, shaving included, and absorbs without stickiness. Leave two days before sunbathing or swimming.</p>',
      mk: '<p>На свежо депилираната кожа ѝ треба мир. Млечниот лосион со азулен, алое вера и хамамелис ја хидрира и го ублажува чувството на топлина, а малку салицилна киселина при редовна употреба помага против враснати влакненца.</p><p>Одговара по секој начин на отстранување влакненца, вклучувајќи го и бричењето, и се впива без лепливост. Почекајте два дена пред сончање или пливање.</p>',
    },
    dosage: {
      en: 'Bottle with a pump, 150 ml. Apply after hair removal and once a day in between.',
      mk: 'Шише со пумпа, 150 ml. Се нанесува по депилацијата, а потоа еднаш на ден.',
    },
    pack: {
      kind: 'pump',
      brand: 'SILK',
      registered: true,
      line: { en: 'after-depilation lotion', mk: 'лосион по депилација' },
      amount: { en: '150 ml', mk: '150 ml' },
      colour: '#6fa3c9',
    },
  },
];
