import type { DemoProduct } from '../demo-types.ts';

const galahealth = 'Dietary Supplements/GALAHEALTH';
const jekogal = 'Dietary Supplements/JEKOGAL';
const galapro = 'Dietary Supplements/GALAPRO';

/** Vitamins and minerals (GALAHEALTH), fish oils (JEKOGAL), live cultures, fibre and enzymes (GALAPRO). */
export const supplementProducts: readonly DemoProduct[] = [
  {
    key: 'galahealth-vitamin-c-1000',
    categoryName: galahealth,
    name: { en: 'GALAHEALTH® Vitamin C 1000', mk: 'GALAHEALTH® Витамин C 1000' },
    description: {
      en: '<p>An orange-flavoured effervescent tablet with 1,000 mg of vitamin C, for months when fresh fruit is scarce and everyone around you has a cold. Vitamin C contributes to the normal function of the immune system and to the reduction of tiredness and fatigue.</p><ul><li>no sugar, with sweetener from stevia</li><li>gluten-free and suitable for vegans</li><li>desiccant in the cap of the tube</li></ul><p>Those who tend to form kidney stones should consult a doctor first. A dietary supplement does not replace a varied and balanced diet.</p>',
      mk: '<p>Шумлива таблета со вкус на портокал и со 1000 mg витамин C, за месеците кога свежото овошје е ретко, а сите околу вас се настинати. Витаминот C придонесува за нормалната функција на имунолошкиот систем и за намалување на заморот и исцрпеноста.</p><ul><li>без шеќер, со засладувач од стевија</li><li>без глутен, погодна и за вегани</li><li>средство против влага во капачето на тубата</li></ul><p>Лицата склони кон создавање бубрежни камења треба најпрво да се посоветуваат со лекар. Додатокот на исхрана не е замена за разновидна и урамнотежена исхрана.</p>',
    },
    dosage: {
      en: 'Tube with 20 effervescent tablets. Adults: 1 tablet a day, dissolved in 200 ml of water.',
      mk: 'Туба со 20 шумливи таблети. Возрасни: по 1 таблета на ден, растворена во 200 ml вода.',
    },
    pack: {
      kind: 'carton',
      brand: 'GALAHEALTH',
      registered: true,
      line: { en: 'vitamin C, effervescent', mk: 'витамин C, шумливи таблети' },
      strength: { en: '1000 mg', mk: '1000 mg' },
      amount: { en: '20 tablets', mk: '20 таблети' },
      colour: '#e2811d',
    },
  },
  {
    key: 'galahealth-magnesium-direct',
    categoryName: galahealth,
    name: { en: 'GALAHEALTH® Magnesium 300 + B6 direct', mk: 'GALAHEALTH® Магнезиум 300 + B6 директ' },
    description: {
      en: '<p>Fine granules that melt on the tongue without water: practical on a hike, in the office or after training. Each sachet provides 300 mg of magnesium and 1.4 mg of vitamin B6.</p><p>Magnesium contributes to normal muscle function and to electrolyte balance, vitamin B6 to normal energy-yielding metabolism. We use magnesium citrate together with the oxide, and a fresh taste of lime.</p><p>Larger amounts of magnesium can have a laxative effect, so please stay with one sachet. Not intended for people with impaired kidney function. The granules add to a varied diet and do not stand in for it.</p>',
      mk: '<p>Ситни гранули што се топат на јазикот без вода: практични на планина, во канцеларија или по тренинг. Секоја ќесичка обезбедува 300 mg магнезиум и 1,4 mg витамин B6.</p><p>Магнезиумот придонесува за нормалната функција на мускулите и за рамнотежата на електролитите, а витаминот B6 за нормалниот метаболизам на создавање енергија. Користиме магнезиум цитрат заедно со оксид и свеж вкус на лимета.</p><p>Поголемите количества магнезиум може да дејствуваат лаксативно, па затоа земајте само една ќесичка. Не се наменети за лица со намалена функција на бубрезите. Гранулите ја дополнуваат разновидната исхрана, но не ја заменуваат.</p>',
    },
    dosage: {
      en: 'Carton with 20 sachets. Adults: 1 sachet a day straight into the mouth.',
      mk: 'Кутија со 20 ќесички. Возрасни: по 1 ќесичка на ден, директно во уста.',
    },
    pack: {
      kind: 'sachet',
      brand: 'GALAHEALTH',
      registered: true,
      line: { en: 'magnesium + B6 direct', mk: 'магнезиум + B6 директ' },
      strength: { en: '300 mg', mk: '300 mg' },
      amount: { en: '20 sachets', mk: '20 ќесички' },
      colour: '#2f6fb3',
    },
  },
  {
    key: 'galahealth-vitamin-d3-drops',
    categoryName: galahealth,
    name: { en: 'GALAHEALTH® Vitamin D3 drops', mk: 'GALAHEALTH® Витамин D3 капки' },
    description: {
      en: '<p>From October to April the sun over the Balkans stands too low for the skin to make much vitamin D. One drop of this sunflower oil supplies 1,000 IU (25 µg) of vitamin D3.</p><p>Vitamin D contributes to the normal absorption of calcium, to the maintenance of normal bones and muscles, and to the normal function of the immune system. Because it dissolves in fat, take it with breakfast or lunch.</p><p>The recommended daily amount should not be exceeded. Add up all your sources of vitamin D, and have the blood level measured if you are unsure. No drop replaces a varied diet and time spent outdoors.</p>',
      mk: '<p>Од октомври до април сонцето над Балканот е прениско за да може кожата да создаде многу витамин D. Една капка од ова сончогледово масло обезбедува 1000 IU (25 µg) витамин D3.</p><p>Витаминот D придонесува за нормалното впивање на калциумот, за одржување на нормални коски и мускули и за нормалната функција на имунолошкиот систем. Бидејќи се раствора во маснотии, земајте го со појадокот или со ручекот.</p><p>Препорачаното дневно количество не треба да се надмине. Соберете ги сите свои извори на витамин D, а ако не сте сигурни, проверете го нивото во крвта. Ниту една капка не ги заменува разновидната исхрана и времето поминато на отворено.</p>',
    },
    dosage: {
      en: 'Dropper bottle with 20 ml. Adults: 1 drop a day on a spoon, in the darker months up to 2 drops.',
      mk: 'Шише со капалка, 20 ml. Возрасни: по 1 капка на ден на лажичка, во потемните месеци најмногу 2 капки.',
    },
    pack: {
      kind: 'dropper',
      brand: 'GALAHEALTH',
      registered: true,
      line: { en: 'vitamin D3 drops', mk: 'витамин D3 капки' },
      strength: { en: '1000 IU', mk: '1000 IU' },
      amount: { en: '20 ml', mk: '20 ml' },
      colour: '#e0b41f',
    },
  },
  {
    key: 'galahealth-iron-folic-acid',
    categoryName: galahealth,
    name: { en: 'GALAHEALTH® Iron + Folic acid', mk: 'GALAHEALTH® Железо + Фолна киселина' },
    description: {
      en: '<p>Gentle iron bisglycinate in a capsule with folic acid, vitamin C and vitamin B12. Iron contributes to the normal formation of red blood cells and haemoglobin; vitamin C increases its absorption.</p><p>Many women choose it in the years with a monthly period, and folic acid contributes to the growth of maternal tissue during pregnancy. Ask a gynaecologist whether the amount is right for you.</p><p>Coffee, tea and milk hinder the uptake of iron: leave an hour between. Keep iron safely locked away from small children, for whom too much is dangerous. Meat, pulses and leafy greens should remain the first source of iron.</p>',
      mk: '<p>Нежна форма на железо, бисглицинат, во капсула со фолна киселина, витамин C и витамин B12. Железото придонесува за нормалното создавање на црвените крвни клетки и хемоглобинот, а витаминот C го зголемува неговото впивање.</p><p>Многу жени ја избираат во годините со месечен циклус, а фолната киселина придонесува за растот на мајчиното ткиво за време на бременоста. Прашајте гинеколог дали ова количество е соодветно за вас.</p><p>Кафето, чајот и млекото го попречуваат впивањето на железото: направете пауза од еден час. Капсулите чувајте ги под клуч, подалеку од мали деца, за кои преголемо количество е опасно. Месото, мешункастите плодови и зелениот лиснат зеленчук треба да останат првиот извор на железо.</p>',
    },
    dosage: {
      en: 'Carton with 30 capsules. Adults: 1 capsule a day, best between meals with a glass of orange juice.',
      mk: 'Кутија со 30 капсули. Возрасни: по 1 капсула на ден, најдобро меѓу оброците, со чаша сок од портокал.',
    },
    pack: {
      kind: 'carton',
      brand: 'GALAHEALTH',
      registered: true,
      line: { en: 'iron + folic acid', mk: 'железо + фолна киселина' },
      strength: { en: '20 mg', mk: '20 mg' },
      amount: { en: '30 capsules', mk: '30 капсули' },
      colour: '#a83a3a',
    },
  },
  {
    key: 'galahealth-zinc-selenium',
    categoryName: galahealth,
    name: { en: 'GALAHEALTH® Zinc + Selenium', mk: 'GALAHEALTH® Цинк + Селен' },
    description: {
      en: '<p>Two trace elements of which the body needs only milligrams and micrograms, though it needs them every day. A tablet contains 10 mg of zinc as gluconate and 55 µg of selenium.</p><p>Zinc and selenium contribute to the maintenance of normal hair and nails and to the protection of cells from oxidative stress; zinc also contributes to the maintenance of normal skin.</p><p>The tablets are small and easy to swallow. If your multivitamin already contains both, you do not need this one as well. Neither is a substitute for balanced meals.</p>',
      mk: '<p>Два микроелемента од кои на телото му се потребни само милиграми и микрограми, но затоа секој ден. Една таблета содржи 10 mg цинк во форма на глуконат и 55 µg селен.</p><p>Цинкот и селенот придонесуваат за одржување на нормална коса и нокти и за заштита на клетките од оксидативен стрес; цинкот придонесува и за одржување на нормална кожа.</p><p>Таблетите се мали и лесно се голтаат. Ако мултивитаминот што го земате веќе ги содржи двата елемента, овој производ не ви е потребен. Ниту едниот, ниту другиот не е замена за урамнотежени оброци.</p>',
    },
    dosage: {
      en: 'Carton with 60 tablets in blisters. Adults: 1 tablet a day with food.',
      mk: 'Кутија со 60 таблети во блистери. Возрасни: по 1 таблета на ден со храна.',
    },
    pack: {
      kind: 'blister',
      brand: 'GALAHEALTH',
      registered: true,
      line: { en: 'zinc + selenium', mk: 'цинк + селен' },
      strength: { en: '10 mg + 55 µg', mk: '10 mg + 55 µg' },
      amount: { en: '60 tablets', mk: '60 таблети' },
      colour: '#5f7d8c',
    },
  },
  {
    key: 'galahealth-multivitamin',
    categoryName: galahealth,
    name: { en: 'GALAHEALTH® Multivitamin Daily', mk: 'GALAHEALTH® Мултивитамин Daily' },
    description: {
      en: '<p>Twelve vitamins and eight minerals, from vitamin A to zinc, in amounts that stay close to the daily reference values. We did not aim for the highest numbers but for a sensible complement to ordinary meals.</p><h2>When it can be useful</h2><ul><li>when you eat irregularly or cook little</li><li>after an illness, while the appetite returns</li><li>during a strict diet</li></ul><p>Riboflavin can colour the urine yellow, which is harmless. Fruit, vegetables and movement remain indispensable.</p>',
      mk: '<p>Дванаесет витамини и осум минерали, од витамин A до цинк, во количества блиски до дневните референтни вредности. Целта не ни беа највисоките бројки, туку разумно дополнување на секојдневните оброци.</p><h2>Кога може да биде од корист</h2><ul><li>кога јадете нередовно или малку готвите</li><li>по прележана болест, додека се враќа апетитот</li><li>за време на строга диета</li></ul><p>Рибофлавинот може жолто да ја обои урината, што е безопасно. Овошјето, зеленчукот и движењето остануваат незаменливи.</p>',
    },
    dosage: {
      en: 'Bottle with 60 film-coated tablets. Adults: 1 tablet a day after breakfast.',
      mk: 'Шише со 60 филм-обложени таблети. Возрасни: по 1 таблета на ден по појадок.',
    },
    pack: {
      kind: 'bottle',
      brand: 'GALAHEALTH',
      registered: true,
      line: { en: '12 vitamins and 8 minerals', mk: '12 витамини и 8 минерали' },
      amount: { en: '60 tablets', mk: '60 таблети' },
      colour: '#3a8f5c',
    },
  },
  {
    key: 'jekogal-cod-liver-oil',
    categoryName: jekogal,
    name: { en: 'JEKOGAL® cod liver oil with lemon', mk: 'JEKOGAL® масло од црн дроб на бакалар со лимон' },
    description: {
      en: '<p>The spoonful that generations remember, with one difference: this one tastes of lemon. JEKOGAL® is pressed from the livers of Norwegian cod caught in winter and purified of heavy metals.</p><p>Five millilitres contain about 1 g of omega-3 fatty acids, 250 µg of vitamin A and 10 µg of vitamin D. EPA and DHA contribute to the normal function of the heart, an effect obtained with 250 mg a day.</p><p>Pregnant women should take cod liver oil only on medical advice, because of its vitamin A. After opening, keep the bottle in the refrigerator and finish it within three months. No supplement takes the place of a varied diet, so go on eating fish.</p>',
      mk: '<p>Лажичката што ја паметат генерации, со една разлика: оваа има вкус на лимон. JEKOGAL® се добива од црн дроб на норвешки бакалар ловен во зима и се прочистува од тешки метали.</p><p>Пет милилитри содржат околу 1 g омега-3 масни киселини, 250 µg витамин A и 10 µg витамин D. EPA и DHA придонесуваат за нормалната функција на срцето, што се постигнува со 250 mg на ден.</p><p>Бремените жени треба да го земаат само по совет од лекар, поради витаминот A. По отворањето чувајте го шишето во фрижидер и потрошете го во рок од три месеци. Ниту еден додаток не ја заменува разновидната исхрана, па продолжете да јадете риба.</p>',
    },
    dosage: {
      en: 'Bottle with 250 ml. Adults and children over 10 years: 5 ml (one teaspoon) a day with a meal.',
      mk: 'Шише со 250 ml. Возрасни и деца над 10 години: по 5 ml (една лажичка) на ден, со оброк.',
    },
    pack: {
      kind: 'bottle',
      brand: 'JEKOGAL',
      registered: true,
      line: { en: 'cod liver oil with lemon', mk: 'масло од бакалар со лимон' },
      amount: { en: '250 ml', mk: '250 ml' },
      colour: '#d3b02a',
    },
  },
  {
    key: 'jekogal-capsules',
    categoryName: jekogal,
    name: { en: 'JEKOGAL® cod liver oil capsules', mk: 'JEKOGAL® капсули со масло од црн дроб на бакалар' },
    description: {
      en: '<p>For those who want the oil without the taste. Each gelatine capsule encloses 500 mg of cod liver oil with vitamins A, D and E and is small enough for people who dislike large pills.</p><p>Vitamin A contributes to the maintenance of normal vision and skin, vitamin D to normal bones and teeth. Two capsules in the morning can become a habit as easy as brushing your teeth.</p><p>Contains fish. Do not combine with other products rich in vitamin A. Keep to the stated amount; the capsules do not replace a varied diet.</p>',
      mk: '<p>За оние што го сакаат маслото, но не и неговиот вкус. Секоја желатинска капсула содржи 500 mg масло од црн дроб на бакалар со витамините A, D и E и е доволно мала за сите што не сакаат големи таблети.</p><p>Витаминот A придонесува за одржување на нормален вид и нормална кожа, а витаминот D за нормални коски и заби. Две капсули наутро може да станат навика лесна како миењето заби.</p><p>Содржат риба. Не комбинирајте ги со други производи богати со витамин A. Придржувајте се кон наведеното количество; капсулите не се замена за разновидна исхрана.</p>',
    },
    dosage: {
      en: 'Carton with 60 soft capsules. Adults: 2 capsules a day with breakfast and plenty of liquid.',
      mk: 'Кутија со 60 меки капсули. Возрасни: по 2 капсули на ден, со појадокот и со доволно течност.',
    },
    pack: {
      kind: 'carton',
      brand: 'JEKOGAL',
      registered: true,
      line: { en: 'cod liver oil capsules', mk: 'капсули со масло од бакалар' },
      strength: { en: '500 mg', mk: '500 mg' },
      amount: { en: '60 capsules', mk: '60 капсули' },
    },
  },
  {
    key: 'jekogal-junior-emulsion',
    categoryName: jekogal,
    name: { en: 'JEKOGAL® Junior emulsion with orange', mk: 'JEKOGAL® Junior емулзија со портокал' },
    description: {
      en: '<p>A creamy orange emulsion that children usually ask for a second time – which they should not get, since one dose a day is enough. Fish oil, vitamin D, vitamin E and a spoonful of real orange juice concentrate are whisked until no oily aftertaste is left.</p><p>Vitamin D is needed for the normal growth and development of bone in children. Beneficial as it is, the emulsion is an addition to meals with fish, vegetables and dairy products, not their stand-in.</p><p>Sweetened with xylitol. Contains fish.</p>',
      mk: '<p>Кремаста емулзија од портокал што децата обично ја бараат и по вторпат, а тоа не треба да го добијат, бидејќи една доза на ден е доволна. Рибино масло, витамин D, витамин E и концентрат од вистински сок од портокал се матат сѐ додека не исчезне масниот вкус.</p><p>Витаминот D е потребен за нормален раст и развој на коските кај децата. Емулзијата е дополнување на оброците со риба, зеленчук и млечни производи, а не нивна замена.</p><p>Засладена е со ксилитол. Содржи риба.</p>',
    },
    dosage: {
      en: 'Bottle with 150 ml and a measuring spoon. Children from 3 to 10 years: 5 ml a day; shake before use.',
      mk: 'Шише со 150 ml и мерна лажичка. Деца од 3 до 10 години: по 5 ml на ден; да се протресе пред употреба.',
    },
    pack: {
      kind: 'bottle',
      brand: 'JEKOGAL Junior',
      registered: true,
      line: { en: 'emulsion with orange', mk: 'емулзија со портокал' },
      amount: { en: '150 ml', mk: '150 ml' },
      colour: '#e98b2a',
    },
  },
  {
    key: 'jekogal-omega-3-1000',
    categoryName: jekogal,
    name: { en: 'JEKOGAL® Omega-3 1000', mk: 'JEKOGAL® Омега-3 1000' },
    description: {
      en: '<p>Concentrated oil of anchovies and sardines from certified fisheries. A capsule of 1,000 mg supplies 330 mg of EPA and 220 mg of DHA, which together exceed the 250 mg a day from which they contribute to the normal function of the heart.</p><p>The oil is distilled gently and tested for oxidation before it is filled. A trace of natural lemon oil takes away the smell of fish.</p><p>Do you take medicines that thin the blood, or is an operation planned? Then talk to your doctor before you begin. Two portions of fish a week and a balanced diet remain a good rule.</p>',
      mk: '<p>Концентрирано масло од инчуни и сардини од сертифициран риболов. Капсула од 1000 mg обезбедува 330 mg EPA и 220 mg DHA, заедно повеќе од 250 mg на ден, колку што е потребно за да придонесат за нормалната функција на срцето.</p><p>Маслото нежно се дестилира и пред полнењето се испитува на оксидација. Мала трага од природно масло од лимон го отстранува мирисот на риба.</p><p>Земате лекови против згрутчување на крвта или ви претстои операција? Разговарајте со вашиот лекар пред да почнете. Две порции риба неделно и урамнотежена исхрана и понатаму се добро правило.</p>',
    },
    dosage: {
      en: 'Carton with 30 soft capsules. Adults: 1 capsule a day with the main meal.',
      mk: 'Кутија со 30 меки капсули. Возрасни: по 1 капсула на ден, со главниот оброк.',
    },
    pack: {
      kind: 'carton',
      brand: 'JEKOGAL',
      registered: true,
      line: { en: 'omega-3 soft capsules', mk: 'омега-3 меки капсули' },
      strength: { en: '1000 mg', mk: '1000 mg' },
      amount: { en: '30 capsules', mk: '30 капсули' },
      colour: '#1f6f9e',
    },
  },
  {
    key: 'jekogal-mama-dha',
    categoryName: jekogal,
    name: { en: 'JEKOGAL® Mama DHA', mk: 'JEKOGAL® Mama DHA' },
    description: {
      en: '<p>A supplement for expectant and breastfeeding mothers with DHA from microalgae. Maternal intake of DHA contributes to the normal development of the brain and eyes of the foetus and of breastfed infants; the benefit comes with 200 mg of DHA a day in addition to the usual intake of omega-3.</p><p>As the oil comes from algae and not from liver, it contains no vitamin A and no traces of fish. Folic acid (400 µg) and iodine (150 µg) round it off.</p><p>Talk to your gynaecologist about everything you take during pregnancy, this capsule included. It complements a varied diet but does not replace it.</p>',
      mk: '<p>Додаток на исхрана за идни мајки и доилки со DHA од микроалги. Внесот на DHA кај мајката придонесува за нормалниот развој на мозокот и очите на плодот и на доенчето; корисниот ефект се постигнува со 200 mg DHA на ден покрај вообичаениот внес на омега-3.</p><p>Бидејќи маслото е од алги, а не од црн дроб, не содржи витамин A ни траги од риба. Составот го дополнуваат фолна киселина (400 µg) и јод (150 µg).</p><p>Со вашиот гинеколог разговарајте за сѐ што земате за време на бременоста, вклучувајќи ја и оваа капсула. Таа ја дополнува разновидната исхрана, но не ја заменува.</p>',
    },
    dosage: {
      en: 'Carton with 30 soft capsules. 1 capsule a day with food, during pregnancy and breastfeeding.',
      mk: 'Кутија со 30 меки капсули. По 1 капсула на ден со храна, за време на бременост и доење.',
    },
    pack: {
      kind: 'carton',
      brand: 'JEKOGAL Mama',
      registered: true,
      line: { en: 'DHA, folic acid, iodine', mk: 'DHA, фолна киселина, јод' },
      strength: { en: '200 mg DHA', mk: '200 mg DHA' },
      amount: { en: '30 capsules', mk: '30 капсули' },
      colour: '#c06a92',
    },
  },
  {
    key: 'jekogal-junior-chews',
    categoryName: jekogal,
    name: { en: 'JEKOGAL® Junior chewable capsules', mk: 'JEKOGAL® Junior капсули за џвакање' },
    description: {
      en: '<p>Little fish with a soft shell: children bite them open, taste strawberry, and the fish oil is down before anyone protests. Three pieces contain 100 mg of DHA together with vitamins D and C.</p><p>There is no sugar in them that could harm the teeth. Let children take the capsules sitting down and in your presence, as with anything that is chewed.</p><p>They are not sweets, even if they look like it: keep the box out of reach. Fish, fruit and vegetables still belong on the plate.</p>',
      mk: '<p>Мали рипки со мека обвивка: децата ги загризуваат, чувствуваат вкус на јагода и рибиното масло е проголтано пред некој да се побуни. Три парчиња содржат 100 mg DHA заедно со витамините D и C.</p><p>Во нив нема шеќер што би им штетел на забите. Нека ги земаат децата седнати и во ваше присуство, како и сѐ друго што се џвака.</p><p>Изгледаат како бонбони, но не се: чувајте ја кутијата вон дофат на деца. Рибата, овошјето и зеленчукот и понатаму треба да бидат во чинијата.</p>',
    },
    dosage: {
      en: 'Carton with 45 chewable capsules. Children from 4 years: 3 capsules a day after a meal.',
      mk: 'Кутија со 45 капсули за џвакање. Деца над 4 години: по 3 капсули на ден, по јадење.',
    },
    pack: {
      kind: 'blister',
      brand: 'JEKOGAL Junior',
      registered: true,
      line: { en: 'chewable capsules, strawberry', mk: 'капсули за џвакање, јагода' },
      amount: { en: '45 capsules', mk: '45 капсули' },
      colour: '#d9546a',
    },
  },
  {
    key: 'galapro-daily-capsules',
    categoryName: galapro,
    name: { en: 'GALAPRO® Daily capsules', mk: 'GALAPRO® Daily капсули' },
    description: {
      en: '<p>Eight strains of live bacterial cultures, among them lactobacilli and bifidobacteria such as live in the human gut, at ten billion per capsule. Inulin from chicory is added as food for them.</p><p>The capsule withstands stomach acid and opens only further on. Thanks to an aluminium blister it need not be kept in the refrigerator, not even in summer up to 25 °C.</p><p>Adults can take GALAPRO® at any time of year. It is a supplement to a diet that includes vegetables, whole grains and fermented foods.</p>',
      mk: '<p>Осум соеви живи бактериски култури, меѓу кои лактобацили и бифидобактерии какви што живеат во човековите црева, со десет милијарди во капсула. Како храна за нив е додаден инулин од цикорија.</p><p>Капсулата е отпорна на желудочната киселина и се отвора дури подоцна. Благодарение на алуминиумскиот блистер, до 25 °C не мора да се чува во фрижидер ни во лето.</p><p>Возрасните може да го земаат GALAPRO® во кое било годишно време. Тоа е додаток на исхрана во која има зеленчук, интегрални житарки и ферментирани производи.</p>',
    },
    dosage: {
      en: 'Carton with 20 capsules. Adults: 1 capsule a day with a meal.',
      mk: 'Кутија со 20 капсули. Возрасни: по 1 капсула на ден со оброк.',
    },
    pack: {
      kind: 'carton',
      brand: 'GALAPRO',
      registered: true,
      line: { en: 'live bacterial cultures', mk: 'живи бактериски култури' },
      strength: { en: '10 billion', mk: '10 милијарди' },
      amount: { en: '20 capsules', mk: '20 капсули' },
    },
  },
  {
    key: 'galapro-baby-drops',
    categoryName: galapro,
    name: { en: 'GALAPRO® Baby drops', mk: 'GALAPRO® Baby капки' },
    description: {
      en: '<p>Oily drops with one well-studied strain of bifidobacteria and 400 IU of vitamin D3 per daily dose. Vitamin D is needed for the normal growth and development of bone in children.</p><p>The drops are tasteless and contain neither milk protein, lactose nor preservatives. They can be given from a spoon or mixed with a little lukewarm milk; hot liquids would kill the cultures.</p><p>If your paediatrician has already prescribed vitamin D, ask before you give these drops. Store in the refrigerator after opening, for up to six weeks. They do not replace breast milk or infant formula.</p>',
      mk: '<p>Маслени капки со еден добро проучен сој бифидобактерии и 400 IU витамин D3 во дневната доза. Витаминот D е потребен за нормален раст и развој на коските кај децата.</p><p>Капките немаат вкус и не содржат млечни протеини, лактоза ни конзерванси. Може да се дадат на лажичка или измешани со малку млако млеко; врелите течности би ги уништиле културите.</p><p>Ако педијатарот веќе препишал витамин D, прашајте пред да ги дадете капките. По отворањето да се чуваат во фрижидер, најмногу шест недели. Не се замена за мајчиното млеко или за млечната формула.</p>',
    },
    dosage: {
      en: 'Dropper bottle with 8 ml. Infants and small children: 5 drops once a day, during a feed.',
      mk: 'Шишенце со капалка, 8 ml. Доенчиња и мали деца: по 5 капки еднаш на ден, за време на хранењето.',
    },
    pack: {
      kind: 'dropper',
      brand: 'GALAPRO Baby',
      registered: true,
      line: { en: 'live cultures and vitamin D', mk: 'живи култури и витамин D' },
      strength: { en: '400 IU', mk: '400 IU' },
      amount: { en: '8 ml', mk: '8 ml' },
      colour: '#6aa9d6',
    },
  },
  {
    key: 'galapro-kids-sachets',
    categoryName: galapro,
    name: { en: 'GALAPRO® Kids sachets', mk: 'GALAPRO® Kids ќесички' },
    description: {
      en: '<p>A powder with live cultures, zinc and a taste of vanilla, portioned for children of nursery and school age. It dissolves in yoghurt, fruit purée or cool water and goes unnoticed in the lunch box.</p><p>Zinc contributes to the normal function of the immune system. Five billion lactobacilli and bifidobacteria are contained in one sachet, counted at the end of shelf life rather than on the day of filling.</p><p>Children with a weakened immune system should take live cultures only on the advice of a doctor. A sachet supplements a varied diet; it is not a meal.</p>',
      mk: '<p>Прашок со живи култури, цинк и вкус на ванила, во порции за деца од градинка и училиште. Се раствора во јогурт, овошна каша или ладна вода и не се забележува во ужината.</p><p>Цинкот придонесува за нормалната функција на имунолошкиот систем. Една ќесичка содржи пет милијарди лактобацили и бифидобактерии, изброени на крајот од рокот на употреба, а не на денот на полнењето.</p><p>Децата со ослабен имунитет треба да земаат живи култури само по совет од лекар. Ќесичката ја дополнува разновидната исхрана и не е оброк.</p>',
    },
    dosage: {
      en: 'Carton with 14 sachets. Children over 3 years: 1 sachet a day, stirred into a cold food or drink.',
      mk: 'Кутија со 14 ќесички. Деца над 3 години: по 1 ќесичка на ден, измешана во ладна храна или пијалак.',
    },
    pack: {
      kind: 'sachet',
      brand: 'GALAPRO Kids',
      registered: true,
      line: { en: 'live cultures and zinc', mk: 'живи култури и цинк' },
      strength: { en: '5 billion', mk: '5 милијарди' },
      amount: { en: '14 sachets', mk: '14 ќесички' },
      colour: '#8a6cc0',
    },
  },
  {
    key: 'galapro-travel-capsules',
    categoryName: galapro,
    name: { en: 'GALAPRO® Travel capsules', mk: 'GALAPRO® Travel капсули' },
    description: {
      en: '<p>Other water, other spices, other hours for lunch: travelling is a change for the gut as well. GALAPRO® Travel contains the live yeast <em>Saccharomyces boulardii</em>, which does not mind heat and therefore suits a suitcase.</p><ul><li>250 mg of yeast per capsule</li><li>stable up to 30 °C</li><li>ten capsules, enough for a week abroad</li></ul><p>Not suitable for people with a central venous catheter or a severely weakened immune system. If you fall ill on the way, drink enough and see a doctor. The capsules are a dietary supplement and do not replace a varied diet, not even on holiday.</p>',
      mk: '<p>Поинаква вода, поинакви зачини, поинакво време за ручек: патувањето е промена и за цревата. GALAPRO® Travel содржи жив квасец <em>Saccharomyces boulardii</em>, на кој не му пречи топлината, па затоа е погоден за куферот.</p><ul><li>250 mg квасец во капсула</li><li>стабилен до 30 °C</li><li>десет капсули, доволно за една недела во странство</li></ul><p>Не е погоден за лица со централен венски катетер или со тешко ослабен имунитет. Ако се разболите на пат, пијте доволно течности и побарајте лекар. Капсулите се додаток на исхрана и не ја заменуваат разновидната исхрана, дури ни на одмор.</p>',
    },
    dosage: {
      en: 'Carton with 10 capsules. Adults: 1 capsule a day, starting two days before departure.',
      mk: 'Кутија со 10 капсули. Возрасни: по 1 капсула на ден, почнувајќи два дена пред тргнување.',
    },
    pack: {
      kind: 'blister',
      brand: 'GALAPRO Travel',
      registered: true,
      line: { en: 'live yeast for travellers', mk: 'жив квасец за патници' },
      strength: { en: '250 mg', mk: '250 mg' },
      amount: { en: '10 capsules', mk: '10 капсули' },
      colour: '#2e8f9e',
    },
  },
  {
    key: 'galapro-fibre-powder',
    categoryName: galapro,
    name: { en: 'GALAPRO® Fibre powder', mk: 'GALAPRO® прашок со растителни влакна' },
    description: {
      en: '<p>Most of us eat about half the dietary fibre that nutritionists recommend. This neutral powder of chicory inulin can make up part of the difference: it vanishes in coffee, soup or dough without changing the taste.</p><p>Chicory inulin contributes to normal bowel function by increasing stool frequency, at a daily intake of 12 g. Start with one scoop and increase slowly over a week, otherwise the stomach may rumble.</p><p>Drink at least a glass of water with every portion. Made from plants only, without sugar and sweeteners. Vegetables, pulses and whole grains should still come first.</p>',
      mk: '<p>Повеќето од нас внесуваат околу половина од растителните влакна што ги препорачуваат нутриционистите. Овој неутрален прашок со инулин од цикорија може да надомести дел од разликата: се раствора во кафе, супа или тесто без да го промени вкусот.</p><p>Инулинот од цикорија придонесува за нормалната функција на цревата со зголемување на зачестеноста на столицата, при дневен внес од 12 g. Почнете со една мерка и полека зголемувајте во текот на една недела, инаку стомакот може да закркори.</p><p>Со секоја порција испијте барем една чаша вода. Само од растенија, без шеќер и без засладувачи. Зеленчукот, мешункастите плодови и интегралните житарки сепак треба да бидат на прво место.</p>',
    },
    dosage: {
      en: 'Jar with 240 g and a measuring scoop (6 g). Adults: 1 scoop twice a day, dissolved in food or drink.',
      mk: 'Тегла со 240 g и мерна лажица (6 g). Возрасни: по 1 мерка двапати на ден, растворена во храна или пијалак.',
    },
    pack: {
      kind: 'jar',
      brand: 'GALAPRO',
      registered: true,
      line: { en: 'chicory inulin powder', mk: 'инулин од цикорија' },
      amount: { en: '240 g', mk: '240 g' },
      colour: '#8a9a3c',
    },
  },
  {
    key: 'galapro-lactase-tablets',
    categoryName: galapro,
    name: { en: 'GALAPRO® Lacto tablets', mk: 'GALAPRO® Lacto таблети' },
    description: {
      en: '<p>Ice cream with friends, cream in the sauce, grandmother’s milk pie: sometimes lactose cannot be avoided. The lactase enzyme improves lactose digestion in individuals who have difficulty digesting lactose.</p><p>One tablet contains 4,500 FCC units of lactase. Take it with the first bite, not afterwards. How much you need differs from person to person, and it is worth finding out with small portions.</p><p>The tablets do not help with an allergy to milk protein. Before you change your diet, let a doctor confirm the intolerance. A dietary supplement is no replacement for balanced meals.</p>',
      mk: '<p>Сладолед со пријателите, павлака во сосот, млечна пита кај баба: понекогаш лактозата не може да се избегне. Ензимот лактаза го подобрува варењето на лактозата кај лицата што тешко ја варат.</p><p>Една таблета содржи 4500 FCC единици лактаза. Земете ја со првиот залак, а не потоа. Потребното количество се разликува од човек до човек и вреди да се утврди со мали порции.</p><p>Таблетите не помагаат при алергија на млечни протеини. Пред да ја смените исхраната, нека ја потврди нетолеранцијата лекар. Додатокот на исхрана не е замена за урамнотежени оброци.</p>',
    },
    dosage: {
      en: 'Click dispenser with 50 tablets. Adults and children over 4 years: 1 tablet with every meal that contains lactose.',
      mk: 'Дозатор со 50 таблети. Возрасни и деца над 4 години: по 1 таблета со секој оброк што содржи лактоза.',
    },
    pack: {
      kind: 'carton',
      brand: 'GALAPRO Lacto',
      registered: true,
      line: { en: 'lactase enzyme tablets', mk: 'таблети со ензим лактаза' },
      strength: { en: '4500 FCC', mk: '4500 FCC' },
      amount: { en: '50 tablets', mk: '50 таблети' },
      colour: '#4a86c4',
    },
  },
];
