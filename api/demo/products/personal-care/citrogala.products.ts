import type { DemoProduct } from '../../demo-types.ts';

const citrogala = 'Personal Care Products/CITROGALA INSPECT PROTECTION';

/** Insect repellents, and a gel for the bite that got through. */
export const citrogalaProducts: readonly DemoProduct[] = [
  {
    key: 'citrogala-active-spray',
    categoryName: citrogala,
    form: 'spray',
    name: { en: 'CITROGALA® Active spray', mk: 'CITROGALA® Active спреј' },
    description: {
      en: '<p>With 20% icaridin against mosquitoes and ticks, for evenings by the river, forest walks and journeys to warm countries. The spray keeps mosquitoes away for up to eight hours and ticks for up to five, less with heavy sweating.</p><p>Distribute it evenly on all uncovered skin; insects find gaps. When you use sunscreen as well, let that be absorbed for half an hour first.</p><p>From two years of age. Use biocides safely. Always read the label and product information before use.</p>',
      mk: '<p>Со 20 % икаридин против комарци и крлежи, за вечери покрај река, шумски прошетки и патувања во топли земји. Спрејот ги одбива комарците до осум часа, а крлежите до пет, а при обилно потење пократко.</p><p>Рамномерно распоредете го на целата откриена кожа; инсектите ги наоѓаат празнините. Ако користите и средство за заштита од сонце, оставете го тоа најпрво половина час да се впие.</p><p>За возрасни и деца над две години. Биоцидите користете ги безбедно. Пред употреба секогаш прочитајте ги етикетата и информациите за производот.</p>',
    },
    dosage: {
      en: 'Spray bottle with 100 ml. Spray on from a distance of 15 cm and spread; for the face apply with the hands. Up to twice a day.',
      mk: 'Шише со распрскувач, 100 ml. Испрскајте од растојание од 15 cm и размачкајте; на лицето нанесете со раце. Најмногу двапати на ден.',
    },
    pack: {
      kind: 'spray',
      brand: 'CITROGALA Active',
      registered: true,
      line: { en: 'against mosquitoes and ticks', mk: 'против комарци и крлежи' },
      strength: { en: '20% icaridin', mk: '20 % икаридин' },
      amount: { en: '100 ml', mk: '100 ml' },
    },
  },
  {
    key: 'citrogala-family-lotion',
    categoryName: citrogala,
    form: 'lotion',
    name: { en: 'CITROGALA® Family lotion', mk: 'CITROGALA® Family лосион' },
    description: {
      en: '<p>A milk that the whole family can share, with 15% of the repellent IR3535 and a mild scent of lemon. It is gentle on skin and does not attack plastic, so sunglasses and watch straps are safe.</p><p>Protection against mosquitoes lasts about four hours. For small children an adult puts it on, leaving out hands, eyes and mouth; afterwards wash it off with soap and water.</p><p>From one year of age. Please read the label before use, and use biocides safely.</p>',
      mk: '<p>Млеко што може да го користи целото семејство, со 15 % од репелентот IR3535 и благ мирис на лимон. Нежно е кон кожата и не ја нагризува пластиката, па очилата за сонце и каишите на часовниците се безбедни.</p><p>Заштитата од комарци трае околу четири часа. На малите деца им го нанесува возрасен, без рацете, очите и устата; потоа се мие со вода и сапун.</p><p>За возрасни и деца над една година. Пред употреба прочитајте ја етикетата и безбедно користете ги биоцидите.</p>',
    },
    dosage: {
      en: 'Bottle with 100 ml. Apply a thin layer to uncovered skin; children under two years once a day only.',
      mk: 'Шише со 100 ml. Се нанесува тенок слој на откриената кожа; кај деца помали од две години само еднаш на ден.',
    },
    pack: {
      kind: 'bottle',
      brand: 'CITROGALA Family',
      registered: true,
      line: { en: 'insect repellent lotion', mk: 'лосион против инсекти' },
      strength: { en: '15% IR3535', mk: '15 % IR3535' },
      amount: { en: '100 ml', mk: '100 ml' },
      colour: '#e0b030',
    },
  },
  {
    key: 'citrogala-citra-spray',
    categoryName: citrogala,
    form: 'spray',
    name: { en: 'CITROGALA® Citra spray', mk: 'CITROGALA® Citra спреј' },
    description: {
      en: '<p>The active substance in this spray is obtained from the leaves of lemon eucalyptus. It smells green and citrusy and holds off mosquitoes for up to six hours on the terrace or at the campsite.</p><p>The spray should be used with care all the same: it irritates the eyes and is flammable. Test it on the inside of your forearm if you react easily to fragrances.</p><p>Not for children under three years. Use biocides safely and follow the instructions on the label.</p>',
      mk: '<p>Активната супстанција во овој спреј се добива од листовите на лимонов еукалиптус. Мириса на зеленило и цитрус и ги одбива комарците до шест часа на тераса или на камп.</p><p>Сепак, спрејот користете го внимателно: ги надразнува очите и е запаллив. Ако лесно реагирате на мириси, испробајте го на внатрешната страна од подлактицата.</p><p>Не е за деца помали од три години. Биоцидите користете ги безбедно и следете ги упатствата на етикетата.</p>',
    },
    dosage: {
      en: 'Spray bottle with 75 ml. Spray thinly on skin or clothing, up to twice a day.',
      mk: 'Шише со распрскувач, 75 ml. Испрскајте во тенок слој на кожа или облека, најмногу двапати на ден.',
    },
    pack: {
      kind: 'spray',
      brand: 'CITROGALA Citra',
      registered: true,
      line: { en: 'with lemon eucalyptus', mk: 'со лимонов еукалиптус' },
      amount: { en: '75 ml', mk: '75 ml' },
      colour: '#5f9a3f',
    },
  },
  {
    key: 'citrogala-wipes',
    categoryName: citrogala,
    form: 'wipes',
    name: { en: 'CITROGALA® repellent wipes', mk: 'CITROGALA® марамчиња против инсекти' },
    description: {
      en: '<p>Single wipes for hand luggage and backpack: no liquid to declare, nothing to leak. One wipe soaked with icaridin solution is enough for the arms and legs of one adult.</p><p>They are handy for the neck and behind the ears, where a spray is hard to aim. Put the used wipe in the rubbish, not in the toilet and not in the forest.</p><p>For adults and children over two years. Biocidal product: read the label and the product information first.</p>',
      mk: '<p>Поединечни марамчиња за рачен багаж и ранец: нема течност за пријавување и ништо не може да истече. Едно марамче натопено со раствор на икаридин е доволно за рацете и нозете на еден возрасен.</p><p>Практични се за вратот и зад ушите, каде што спрејот тешко се насочува. Искористеното марамче фрлете го во отпад, а не во тоалет и не во шума.</p><p>За возрасни и деца над две години. Биоциден производ: најпрво прочитајте ги етикетата и информациите за производот.</p>',
    },
    dosage: {
      en: 'Carton with 10 wipes in sachets. One wipe per application, no more than twice a day.',
      mk: 'Кутија со 10 марамчиња во ќесички. По едно марамче за секое нанесување, најмногу двапати на ден.',
    },
    pack: {
      kind: 'sachet',
      brand: 'CITROGALA',
      registered: true,
      line: { en: 'repellent wipes', mk: 'марамчиња против инсекти' },
      amount: { en: '10 wipes', mk: '10 марамчиња' },
      colour: '#3f9a8f',
    },
  },
  {
    key: 'citrogala-after-bite-gel',
    categoryName: citrogala,
    form: 'gel',
    name: { en: 'CITROGALA® after-bite gel', mk: 'CITROGALA® гел по каснување' },
    description: {
      en: '<p>In case one mosquito was quicker after all. The cooling gel with panthenol, aloe vera and a little menthol is pleasant on the spot and helps you not to scratch.</p><p>The small tube has a rounded tip, so that it can be put exactly where it itches. Cosmetic care, suitable from the age of three.</p><p>Swelling of the face, shortness of breath or dizziness after a sting are an emergency: call 194. After a tick bite, watch the skin for some weeks and show any spreading redness to a doctor.</p>',
      mk: '<p>За случај кога некој комарец сепак бил побрз. Гелот за ладење со пантенол, алое вера и малку ментол ѝ годи на кожата и ви помага да не се чешате.</p><p>Малата туба има заоблен врв, па се нанесува точно таму каде што чеша. Козметичка нега, погодна за возраст над три години.</p><p>Оток на лицето, отежнато дишење или вртоглавица по убод се итен случај: повикајте 194. По каснување од крлеж следете ја кожата неколку недели и секое црвенило што се шири покажете му го на лекар.</p>',
    },
    dosage: {
      en: 'Tube with 20 ml. Dab onto the bite and, if needed, repeat several times a day; not on open skin.',
      mk: 'Туба со 20 ml. Се нанесува на местото на каснувањето, по потреба неколкупати на ден; не на повредена кожа.',
    },
    pack: {
      kind: 'tube',
      brand: 'CITROGALA',
      registered: true,
      line: { en: 'after-bite gel', mk: 'гел по каснување' },
      amount: { en: '20 ml', mk: '20 ml' },
      colour: '#6fae9f',
    },
  },
];
