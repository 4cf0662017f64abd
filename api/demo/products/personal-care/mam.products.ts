import type { DemoProduct } from '../../demo-types.ts';

const mam = 'Personal Care Products/SENSILIS MAM CARE';

/** Care for mothers, before and after birth. */
export const mamProducts: readonly DemoProduct[] = [
  {
    key: 'sensilis-mam-nipple-balm',
    categoryName: mam,
    form: 'balm',
    name: { en: 'SENSILIS® Mam nipple balm', mk: 'SENSILIS® Mam балсам за брадавици' },
    description: {
      en: '<p>The first weeks of breastfeeding ask a lot of the skin. The balm consists of one single ingredient, highly purified lanolin, which keeps dry and strained nipples soft.</p><p>It has neither smell nor taste and does not need to be washed off before feeding. Pure lanolin is firm when cool: warm a small amount between two fingers.</p><p>Lasting pain often has to do with the position of the baby. A midwife or breastfeeding adviser can help with that.</p>',
      mk: '<p>Првите недели од доењето бараат многу од кожата. Балсамот има само една состојка, високо прочистен ланолин, кој ги одржува меки сувите и напрегнати брадавици.</p><p>Нема мирис ни вкус и не мора да се измие пред доење. На ладно, чистиот ланолин е цврст: загрејте мало количество меѓу два прста.</p><p>Болката што не минува често е поврзана со положбата на бебето. Во тоа може да ви помогне акушерка или советник за доење.</p>',
    },
    dosage: {
      en: 'Tube with 30 g. Apply a pea-sized amount after each feed.',
      mk: 'Туба со 30 g. По секое доење нанесете количество колку зрно грашок.',
    },
    pack: {
      kind: 'tube',
      brand: 'SENSILIS Mam',
      registered: true,
      line: { en: 'nipple balm', mk: 'балсам за брадавици' },
      strength: { en: '100% lanolin', mk: '100 % ланолин' },
      amount: { en: '30 g', mk: '30 g' },
    },
  },
  {
    key: 'sensilis-mam-belly-cream',
    categoryName: mam,
    form: 'cream',
    name: { en: 'SENSILIS® Mam belly cream', mk: 'SENSILIS® Mam крем за стомак' },
    description: {
      en: '<p>A growing belly stretches the skin, which then feels dry and itchy. This rich cream with shea butter, centella extract and vitamin E moisturises it and keeps it elastic; a daily massage is a good moment for mother and child.</p><p>Whether stretch marks appear also depends on heredity, and no cream can promise to prevent them. Well-cared-for skin simply feels better.</p><p>Free of essential oils, retinoids and perfume. It can be used from the third month and after birth.</p>',
      mk: '<p>Стомакот што расте ја растегнува кожата, па таа станува сува и почнува да чеша. Овој богат крем со ши путер, екстракт од центела и витамин E ја хидрира и ја одржува еластична, а секојдневната масажа е убав момент за мајката и детето.</p><p>Појавата на стрии зависи и од наследноста и ниту еден крем не може да вети дека ќе ги спречи. Негуваната кожа едноставно дава поубаво чувство.</p><p>Без етерични масла, ретиноиди и парфем. Може да се користи од третиот месец и по породувањето.</p>',
    },
    dosage: {
      en: 'Tube with 150 ml. Massage into belly, hips and breasts in the morning and evening, leaving out the nipples.',
      mk: 'Туба со 150 ml. Наутро и навечер вмасирајте на стомакот, колковите и градите, освен на брадавиците.',
    },
    pack: {
      kind: 'tube',
      brand: 'SENSILIS Mam',
      registered: true,
      line: { en: 'belly cream', mk: 'крем за стомак' },
      amount: { en: '150 ml', mk: '150 ml' },
      colour: '#d98c8c',
    },
  },
  {
    key: 'sensilis-mam-massage-oil',
    categoryName: mam,
    form: 'oil',
    name: { en: 'SENSILIS® Mam massage oil', mk: 'SENSILIS® Mam масло за масажа' },
    description: {
      en: '<p>Almond, jojoba and wheat germ oil in equal parts, nothing else. The oil is used from mid-pregnancy for massaging belly, thighs and lower back, and later for the baby too.</p><p>It spreads particularly well on skin still wet from the shower, and a few drops are then sufficient. Wheat germ oil brings its own vitamin E and a nutty note.</p><p>Not for use in the case of a nut or wheat allergy.</p>',
      mk: '<p>Масло од бадем, жожоба и пченични никулци во еднакви делови и ништо друго. Се користи од средината на бременоста за масажа на стомакот, бутовите и долниот дел од грбот, а подоцна и за бебето.</p><p>Особено добро се нанесува на кожа што е сѐ уште влажна од туширањето, па тогаш се доволни неколку капки. Маслото од пченични никулци со себе носи витамин E и мирис на јаткасти плодови.</p><p>Не се користи при алергија на јаткасти плодови или пченица.</p>',
    },
    dosage: {
      en: 'Bottle with a pump, 150 ml. Massage in with circular movements once or twice a day.',
      mk: 'Шише со пумпа, 150 ml. Вмасирајте со кружни движења еднаш или двапати на ден.',
    },
    pack: {
      kind: 'pump',
      brand: 'SENSILIS Mam',
      registered: true,
      line: { en: 'massage oil', mk: 'масло за масажа' },
      amount: { en: '150 ml', mk: '150 ml' },
      colour: '#d9a24b',
    },
  },
  {
    key: 'sensilis-mam-intimate-wash',
    categoryName: mam,
    form: 'wash',
    name: { en: 'SENSILIS® Mam intimate wash gel', mk: 'SENSILIS® Mam гел за интимна нега' },
    description: {
      en: '<p>A soap-free gel with lactic acid and marigold for the daily care of the intimate area during pregnancy and after birth. Its pH of 4.5 suits the natural acidity there.</p><p>It hardly foams, because it does without strong detergents, and rinses off easily. After a birth with stitches, ask your midwife when to start using it.</p><p>For external use only. Itching, burning or unusual discharge are a reason to see the gynaecologist, not to wash more often.</p>',
      mk: '<p>Гел без сапун, со млечна киселина и невен, за секојдневна нега на интимната област за време на бременоста и по породувањето. Неговата pH вредност од 4,5 ѝ одговара на природната киселост на таа област.</p><p>Речиси и не се пени, бидејќи е без силни детергенти, и лесно се исплакнува. По породување со шевови, прашајте ја акушерката кога може да почнете да го користите.</p><p>Само за надворешна употреба. Чешање, печење или необичен исцедок се причина да се јавите на гинеколог, а не почесто да се миете.</p>',
    },
    dosage: {
      en: 'Bottle with a pump, 250 ml. Use a small amount with water once or twice a day and rinse.',
      mk: 'Шише со пумпа, 250 ml. Користете мало количество со вода еднаш или двапати на ден и исплакнете.',
    },
    pack: {
      kind: 'pump',
      brand: 'SENSILIS Mam',
      registered: true,
      line: { en: 'intimate wash gel', mk: 'гел за интимна нега' },
      strength: { en: 'pH 4.5', mk: 'pH 4,5' },
      amount: { en: '250 ml', mk: '250 ml' },
      colour: '#b08ac0',
    },
  },
  {
    key: 'sensilis-mam-leg-gel',
    categoryName: mam,
    form: 'gel',
    name: { en: 'SENSILIS® Mam cooling leg gel', mk: 'SENSILIS® Mam гел за ладење на нозете' },
    description: {
      en: '<p>Evenings with heavy legs belong to the last months of pregnancy. The gel with witch hazel water and red vine leaf cools by evaporation alone: we left out menthol and camphor on purpose.</p><p>Stroke it upwards from the ankle to the knee and put your feet up for a quarter of an hour. It dries quickly and can be used over tights.</p><p>Swelling that appears suddenly or on one side only must be seen by a doctor the same day.</p>',
      mk: '<p>Вечерите со тешки нозе се дел од последните месеци од бременоста. Гелот со вода од хамамелис и лист од црвена винова лоза лади само со испарување: ментолот и камфорот намерно ги изоставивме.</p><p>Нанесувајте го со потези нагоре, од глуждот кон коленото, и подигнете ги нозете петнаесетина минути. Брзо се суши и може да се користи и преку хулахопки.</p><p>Оток што се појавил одеднаш или само на едната страна мора да го прегледа лекар истиот ден.</p>',
    },
    dosage: {
      en: 'Tube with 125 ml. Apply to the legs as needed, up to three times a day.',
      mk: 'Туба со 125 ml. Се нанесува на нозете по потреба, најмногу три пати на ден.',
    },
    pack: {
      kind: 'tube',
      brand: 'SENSILIS Mam',
      registered: true,
      line: { en: 'cooling leg gel', mk: 'гел за ладење на нозете' },
      amount: { en: '125 ml', mk: '125 ml' },
      colour: '#5fa8b8',
    },
  },
];
