import type { DemoProduct } from '../demo-types.ts';

const herbal = 'Herbal Products';

/** Syrups, drops, teas and ointments from medicinal plants. */
export const herbalProducts: readonly DemoProduct[] = [
  {
    key: 'herbal-thyme-syrup',
    categoryName: herbal,
    form: 'syrup',
    name: { en: 'HERBAL® thyme syrup', mk: 'HERBAL® сируп од мајчина душица' },
    description: {
      en: '<p>Wild thyme from the slopes around Skopje is the oldest plant in our range: this syrup has been made since the first year of the company. The liquid extract of thyme is blended with honey and gives a sweet, spicy syrup that is traditionally used for coughs with a cold.</p><h2>For whom</h2><p>For adults and children over four. Because of the honey it is not given to infants, and people with diabetes should count the sugar: about 6 g in 10 ml.</p><p>Some sediment comes from the plant and is no fault; shake the bottle. If the cough lasts longer than a week or you have a fever, see a doctor.</p>',
      mk: '<p>Мајчината душица од падините околу Скопје е најстарото растение во нашата програма: овој сируп го произведуваме од првата година на компанијата. Течниот екстракт од мајчина душица се меша со мед и се добива сладок, ароматичен сируп што традиционално се употребува при кашлица и настинка.</p><h2>За кого е наменет</h2><p>За возрасни и за деца постари од четири години. Поради медот не се дава на доенчиња, а лицата со дијабетес треба да го пресметаат шеќерот: околу 6 g во 10 ml.</p><p>Талогот потекнува од растението и не е недостаток; протресете го шишето. Ако кашлицата трае подолго од една недела или имате температура, јавете се на лекар.</p>',
    },
    dosage: {
      en: 'Bottle with 125 ml and a measuring cup. Adults: 10 ml three times a day; children over 4 years: 5 ml three times a day.',
      mk: 'Шише со 125 ml и мерна чашка. Возрасни: по 10 ml три пати на ден; деца над 4 години: по 5 ml три пати на ден.',
    },
    pack: {
      kind: 'bottle',
      brand: 'HERBAL',
      registered: true,
      line: { en: 'thyme syrup', mk: 'сируп од мајчина душица' },
      amount: { en: '125 ml', mk: '125 ml' },
      colour: '#c8871a',
    },
  },
  {
    key: 'herbal-ivy-marshmallow-syrup',
    categoryName: herbal,
    form: 'syrup',
    name: { en: 'HERBAL® ivy and marshmallow syrup', mk: 'HERBAL® сируп од бршлен и бел слез' },
    description: {
      en: '<p>Two plants that complement one another: dry extract of ivy leaf, used for productive cough, and marshmallow root, whose mucilage lies softly over an irritated throat.</p><ul><li>sweetened with xylitol</li><li>free of alcohol and colourings</li><li>taste of forest berries</li></ul><p>In rare cases ivy causes nausea or skin reactions; stop taking the syrup if that happens. Keep half an hour between it and other medicines, as mucilage can slow their absorption. Ask a pharmacist before giving it to a child under two.</p>',
      mk: '<p>Две растенија што се надополнуваат: сув екстракт од лист на бршлен, кој се користи при влажна кашлица, и корен од бел слез, чии слузести материи нежно го обложуваат надразнетото грло.</p><ul><li>засладен со ксилитол</li><li>без алкохол и без бои</li><li>вкус на шумски плодови</li></ul><p>Бршленот ретко предизвикува гадење или кожни реакции; ако се појават, прекинете со земањето. Меѓу сирупот и другите лекови направете пауза од половина час, бидејќи слузестите материи може да го забават нивното впивање. Пред да му го дадете на дете помало од две години, прашајте фармацевт.</p>',
    },
    dosage: {
      en: 'Bottle with 100 ml and a measuring spoon. Adults: 5 ml three times a day; children from 2 to 12 years: 2.5 ml three times a day.',
      mk: 'Шише со 100 ml и мерна лажичка. Возрасни: по 5 ml три пати на ден; деца од 2 до 12 години: по 2,5 ml три пати на ден.',
    },
    pack: {
      kind: 'bottle',
      brand: 'HERBAL',
      registered: true,
      line: { en: 'ivy and marshmallow syrup', mk: 'сируп од бршлен и бел слез' },
      amount: { en: '100 ml', mk: '100 ml' },
      colour: '#3c7a45',
    },
  },
  {
    key: 'herbal-propolis-drops',
    categoryName: herbal,
    form: 'drops',
    name: { en: 'HERBAL® propolis drops', mk: 'HERBAL® капки со прополис' },
    description: {
      en: '<p>Propolis is the resin with which bees line their hives. We buy it from Macedonian beekeepers, free it of wax and let it ripen in alcohol until the extract is dark and aromatic.</p><p>The drops are traditionally used for the care of mouth and throat: diluted as a gargle, on a sugar cube or in tea. They contain 60% alcohol by volume and are therefore not for children, pregnant women or people who avoid alcohol.</p><p>Anyone allergic to bee products should not use them. The drops leave brown stains on enamel and fabric.</p>',
      mk: '<p>Прополисот е смола со која пчелите ги обложуваат кошниците. Го откупуваме од македонски пчелари, го прочистуваме од восокот и го оставаме да зрее во алкохол сѐ додека екстрактот не стане темен и ароматичен.</p><p>Капките традиционално се употребуваат за нега на устата и грлото: разредени за гаргара, на коцка шеќер или во чај. Содржат 60 % (V/V) алкохол и затоа не се за деца, бремени жени и лица што избегнуваат алкохол.</p><p>Лицата алергични на пчелини производи не треба да ги користат. Капките оставаат кафеави дамки на емајл и на ткаенина.</p>',
    },
    dosage: {
      en: 'Dropper bottle with 20 ml. Adults: 15 to 20 drops in half a glass of lukewarm water as a gargle, two to three times a day.',
      mk: 'Шише со капалка, 20 ml. Возрасни: 15 до 20 капки во половина чаша млака вода за гаргара, два до три пати на ден.',
    },
    pack: {
      kind: 'dropper',
      brand: 'HERBAL',
      registered: true,
      line: { en: 'propolis drops', mk: 'капки со прополис' },
      amount: { en: '20 ml', mk: '20 ml' },
      colour: '#8a5a1e',
    },
  },
  {
    key: 'herbal-sage-throat-spray',
    categoryName: herbal,
    form: 'spray',
    name: { en: 'HERBAL® sage throat spray', mk: 'HERBAL® спреј за грло со жалфија' },
    description: {
      en: '<p>Teachers, singers and anyone who talks a lot know the feeling of a dry, rough throat. The spray with extracts of sage, plantain and chamomile moistens the lining and leaves a clean herbal taste.</p><p>The long nozzle reaches the back of the throat. There is no sugar, no alcohol and no preservative in it, only a little glycerol and honey flavour.</p><p>From the age of six; children use it under supervision. Rinse the nozzle with warm water from time to time.</p>',
      mk: '<p>Наставниците, пејачите и сите што зборуваат многу го знаат чувството на суво и грубо грло. Спрејот со екстракти од жалфија, тегавец и камилица ја навлажнува слузницата и остава чист вкус на билки.</p><p>Долгата млазница стигнува до задниот дел на грлото. Во него нема шеќер, алкохол ни конзерванси, само малку глицерол и арома на мед.</p><p>За возрасни и деца над шест години; децата го користат под надзор. Од време на време исплакнете ја млазницата со топла вода.</p>',
    },
    dosage: {
      en: 'Spray bottle with 30 ml. 2 to 3 sprays into the throat up to five times a day.',
      mk: 'Шише со распрскувач, 30 ml. По 2 до 3 впрскувања во грлото, најмногу пет пати на ден.',
    },
    pack: {
      kind: 'spray',
      brand: 'HERBAL',
      registered: true,
      line: { en: 'throat spray with sage', mk: 'спреј за грло со жалфија' },
      amount: { en: '30 ml', mk: '30 ml' },
      colour: '#6d8f78',
    },
  },
  {
    key: 'herbal-st-johns-wort-oil',
    categoryName: herbal,
    form: 'oil',
    name: { en: 'HERBAL® St John’s wort oil', mk: 'HERBAL® масло од кантарион' },
    description: {
      en: '<p>The flowers are picked around midsummer and left in sunflower oil for forty days in the sun, until it turns the colour of rubies. That is how our grandmothers made it, and apart from filtering and testing we do it no other way.</p><p>The oil is used on the skin: for dry and rough patches, after a day in the garden, or for massage. It smells of hay and resin.</p><p>St John’s wort makes skin more sensitive to light, so do not sunbathe after applying it. For external use; do not put it on open wounds.</p>',
      mk: '<p>Цветовите се берат околу Иванден и четириесет дена стојат во сончогледово масло на сонце, сѐ додека маслото не добие боја на рубин. Така го правеле нашите баби, а ние, освен филтрирањето и испитувањето, ништо не сме смениле.</p><p>Маслото се користи на кожа: на суви и груби места, по ден поминат во градина или за масажа. Мириса на сено и смола.</p><p>Кантарионот ја прави кожата почувствителна на светлина, па затоа не сончајте се по нанесувањето. За надворешна употреба; не ставајте го на отворени рани.</p>',
    },
    dosage: {
      en: 'Bottle with 50 ml. Rub a few drops into clean skin once or twice a day.',
      mk: 'Шише со 50 ml. Неколку капки се втриваат во чиста кожа еднаш или двапати на ден.',
    },
    pack: {
      kind: 'bottle',
      brand: 'HERBAL',
      registered: true,
      line: { en: 'St John’s wort oil', mk: 'масло од кантарион' },
      amount: { en: '50 ml', mk: '50 ml' },
      colour: '#a8322d',
    },
  },
  {
    key: 'herbal-calendula-ointment',
    categoryName: herbal,
    form: 'ointment',
    name: { en: 'HERBAL® calendula ointment', mk: 'HERBAL® маст од невен' },
    description: {
      en: '<p>Marigold petals give this ointment its warm yellow. Their oily extract is worked into lanolin, beeswax and a little vitamin E, which makes a protective ointment for chapped hands, elbows and heels.</p><p>It is a good companion in the cold months and after work with water or soil. Thanks to the simple recipe of a few ingredients it suits even children’s skin.</p><p>People sensitive to plants of the daisy family should test it in the crook of the arm first.</p>',
      mk: '<p>Ливчињата на невенот ѝ ја даваат на оваа маст топлата жолта боја. Нивниот маслен екстракт се вмешува во ланолин, пчелин восок и малку витамин E, па се добива заштитна маст за испукани раце, лакти и пети.</p><p>Добро доаѓа во студените месеци и по работа со вода или земја. Благодарение на едноставната рецептура од само неколку состојки ѝ одговара и на детската кожа.</p><p>Лицата чувствителни на растенија од семејството главоцветни треба најпрво да ја испробаат на внатрешната страна од лактот.</p>',
    },
    dosage: {
      en: 'Jar with 50 g. Apply thinly to the cared-for areas two to three times a day.',
      mk: 'Тегличка со 50 g. Се нанесува во тенок слој на местата за нега два до три пати на ден.',
    },
    pack: {
      kind: 'jar',
      brand: 'HERBAL',
      registered: true,
      line: { en: 'calendula ointment', mk: 'маст од невен' },
      amount: { en: '50 g', mk: '50 g' },
      colour: '#e09a1f',
    },
  },
  {
    key: 'herbal-mountain-tea',
    categoryName: herbal,
    form: 'tea',
    name: { en: 'HERBAL® mountain tea from Shar', mk: 'HERBAL® шарпланински чај' },
    description: {
      en: '<p>Ironwort grows on stony meadows above 1,500 metres. Ours is cultivated by families below the Shar Mountains, so that the wild stands are left in peace. The whole flowering stems are dried in the shade and cut only shortly before packing.</p><p>The infusion is golden, mild and naturally free of caffeine. It is drunk on winter evenings with honey, or cold with lemon.</p><p>Pour 200 ml of boiling water over one bag and leave it covered for eight minutes.</p>',
      mk: '<p>Планинскиот чај расте на каменити ливади над 1500 метри. Нашиот го одгледуваат семејства од подножјето на Шар Планина, па дивите наоѓалишта остануваат недопрени. Целите расцутени стебла се сушат на сенка и се сечат непосредно пред пакувањето.</p><p>Чајот е златест, благ и природно не содржи кофеин. Се пие во зимските вечери со мед или ладен, со лимон.</p><p>Прелијте едно филтер-ќесе со 200 ml врела вода и оставете го покриено осум минути.</p>',
    },
    dosage: {
      en: 'Carton with 20 filter bags of 1.5 g. One cup up to three times a day.',
      mk: 'Кутија со 20 филтер-ќесиња од 1,5 g. По една шолја најмногу три пати на ден.',
    },
    pack: {
      kind: 'carton',
      brand: 'HERBAL',
      registered: true,
      line: { en: 'mountain tea', mk: 'шарпланински чај' },
      amount: { en: '20 filter bags', mk: '20 филтер-ќесиња' },
      colour: '#8fa03c',
    },
  },
  {
    key: 'herbal-chamomile-tea',
    categoryName: herbal,
    form: 'tea',
    name: { en: 'HERBAL® chamomile tea', mk: 'HERBAL® чај од камилица' },
    description: {
      en: '<p>Only whole flower heads go into these bags, not stalks and dust: you can taste it and smell it. Chamomile tea is traditionally drunk after meals and before going to bed, and the cooled infusion serves for rinsing the mouth.</p><p>Every lot is tested in our laboratory for essential oil, purity and residues.</p><p>Not suitable for people with an allergy to chamomile, mugwort or other composite plants. Store in a dry place, away from strong smells.</p>',
      mk: '<p>Во овие филтер-ќесиња одат само цели цветни главички, без стебленца и прашина: тоа се чувствува по вкусот и по мирисот. Чајот од камилица традиционално се пие по јадење и пред спиење, а изладениот чај служи и за плакнење на устата.</p><p>Во нашата лабораторија секоја серија се испитува за етерично масло, чистота и остатоци од пестициди.</p><p>Не е погоден за лица алергични на камилица, пелин или други главоцветни растенија. Да се чува на суво место, подалеку од силни мириси.</p>',
    },
    dosage: {
      en: 'Carton with 20 filter bags of 1 g. One bag per cup, steeped for 5 to 10 minutes, up to four times a day.',
      mk: 'Кутија со 20 филтер-ќесиња од 1 g. По едно ќесе во шолја, 5 до 10 минути во покриен сад, најмногу четири пати на ден.',
    },
    pack: {
      kind: 'carton',
      brand: 'HERBAL',
      registered: true,
      line: { en: 'chamomile tea', mk: 'чај од камилица' },
      amount: { en: '20 filter bags', mk: '20 филтер-ќесиња' },
      colour: '#d9b334',
    },
  },
  {
    key: 'herbal-mint-fennel-tea',
    categoryName: herbal,
    form: 'tea',
    name: { en: 'HERBAL® peppermint and fennel tea', mk: 'HERBAL® чај од нане и морач' },
    description: {
      en: '<p>After a heavy lunch this cup is as good as a walk – or better, together with one. Peppermint leaf, crushed fennel fruit and a pinch of caraway are a classic blend for comfort after meals.</p><ul><li>50% peppermint leaf</li><li>35% fennel fruit</li><li>15% caraway</li></ul><p>Leave the cup covered while it steeps, so that the essential oils stay in the tea. With gallstones or frequent heartburn, ask your doctor whether peppermint suits you.</p>',
      mk: '<p>По обилен ручек оваа шолја вреди колку една прошетка, а најдобро е двете да одат заедно. Листот од нане, дробениот плод од морач и малку ким се класична мешавина за пријатно чувство по јадење.</p><ul><li>50 % лист од нане</li><li>35 % плод од морач</li><li>15 % ким</li></ul><p>Додека се приготвува, шолјата нека биде покриена за етеричните масла да останат во чајот. Ако имате камења во жолчката или чести горушици, прашајте го вашиот лекар дали нането е за вас.</p>',
    },
    dosage: {
      en: 'Carton with 20 filter bags of 1.8 g. One freshly prepared cup after meals.',
      mk: 'Кутија со 20 филтер-ќесиња од 1,8 g. По една свежо приготвена шолја по јадење.',
    },
    pack: {
      kind: 'carton',
      brand: 'HERBAL',
      registered: true,
      line: { en: 'peppermint and fennel tea', mk: 'чај од нане и морач' },
      amount: { en: '20 filter bags', mk: '20 филтер-ќесиња' },
      colour: '#3f9a72',
    },
  },
  {
    key: 'herbal-valerian-drops',
    categoryName: herbal,
    form: 'drops',
    name: { en: 'HERBAL® valerian and lemon balm drops', mk: 'HERBAL® капки од валеријана и маточина' },
    description: {
      en: '<p>Root of valerian, leaf of lemon balm and hop cones, each extracted on its own and only then blended. The drops are traditionally used for mild nervous tension and for difficulty falling asleep.</p><p>Their effect builds up over days rather than minutes, so give them about two weeks. They may slow your reactions: no driving afterwards, and no alcohol or other sedatives.</p><p>Contains 45% ethanol by volume. Not for those under 18, in pregnancy or while breastfeeding. If sleep does not improve, speak to your doctor about the cause.</p>',
      mk: '<p>Корен од валеријана, лист од маточина и шишарки од хмељ, секое извлечено посебно и дури потоа измешано. Капките традиционално се употребуваат при блага нервна напнатост и при тешкотии со заспивањето.</p><p>Дејството се развива во текот на неколку дена, а не за неколку минути, па дајте им околу две недели. Може да ги забават реакциите: потоа не управувајте со возило и не земајте алкохол или други средства за смирување.</p><p>Содржат 45 % (V/V) етанол. Не се за лица помлади од 18 години, ниту за време на бременост и доење. Ако сонот не се подобри, разговарајте со лекар за причината.</p>',
    },
    dosage: {
      en: 'Dropper bottle with 50 ml. Adults: 30 drops in a little water, once in the early evening and once half an hour before bedtime.',
      mk: 'Шише со капалка, 50 ml. Возрасни: по 30 капки во малку вода, еднаш предвечер и еднаш половина час пред спиење.',
    },
    pack: {
      kind: 'dropper',
      brand: 'HERBAL',
      registered: true,
      line: { en: 'valerian and lemon balm drops', mk: 'капки од валеријана и маточина' },
      amount: { en: '50 ml', mk: '50 ml' },
      colour: '#5a6aa0',
    },
  },
];
